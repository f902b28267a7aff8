import type { Identifier, NewExpression } from "@babel/types";
import {
  type Call,
  enclosingFunction,
  endOf,
  isFunc,
  isInvocation,
  isMember,
  isTarget,
  type Member,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { asUndefined } from "../comparisons.ts";
import type { MemberRow } from "../member-rows.ts";
import { after, before, type Rewriter, remove, replace } from "../rewriter.ts";

/** What version 12 gave of somebody of whom no presence was known; version 13 gives no presence. */
const unknown: Readonly<Record<string, string>> = { status: "'offline'", activities: "[]" };

/** `member.presence.status` becomes `member.presence?.status ?? 'offline'`. */
export const presenceOfMember: NonNullable<MemberRow["edit"]> = (rewriter, node) =>
  isAsked(rewriter, node) ? [] : readOf(rewriter, node);

/**
 * `member.user.presence` stands at the member, `message.author.presence` at the message's member; of any other user it is
 * looked up in the server that is at hand. The user of the client keeps its own.
 */
export const presenceOfUser: NonNullable<MemberRow["edit"]> = (rewriter, node) => {
  const type = rewriter.typeOf(node.object);
  // The bot knows what it has set for itself, in a server or not.
  if (type?.kind === "instance" && type.names.every(name => name === "ClientUser")) return [];
  const mayBeMember = rewriter.infer.isA(type, "GuildMember");
  const read = parentOf(node);
  // Of a user nobody had to ask whether there is one.
  const isOneOfBoth =
    mayBeMember &&
    !(isMember(read) && read.optional) &&
    rewriter.infer.isA(type, "User") &&
    guildAround(rewriter, node) !== null;
  if (mayBeMember && !isOneOfBoth) return presenceOfMember(rewriter, node, undefined);
  const edits = moved(rewriter, node);
  const around = edits && readOf(rewriter, node);
  // What goes around all of it stands before what goes around the user.
  return edits && around ? [...around, ...edits] : null;
};

function moved(rewriter: Rewriter, node: Member): Edit[] | null {
  const user = node.object;
  const name = isMember(user) ? memberName(user) : undefined;
  if (isMember(user) && name === "user" && rewriter.infer.isA(rewriter.typeOf(user.object), "GuildMember"))
    return [remove(outerEnd(user.object), endOf(user))];
  if (isMember(user) && name === "author" && !user.computed)
    // A message that comes directly has no member.
    return [replace(user.property, "member"), ...(node.optional ? [] : [after(user, "?")])];
  const guild = guildAround(rewriter, node);
  if (!guild || node.computed) return null;
  return [
    before(user, `${guild}${/\.guild$/.test(guild) ? "?" : ""}.presences.resolve(`),
    { start: outerEnd(user), end: endOf(node), text: ")", closes: true },
  ];
}

/** The server of what a function around the node is given: `message.guild`. */
function guildAround({ infer }: Rewriter, node: Node): string | null {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (!isFunc(at)) continue;
    for (const param of at.params) {
      if (param.type !== "Identifier") continue;
      const type = infer.typeOf(param);
      if (infer.isA(type, "Guild")) return param.name;
      if (["Message", "GuildMember"].some(one => infer.isA(type, one))) return `${param.name}.guild`;
    }
  }
  return null;
}

/** What is read of a presence, if there is one; null where it is set or taken apart. */
function readOf(rewriter: Rewriter, node: Node): Edit[] | null {
  const read = parentOf(node);
  if (read?.type === "VariableDeclarator")
    return read.id.type === "Identifier" ? readsOfName(rewriter, read.id) : null;
  if (isInvocation(read) && read.callee !== node && !isWrittenOut(rewriter, read)) {
    rewriter.flags.push({ rule: "13-114", node, reason: "behaviour", message: undefined });
    return [];
  }
  if (!isMember(read) || read.object !== node || read.optional) return [];
  if (read.computed || isTarget(read)) return null;
  const open = after(node, "?");
  const name = memberName(read) ?? "";
  const isNull = name === "clientStatus" && isComparedWithNull(rewriter, read);
  const instead = isNull ? "null" : Object.hasOwn(unknown, name) ? unknown[name] : undefined;
  const next = parentOf(read);
  // `activities[0]` of nothing is nothing, too.
  const isPicked = isMember(next) && next.object === read && next.computed;
  if (instead === undefined || isPicked) return [open];
  const text = ` ?? ${instead}`;
  // A list that is passed on may be made a text of, behind it.
  const isPassed = instead === "[]" && (isInvocation(next) || next?.type === "ObjectProperty");
  return standsAlone(read, next) && !isPassed
    ? [open, after(read, text)]
    : [before(read, "("), open, after(read, `${text})`)];
}

/** `console.log(member.presence)`, which takes nothing as well. */
const isWrittenOut = (rewriter: Rewriter, call: Call | NewExpression): boolean =>
  /^(console|JSON|util|Boolean|String)\b/.test(rewriter.text(call.callee));

/** `const p = member.presence; p.status`, where nobody asks whether there is one; null where one is set. */
function readsOfName(rewriter: Rewriter, name: Identifier): Edit[] | null {
  const binding = rewriter.tree.resolve(name);
  const uses = binding ? rewriter.tree.references(binding) : [];
  const isKnown = uses.every(use => {
    const read = parentOf(use);
    return isMember(read) && read.object === use && !read.optional;
  });
  const edits = isKnown ? uses.map(use => readOf(rewriter, use)) : [];
  return edits.includes(null) ? null : edits.flatMap(one => one ?? []);
}

/** `presence.clientStatus === null`, also by the name that it got. */
function isComparedWithNull({ tree }: Rewriter, read: Node): boolean {
  const parent = parentOf(read);
  if (parent?.type === "BinaryExpression") return asUndefined(read).length > 0;
  const name = parent?.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : null;
  const binding = name && tree.resolve(name);
  return binding ? tree.references(binding).some(use => asUndefined(use).length > 0) : false;
}

/** Whether `??` binds no more than the value itself where it stands. */
function standsAlone(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case "CallExpression":
    case "OptionalCallExpression":
    case "NewExpression":
      return parent.callee !== node;
    case "ObjectProperty":
      return parent.value === node;
    case "AssignmentExpression":
      return parent.right === node;
    case "ArrowFunctionExpression":
      return parent.body === node;
    case "ArrayExpression":
    case "ReturnStatement":
    case "SwitchStatement":
    case "TemplateLiteral":
    case "VariableDeclarator":
      return true;
    default:
      return false;
  }
}

/** Whether the function has asked before if there is this presence. */
function isAsked(rewriter: Rewriter, node: Member): boolean {
  const text = rewriter.text(node);
  return (rewriter.tree.identifiers.get("presence") ?? []).some(name => {
    const other = parentOf(name);
    if (!isMember(other) || other.property !== name || rewriter.text(other) !== text) return false;
    if (startOf(other) >= startOf(node) || enclosingFunction(other) !== enclosingFunction(node)) return false;
    const parent = parentOf(other);
    switch (parent?.type) {
      case "IfStatement":
      case "ConditionalExpression":
        return parent.test === other;
      case "LogicalExpression":
      case "UnaryExpression":
      case "BinaryExpression":
        return true;
      default:
        return false;
    }
  });
}
