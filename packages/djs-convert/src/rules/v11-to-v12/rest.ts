import {
  type Call,
  endOf,
  isMember,
  type Member,
  memberName,
  outerEnd,
  outerStart,
  parentOf,
  propertyOf,
  startOf,
} from "../../engine/nodes.ts";
import type { Edit } from "../../engine/splice.ts";
import { stillPromised } from "../arguments.ts";
import { isRepeatable, optionsOf } from "../literals.ts";
import { type MemberRow, onlyOf, rename } from "../member-rows.ts";
import { after, before, type Rewriter, remove } from "../rewriter.ts";

const written: MemberRow["edit"] = (_rewriter, node) => {
  const parent = parentOf(node);
  return parent?.type === "AssignmentExpression" && parent.left === node ? null : [];
};

/** `member.user.lastMessage` is the member's; of any other user nobody knows whether it is there. */
const ofMember: MemberRow["edit"] = (rewriter, { object: user }) => {
  const isMembers = isMember(user) && memberName(user) === "user";
  return isMembers && rewriter.infer.isA(rewriter.typeOf(user.object), "GuildMember")
    ? [remove(outerEnd(user.object), endOf(user))]
    : null;
};

/** What gave nothing gives a promise that is kept when the typing stops: nobody may wait for it. */
function unawaited(call: Call | undefined): Edit[] {
  const waiting = call ? parentOf(call) : undefined;
  return call && waiting?.type === "AwaitExpression" && parentOf(waiting)?.type === "ExpressionStatement"
    ? [remove(startOf(waiting), outerStart(call))]
    : [];
}

/** `!game.streaming`: what stands before or behind it would take the first half of a comparison. */
function streaming(_rewriter: Rewriter, node: Member): Edit[] {
  const text = "type === 'STREAMING'";
  const parent = parentOf(node);
  const isLoose = parent !== undefined && /^(Unary|Binary|Await|Spread|Member|Optional)/.test(parent.type);
  return isLoose ? [before(node, "("), rename(node, text), after(node, ")")] : [rename(node, text)];
}

export const restRows: readonly MemberRow[] = [
  { id: "12-T06", on: ["Game"], member: "streaming", when: "read", edit: streaming },
  {
    id: "12-191",
    on: ["Guild"],
    member: "defaultChannel",
    when: "read",
    // Version 11 looked for the channel that has the id of its server, and so does this.
    edit: (rewriter, node) =>
      isRepeatable(node.object)
        ? [rename(node, `channels.cache.get(${rewriter.text(node.object)}.id)`)]
        : null,
    flag: "removed",
    alsoFlag: "behaviour",
  },
  { id: "12-T36", on: ["RateLimitInfo"], member: "timeDifference", flag: "removed" },
  {
    id: "12-T39",
    on: ["TextChannel", "DMChannel", "GroupDMChannel", "NewsChannel", "User", "GuildMember"],
    member: "startTyping",
    when: "called",
    edit: (_rewriter, _node, call) => unawaited(call),
  },
  {
    id: "12-T37",
    on: ["Guild"],
    member: "fetchAuditLogs",
    when: "called",
    edit: (rewriter, _node, call) => {
      const options = optionsOf(rewriter, call?.arguments[0]);
      return options && propertyOf(options, "after") ? null : [];
    },
    flag: "removed",
  },
  {
    id: "12-145",
    on: ["GroupDMChannel"],
    member: "createMessageCollector",
    edit: onlyOf(["GroupDMChannel"]),
    flag: "removed",
  },
  {
    id: "12-155",
    on: ["CategoryChannel"],
    member: "members",
    when: "read",
    edit: onlyOf(["CategoryChannel"]),
    flag: "behaviour",
  },
  {
    id: "12-088",
    on: ["Client"],
    member: "destroy",
    when: "called",
    // Awaiting what is no promise does no harm.
    fits: call => {
      const parent = call && parentOf(call);
      return isMember(parent) && parent.object === call;
    },
    edit: (_rewriter, _node, call) => (call ? stillPromised(call) : null),
    flag: "behaviour",
  },
  { id: "12-T20", on: ["Guild"], member: "explicitContentFilter", when: "read", flag: "behaviour" },
  { id: "12-196", on: ["Guild"], member: "verificationLevel", when: "read", flag: "behaviour" },
  { id: "12-T57", on: ["User"], member: "lastMessage", when: "read", edit: ofMember, flag: "behaviour" },
  { id: "12-202", on: ["GuildMember"], member: "lastMessage", when: "read", edit: written, flag: "removed" },
  { id: "12-203", on: ["Message"], member: "member", when: "read", edit: written, flag: "removed" },
  {
    id: "12-250",
    on: ["ShardingManager", "ShardClientUtil"],
    member: "respawnAll",
    when: "called",
    fits: call => (call?.arguments.length ?? 0) > 2,
    flag: "behaviour",
  },
  {
    id: "12-252",
    on: ["Shard"],
    member: "spawn",
    when: "called",
    fits: call => (call?.arguments.length ?? 0) > 0,
    flag: "behaviour",
  },
];

/** `client.pings[0]`, the newest of the last three: `client.ws.ping`. */
export function lastPing(rewriter: Rewriter, node: Member): void {
  const pings = node.object;
  if (!isMember(pings) || memberName(pings) !== "pings") return;
  if (node.property.type !== "NumericLiteral" || node.property.value !== 0) return;
  const receiver = rewriter.receiver(pings, ["Client"], false);
  if (!receiver) return;
  const edit = { start: outerEnd(pings.object), end: endOf(node), text: ".ws.ping" };
  rewriter.change("12-081", node, [edit], receiver.weak);
  rewriter.done.add(pings);
}
