import { type Call, isMethodOf, keyName, propertyOf } from "../../engine/nodes.ts";
import { allOptions } from "../held-values.ts";
import type { MemberRow } from "../member-rows.ts";
import { replace } from "../rewriter.ts";

/** Days of messages to delete are seconds now. */
const banDays =
  (index: number): NonNullable<MemberRow["edit"]> =>
  (rewriter, _node, call) =>
    allOptions(rewriter, call?.arguments[index]).flatMap(options => {
      const days = propertyOf(options, "days");
      if (!days || rewriter.done.has(days)) return [];
      rewriter.done.add(days);
      const { value } = days;
      if (value.type === "NumericLiteral")
        return [replace(days, `deleteMessageSeconds: ${value.value * 86_400}`)];
      const text = days.shorthand ? "days" : rewriter.text(value);
      const isSimple = /^[\w.]+$/.test(text);
      return [replace(days, `deleteMessageSeconds: ${isSimple ? text : `(${text})`} * 86_400`)];
    });

/** `x.ban({ days: 7 })`, `x.bans.create(user, { days: 7 })`: with nothing but what a ban of Discord takes. */
function countsDays(call: Call | undefined, index: number): boolean {
  const options = call?.arguments[index];
  if (options?.type !== "ObjectExpression" || !propertyOf(options, "days")) return false;
  return options.properties.every(one => /^(days|reason)$/.test(keyName(one) ?? ""));
}

/** Of something unknown. */
const ofUnknown = (member: string, index: number): MemberRow => ({
  id: "14-078",
  on: ["GuildMember"],
  member,
  unique: true,
  when: "called",
  fits: call => countsDays(call, index) && (member === "ban" || isMethodOf(call, "bans")),
  edit: banDays(index),
});

export const banRows: readonly MemberRow[] = [
  {
    id: "14-078",
    on: ["GuildMemberManager", "GuildBanManager"],
    member: "ban",
    when: "called",
    edit: banDays(1),
  },
  { id: "14-078", on: ["GuildBanManager"], member: "create", when: "called", edit: banDays(1) },
  { id: "14-078", on: ["GuildMember"], member: "ban", when: "called", edit: banDays(0) },
  ofUnknown("ban", 0),
  ofUnknown("ban", 1),
  ofUnknown("create", 1),
];
