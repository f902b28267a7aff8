import {
  type Call,
  chainRoot,
  isBracketed,
  isCall,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../../engine/nodes.ts";
import type { Edit } from "../../../engine/splice.ts";
import { dropArguments } from "../../arguments.ts";
import type { EventRow } from "../../event-rows.ts";
import { type MemberRow, rename } from "../../member-rows.ts";
import { after, before, type Rewriter } from "../../rewriter.ts";
import { isChained, isConnection, isTyped } from "./nodes.ts";
import { voiceNames } from "./voice-names.ts";

/**
 * Whether something plays what a connection was given: what is called `dispatcher` only may be the bot's own, or that
 * of a package.
 */
function isDispatcher(rewriter: Rewriter, node: Node): boolean {
  const type = rewriter.typeOf(node);
  if (type?.kind === "instance" && !type.weak) return true;
  const root = isCall(node) ? chainRoot(node) : node;
  if (isPlayed(rewriter, node) || (root !== node && isDispatcher(rewriter, root))) return true;
  if (isMember(node)) {
    if (memberName(node) === "dispatcher" && isConnection(rewriter, node.object)) return true;
    const assigned = rewriter.tree.memberAssignments.get(memberName(node) ?? "") ?? [];
    return assigned.some(one => isPlayed(rewriter, one.right));
  }
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (!binding) return false;
  const { owner } = binding;
  const init = owner.type === "VariableDeclarator" ? owner.init : null;
  const isOf = (value: Node): boolean =>
    isPlayed(rewriter, value) || (isMember(value) && isDispatcher(rewriter, value));
  return (init ? isOf(init) : false) || rewriter.tree.assignmentsOf(binding).some(one => isOf(one.right));
}

/** `await connection.play(x).on("finish", f)`. */
function isPlayed(rewriter: Rewriter, node: Node): boolean {
  let at = node.type === "AwaitExpression" ? node.argument : node;
  while (isCall(at) && isMember(at.callee)) {
    if (memberName(at.callee) === "play" && isConnection(rewriter, at.callee.object)) return true;
    at = at.callee.object;
  }
  return false;
}

type Rewrite = NonNullable<MemberRow["edit"]>;

/** The rewrite where it is certain that this is one, and has a name. */
const ofDispatcher =
  (rewrite: Rewrite): Rewrite =>
  (rewriter, node, call) =>
    isCall(node.object) || (call && isChained(call)) || !isDispatcher(rewriter, node.object)
      ? null
      : rewrite(rewriter, node, call);

/** Another call without arguments, but for those that are said. */
const callInstead = (to: string, given = ""): Rewrite =>
  ofDispatcher((rewriter, node, call) => {
    if (!call) return null;
    const [first] = call.arguments;
    const last = call.arguments.at(-1);
    if (!first || !last)
      return [rename(node, to), ...(given ? [{ ...after(node, ""), ...within(call, given) }] : [])];
    return [rename(node, to), ...dropArguments(rewriter, call), ...(given ? [before(first, given)] : [])];
  });

/** Text between the brackets of a call that has no arguments. */
const within = (call: Call, text: string): Edit => {
  const at = (call.end ?? 0) - 1;
  return { start: at, end: at, text };
};

const isAlone = (node: Node): boolean => {
  const parent = parentOf(node);
  switch (parent?.type) {
    case "IfStatement":
    case "WhileStatement":
    case "VariableDeclarator":
    case "ReturnStatement":
    case "LogicalExpression":
    case "ArrowFunctionExpression":
    case "ObjectProperty":
      return true;
    case "ConditionalExpression":
      return parent.test === node;
    case "AssignmentExpression":
      return parent.right === node;
    default:
      return isBracketed(node) || (isCall(parent) && parent.callee !== node);
  }
};

/** `dispatcher.paused`, `!dispatcher.paused`. */
function paused(rewriter: Rewriter, node: Member): Edit[] | null {
  const parent = parentOf(node);
  if (parent?.type === "AssignmentExpression" && parent.left === node) return null;
  const names = voiceNames(rewriter, node, "AudioPlayerStatus");
  if (!names) return null;
  const not = parent?.type === "UnaryExpression" && parent.operator === "!" ? parent : null;
  const whole = not ?? node;
  const isOpen = isAlone(whole);
  const compared = `${not ? "!" : "="}== ${names[0]}.Paused`;
  return [
    isOpen ? replaceHead(whole, node, "") : replaceHead(whole, node, "("),
    rename(node, "state.status"),
    after(whole, ` ${compared}${isOpen ? "" : ")"}`),
  ];
}

/** What stands before the player: `!` goes. */
const replaceHead = (whole: Node, node: Node, text: string): Edit => ({
  start: whole.start ?? 0,
  end: node.start ?? 0,
  text,
});

/** When it was paused is not kept: it is whether it is that is asked as a rule. */
const pausedSince: Rewrite = (rewriter, node, call) => {
  const parent = parentOf(node);
  const isAsked =
    (parent?.type === "IfStatement" || parent?.type === "ConditionalExpression") && parent.test === node;
  const isDenied = parent?.type === "UnaryExpression" && parent.operator === "!";
  return isAsked || isDenied ? ofDispatcher(paused)(rewriter, node, call) : null;
};

const row = (member: string, when: "called" | "read", edit: Rewrite): MemberRow => ({
  id: "13-002",
  on: ["StreamDispatcher"],
  member,
  when,
  edit,
  flag: "voice",
});

const renamed = (to: string): Rewrite =>
  ofDispatcher((rewriter, node) => (isTyped(rewriter) ? null : [rename(node, to)]));

/** What a player has, too. */
const kept = (
  "addListener emit listenerCount listeners off on once pause prependListener prependOnceListener removeAllListeners " +
  "removeListener"
).split(" ");

const volumes = ["", "Logarithmic", "Decibels"];

export const dispatcherRows: readonly MemberRow[] = [
  row("resume", "called", callInstead("unpause")),
  // Without `true` one that is paused would not stop before it goes on.
  row("end", "called", callInstead("stop", "true")),
  row("destroy", "called", callInstead("stop", "true")),
  row("paused", "read", ofDispatcher(paused)),
  row("pausedSince", "read", pausedSince),
  row("streamTime", "read", renamed("state.playbackDuration")),
  ...volumes.flatMap(kind => [
    row(`setVolume${kind}`, "called", renamed(`state.resource?.volume?.setVolume${kind}`)),
    row(`volume${kind}`, "read", renamed(`state.resource?.volume?.volume${kind}`)),
  ]),
  ...kept.map((member): MemberRow => ({ id: "13-002", on: ["StreamDispatcher"], member, edit: () => [] })),
  ...["pausedTime", "totalStreamTime", "broadcast", "setBitrate", "setFEC", "setPLP"].map(
    (member): MemberRow => ({ id: "13-002", on: ["StreamDispatcher"], member, flag: "voice" }),
  ),
];

const status =
  (name: string): NonNullable<EventRow["rename"]> =>
  (rewriter, event) => {
    const call = parentOf(event);
    const target = isCall(call) && isMember(call.callee) ? call.callee.object : null;
    const isOne = target !== null && isDispatcher(rewriter, target);
    const names = isOne ? voiceNames(rewriter, event, "AudioPlayerStatus") : null;
    return names && `${names[0]}.${name}`;
  };

export const dispatcherEvents: readonly EventRow[] = [
  { id: "13-002", on: "StreamDispatcher", event: "finish", rename: status("Idle"), flag: "voice" },
  {
    id: "13-002",
    on: "StreamDispatcher",
    event: "start",
    rename: status("Playing"),
    isOnce: true,
    flag: "voice",
  },
  ...["close", "speaking", "volumeChange"].map(
    (event): EventRow => ({ id: "13-002", on: "StreamDispatcher", event, flag: "voice", message: event }),
  ),
];
