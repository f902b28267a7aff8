import {
  type Call,
  enclosingFunction,
  endOf,
  isInvocation,
  isMember,
  memberName,
  type Node,
  outerEnd,
  parentOf,
  propertyOf,
  stringValue,
} from "../../engine/nodes.ts";
import { isOptions, optionsOf } from "../literals.ts";
import { type MemberRow, onlyOf } from "../member-rows.ts";
import { before, after as insertedAfter, type Rewriter, remove, replace } from "../rewriter.ts";
import { besideBigInt } from "./permission-numbers.ts";
import { presenceOfMember } from "./presences.ts";

/** A reason that was a string of its own stands among options; what may be either is left to a person. */
const reasonAt =
  (index: number): NonNullable<MemberRow["edit"]> =>
  (rewriter, _node, call) => {
    const given = call?.arguments[index];
    if (!given || isOptions(rewriter, given)) return [];
    const isText = stringValue(given) !== undefined || rewriter.typeOf(given)?.kind === "string";
    return isText ? [before(given, "{ reason: "), insertedAfter(given, " }")] : null;
  };

/** `pin({ reason: "x" })` becomes `pin("x")`. */
const bareReason: MemberRow["edit"] = (rewriter, _node, call) => {
  const given = call?.arguments[0];
  if (given?.type !== "ObjectExpression") return given && isOptions(rewriter, given) ? null : [];
  const reason = propertyOf(given, "reason");
  if (!reason || given.properties.length > 1) return null;
  return [replace(given, rewriter.text(reason.value))];
};

const hasOption = (rewriter: Rewriter, call: Call | undefined, name: string): boolean => {
  const options = call && optionsOf(rewriter, call.arguments[0]);
  return Boolean(options && propertyOf(options, name));
};

/** What a call gives back is used. */
const isUsed = (call: Call | undefined): boolean => {
  let at: Node | undefined = call && parentOf(call);
  if (at?.type === "AwaitExpression") at = parentOf(at);
  return at !== undefined && at.type !== "ExpressionStatement";
};

const closed = ["CategoryChannel"];

export const restRows: readonly MemberRow[] = [
  { id: "13-T84", on: ["GuildMemberRoleManager"], member: "_roles", when: "read", to: "cache" },
  { id: "13-T58", on: ["Guild"], member: "premiumTier", when: "read", flag: "behaviour" },
  ...["memberPermissions", "rolePermissions"].map(
    (member): MemberRow => ({
      id: "13-T96",
      on: ["GuildChannel"],
      member,
      when: "called",
      fits: call => call?.arguments.length === 1,
      to: "permissionsFor",
      unique: true,
    }),
  ),
  { id: "13-101", on: closed, member: "createInvite", edit: onlyOf(closed), flag: "removed" },
  { id: "13-102", on: closed, member: "fetchInvites", edit: onlyOf(closed), flag: "removed" },
  {
    id: "13-103",
    on: [...closed, "VoiceChannel"],
    member: "setTopic",
    edit: onlyOf([...closed, "VoiceChannel"]),
    flag: "removed",
  },
  {
    id: "13-126",
    on: ["Shard"],
    member: "spawn",
    when: "called",
    fits: call => (call?.arguments.length ?? 0) > 0,
    flag: "behaviour",
  },
  {
    id: "13-066",
    on: ["Client"],
    member: "login",
    when: "called",
    // Once at the start nobody meets the limit; again and again one does.
    edit: (_rewriter, node) => (isRepeated(node) ? null : []),
    flag: "behaviour",
  },
  { id: "13-104", on: ["GuildMember"], member: "ban", when: "called", edit: reasonAt(0) },
  { id: "13-105", on: ["GuildMemberManager"], member: "ban", when: "called", edit: reasonAt(1) },
  {
    id: "13-114",
    on: ["GuildMember"],
    member: "presence",
    when: "read",
    edit: presenceOfMember,
    flag: "behaviour",
  },
  {
    id: "13-122",
    on: ["ReactionUserManager"],
    member: "fetch",
    when: "called",
    edit: (rewriter, _node, call) => (hasOption(rewriter, call, "before") ? null : []),
    flag: "removed",
  },
  {
    id: "13-124",
    on: ["RoleManager"],
    member: "fetch",
    when: "called",
    fits: call => call?.arguments.length === 0 && isUsed(call),
    flag: "behaviour",
  },
  ...["pin", "unpin"].map(
    (member): MemberRow => ({ id: "13-T43", on: ["Message"], member, when: "called", edit: bareReason }),
  ),
  {
    id: "13-T42",
    on: ["ChannelManager", "MessageManager", "RoleManager", "UserManager"],
    member: "fetch",
    when: "called",
    fits: call => call !== undefined && call.arguments.length > 1,
    args: { first: 1, keys: ["cache", "force"] },
  },
  {
    id: "13-T42",
    on: ["GuildManager"],
    member: "fetch",
    when: "called",
    fits: call => call !== undefined && call.arguments.length > 1,
    args: { first: 0, keys: ["guild", "cache", "force"] },
  },
  {
    id: "13-T42",
    on: ["MessageManager"],
    member: "fetch",
    when: "called",
    unique: true,
    fits: isFetchedMessage,
    args: { first: 1, keys: ["cache", "force"] },
  },
  { id: "13-T66", on: ["RateLimitData"], member: "timeDifference", flag: "removed" },
  { id: "13-T62", on: ["MessageReaction"], member: "_emoji", to: "emoji" },
  {
    id: "13-T59",
    on: ["Collector"],
    member: "endReason",
    when: "called",
    edit: (_rewriter, node, call) => (call ? [remove(outerEnd(node), endOf(call))] : null),
  },
  {
    id: "13-048",
    on: ["BitField"],
    member: "bitfield",
    when: "read",
    edit: (rewriter, node) => (isCounted(rewriter, node) ? besideBigInt(rewriter, node) : []),
    flag: "behaviour",
  },
];

/** `x.messages.fetch(id, false)`: whatever `x` is, nothing else is called so. */
function isFetchedMessage(call: Call | undefined): boolean {
  const owner = isMember(call?.callee) ? call.callee.object : undefined;
  return call?.arguments[1]?.type === "BooleanLiteral" && isMember(owner) && memberName(owner) === "messages";
}

/** In a function that something else calls: a timer, an event, the end of a promise. */
function isRepeated(node: Node): boolean {
  const func = enclosingFunction(node);
  return func !== undefined && isInvocation(parentOf(func));
}

/** Reckoned or compared with a number: only bitfields of permissions are BigInts. */
function isCounted(rewriter: Rewriter, node: Node): boolean {
  if (!isMember(node) || !rewriter.infer.isA(rewriter.typeOf(node.object), "Permissions")) return false;
  return parentOf(node)?.type === "BinaryExpression";
}
