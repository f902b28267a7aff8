import { type Call, isMember, isTarget, type Member, memberName } from "../../engine/nodes.ts";
import type { MemberRow } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";

/** `x.delete(5000)`: a number that no key of a list is. */
const waits = (call: Call | undefined): boolean => {
  const time = call?.arguments[0];
  return call?.arguments.length === 1 && time?.type === "NumericLiteral" && time.value >= 1000;
};

/** What is the matter of a person where nothing says what it is asked of. */
export const toldRows: readonly MemberRow[] = [
  { id: "12-206", on: ["GuildMember"], member: "serverDeaf", told: true },
  { id: "12-209", on: ["GuildMember"], member: "serverMute", told: true },
  { id: "12-214", on: ["GuildMember"], member: "setDeaf", when: "called", told: true },
  { id: "12-215", on: ["GuildMember"], member: "setMute", when: "called", told: true },
  { id: "12-222", on: ["Message"], member: "delete", when: "called", told: true, fits: waits },
];

/** `x.presence.game`, which the settings of a bot may have as well. */
export function gamesOfPresences(rewriter: Rewriter, node: Member): void {
  const { object } = node;
  const isOne = rewriter.isBot && isMember(object) && memberName(object) === "presence" && !isTarget(node);
  if (isOne && !rewriter.done.has(node) && rewriter.typeOf(object) === undefined)
    rewriter.flag("12-175", node, "receiver-unknown");
}
