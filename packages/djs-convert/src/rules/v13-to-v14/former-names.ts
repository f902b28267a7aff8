import type { Identifier } from "@babel/types";
import { isCall, isMember, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { startsStatement } from "../literals.ts";
import { after, before, type Rewriter } from "../rewriter.ts";
import * as enums from "./enums.ts";

/** Some of their numbers are called otherwise now than version 13 called them: a person has to see what is made of it. */
const calledOtherwise: ReadonlySet<enums.EnumMap> = new Set([
  enums.messageTypes,
  enums.optionTypes,
  enums.webhookTypes,
]);

/** Which version it was that gave names to what was a number before; the others had them from the start. */
const namedSince: Readonly<Record<string, number>> = {
  verificationLevel: 12,
  explicitContentFilter: 12,
  premiumTier: 13,
  mfaLevel: 13,
  nsfwLevel: 13,
};

/** Whose members are 0, 1, 2 and so on: their names fit into a list. */
const levels: ReadonlySet<enums.EnumMap> = new Set([
  enums.verificationLevels,
  enums.contentFilters,
  enums.premiumTiers,
  enums.mfaLevels,
  enums.nsfwLevels,
  enums.notificationLevels,
]);

/**
 * `["NONE", "LOW", …][guild.verificationLevel]`, `ChannelType[channel.type].replace(…).toUpperCase()`: what version 13
 * called it. The enums of version 14 give a number its former name where it has got another one since. Says whether it could.
 */
export function formerName(
  rewriter: Rewriter,
  node: Member | Identifier,
  map: enums.EnumMap,
  weak: boolean,
  name = isMember(node) ? memberName(node) : node.name,
): boolean {
  if (!hadName(rewriter, name)) return false;
  const isListed = levels.has(map);
  const names = isListed ? listOf(map) : rewriter.exported(map.name);
  if (names === null || (isListed && startsStatement(node))) return false;
  const isOther = calledOtherwise.has(map);
  const property = parentOf(node);
  const key = property?.type === "ObjectProperty" && property.shorthand ? `${rewriter.text(node)}: ` : "";
  const edits = [
    before(node, `${key}${names}[`),
    after(node, `]${isListed ? goesOn(node) : spelled(node, map)}`),
  ];
  rewriter.wrap(map.id, node, edits, weak || isOther);
  if (isOther) rewriter.flags.push({ rule: map.id, node, reason: "behaviour", message: undefined });
  return true;
}

/** Whether it was a name in the version that the bot was written for. */
export const hadName = (rewriter: Rewriter, name: string | undefined): boolean =>
  rewriter.writtenFor >= (namedSince[name ?? ""] ?? 0);

/** Whether it gives the name of what it is asked for: `ChannelType[channel.type]`. */
export const givesName = (rewriter: Rewriter, table: Node, map: enums.EnumMap): boolean =>
  new RegExp(`(^|\\.)${map.name}$`).test(rewriter.text(table)) || rewriter.text(table) === listOf(map);

const listOf = (map: enums.EnumMap): string =>
  `[${Object.keys(map.values)
    .map(name => `'${name}'`)
    .join(", ")}]`;

/** `guild?.nsfwLevel.at(0)`: what follows is not asked of nothing either. */
const goesOn = (node: Node): string => {
  const next = parentOf(node);
  const isOpen =
    node.type === "OptionalMemberExpression" && isMember(next) && next.object === node && !next.optional;
  return isOpen ? (next.computed ? "?." : "?") : "";
};

/** What makes the old spelling of a member's name: nothing where it is asked for in one case anyway. */
function spelled(node: Node, map: enums.EnumMap): string {
  if (map === enums.webhookTypes) return "";
  const chain = node.type === "OptionalMemberExpression" ? "?." : ".";
  if (map === enums.overwriteTypes) return `${chain}toLowerCase()`;
  const hasParts = Object.keys(map.values).some(key => key.includes("_"));
  const inParts = `${chain}replace(/[a-z](?=[A-Z])/g, '$&_')`;
  // `SUB_COMMAND` is `Subcommand` by now.
  const isSplit = map === enums.optionTypes;
  const parts = !hasParts ? "" : isSplit ? `${inParts}.replace('Sub', 'Sub_')` : inParts;
  const isAnyCase = asksForCase(node) && (hasParts || chain === ".");
  return isAnyCase ? parts : `${parts}${parts ? "." : chain}toUpperCase()`;
}

function asksForCase(node: Node): boolean {
  const method = parentOf(node);
  const isCalled = isMember(method) && method.object === node && isCall(parentOf(method));
  return isCalled && /^to(Lower|Upper)Case$/.test(memberName(method) ?? "");
}
