import type { Identifier, NewExpression } from "@babel/types";
import {
  type Call,
  callOf,
  type Func,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { toldEvent } from "../../infer/event-files.ts";
import { isHandler } from "../../infer/handlers.ts";
import { rename } from "../member-rows.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { listenerOf } from "./listeners.ts";
import { isMeantAsMember } from "./voice-state.ts";

/** In `on("presenceUpdate")` two presences come instead of two members. */
export function presenceHandler(rewriter: Rewriter, call: Call | NewExpression): void {
  const func = listenerOf(rewriter, call, "presenceUpdate")?.func;
  if (func) presencesInstead(rewriter, func);
}

/** The same for `events/presenceUpdate.js`, and for a file without a name that holds nothing but such a handler. */
export function presenceFile(rewriter: Rewriter): void {
  if (!rewriter.tree.identifiers.has("presence") && !rewriter.tree.identifiers.has("frozenPresence")) return;
  const { filename } = rewriter.infer;
  const isNamed = filename !== undefined && /presenceUpdate\.[cm]?[jt]s$/.test(filename);
  for (const func of rewriter.tree.functions) {
    if (pairOf(func) === null) continue;
    const isTold = toldEvent(rewriter.infer, func) === "presenceUpdate";
    const isAlone = filename === undefined && isHandler(func) && comparesPresences(rewriter, func);
    if (!isTold && !(isNamed && isHandler(func)) && !isAlone) continue;
    presencesInstead(rewriter, func);
    return;
  }
}

/** `(client, oldMember, newMember)`: the two; null where one has another name, or is taken apart. */
function pairOf(func: Func): readonly [Identifier, Identifier] | null {
  const [old, now, ...others] = func.params.flatMap(param =>
    param.type === "Identifier" && !/^(client|bot|self|app|_)$/i.test(param.name) ? [param] : [],
  );
  const isPair = others.length === 0 && ofOldName.test(old?.name ?? "") && now !== undefined;
  return old && isPair ? [old, now] : null;
}

/** `oldMember`, `before`, `prevMember`, `oMember`, `o`. */
const ofOldName = /^(old|before|Old|Before|prev(?=[A-Z_])|o(?=[A-Z_]|$))/;

/** `oldMember.presence`, or `oldMember.user.presence`, of both. */
const comparesPresences = (rewriter: Rewriter, func: Func): boolean =>
  (pairOf(func) ?? []).every(param => isShown(rewriter, param));

const isShown = (rewriter: Rewriter, param: Identifier): boolean =>
  usesOf(rewriter, param).some(use => {
    const member = parentOf(use);
    const next = member && parentOf(member);
    return [member, next].some(one => isMember(one) && presenceNames.test(memberName(one) ?? ""));
  });

const presenceNames = /^(frozenP|p)resence$/;

function usesOf({ tree }: Rewriter, param: Identifier): Identifier[] {
  const binding = tree.resolve(param);
  return binding ? tree.references(binding) : [];
}

function presencesInstead(rewriter: Rewriter, func: Func): void {
  const pair = pairOf(func);
  const { identifiers } = rewriter.tree;
  if (!pair || pair.some(one => rewriter.tree.resolve(one)?.owner !== func)) return;
  // What holds a presence is not to be called a member, nor to be changed again: a presence has none to show.
  const isNamed = pair[0].name === was && pair[1].name === now;
  if (!isNamed && (identifiers.has(was) || identifiers.has(now))) return;
  const uses = pair.flatMap(one => usesOf(rewriter, one));
  const isDone = isNamed || uses.some(use => asksPresence(rewriter, use));
  if (isDone && !uses.some(use => asksMember(rewriter, use))) return;
  for (const [param, name] of [
    [pair[0], was],
    [pair[1], now],
  ] as const) {
    if (!isNamed) rewriter.change("12-092", param, [replace(param, name)]);
    for (const use of usesOf(rewriter, param)) {
      if (param === pair[0]) ofOld(rewriter, use);
      else presenceInstead(rewriter, use, now);
    }
  }
}

function keyOf(use: Identifier): string {
  const member = parentOf(use);
  return isMember(member) && member.object === use ? (memberName(member) ?? "") : "";
}

/** Whether something is asked that only a member has, or a presence of version 11. */
function asksMember({ from, to }: Rewriter, use: Identifier): boolean {
  const key = keyOf(use);
  const isOfMember = from.member("GuildMember", key) !== undefined && !to.member("Presence", key);
  return presenceNames.test(key) || key === "game" || isOfMember;
}

/** Whether something is asked that only a presence of version 12 has: `.member`, `.status`, `.activities`. */
function asksPresence({ from, to }: Rewriter, use: Identifier): boolean {
  const key = keyOf(use);
  return to.member("Presence", key) !== undefined && from.member("GuildMember", key) === undefined;
}

const was = "oldPresence";
const now = "newPresence";

/** There need not be one before: only what it shows is asked of it, all else of the one that there is now. */
function ofOld(rewriter: Rewriter, use: Identifier): void {
  const shown = shownBy(use);
  const read = shown && parentOf(shown);
  if (shown) rewriter.done.add(shown);
  if (!shown || !isMember(read) || read.object !== shown) {
    const member = parentOf(use);
    const isAsked = isMember(member) && member.object === use;
    const isOwn = use.name === was ? isOfPresence(rewriter, keyOf(use)) : asksPresence(rewriter, use);
    presenceInstead(rewriter, use, isAsked && !shown && !isOwn ? now : was);
    return;
  }
  // A method goes on being one of what it is called on.
  const whole = callOf(read) ?? read;
  const edits: Edit[] = [before(whole, `(${was} && `), insteadOf(shown, was), after(whole, ")")];
  rewriter.change("12-092", use, edits);
}

function presenceInstead(rewriter: Rewriter, use: Identifier, name: string): void {
  const member = parentOf(use);
  const shown = shownBy(use);
  if (shown) {
    rewriter.change("12-092", use, [insteadOf(shown, name)]);
    rewriter.done.add(shown);
  } else if (isMember(member) && member.object === use) {
    const key = memberName(member) ?? "";
    const own = use.name === name ? [] : [replace(use, name)];
    if (key === "id") rewriter.change("12-092", member, [replace(member, `${name}.userID`)]);
    else if (key === "game") rewriter.change("12-175", member, [...own, rename(member, "activities[0]")]);
    else if (isOfPresence(rewriter, key)) rewriter.change("12-092", use, own);
    else rewriter.change("12-092", use, [replace(use, `${name}.member`)]);
  } else if (isMeantAsMember(rewriter, use)) rewriter.change("12-092", use, [replace(use, `${name}.member`)]);
  else {
    const isShort = member?.type === "ObjectProperty" && member.shorthand;
    if (use.name !== name)
      rewriter.change("12-092", use, [replace(use, isShort ? `${use.name}: ${name}` : name)]);
    rewriter.flag("12-092", use, "behaviour");
  }
}

/** What a presence has: of what a member had, the server and the user. */
const isOfPresence = ({ to }: Rewriter, key: string): boolean =>
  key === "game" || to.member("Presence", key) !== undefined;

/** `newMember.presence`, which is what is given now. */
function shownBy(use: Identifier): Member | null {
  const member = parentOf(use);
  const isShown = isMember(member) && member.object === use && presenceNames.test(memberName(member) ?? "");
  return isShown ? member : null;
}

const insteadOf = (shown: Node, name: string): Edit => ({
  start: startOf(shown),
  end: shown.end ?? startOf(shown),
  text: name,
});
