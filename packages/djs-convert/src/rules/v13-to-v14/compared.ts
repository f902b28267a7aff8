import type { BinaryExpression, Identifier, SwitchStatement } from "@babel/types";
import { methodCalls } from "../../engine/method-calls.ts";
import {
  bare,
  type Call,
  isCall,
  isMember,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { isCalledChannel, sidesOf } from "../comparisons.ts";
import { elementsOf, heldBy, type ReadFrom, readFrom } from "../held-values.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { enumMembers } from "./enum-members.ts";
import { enumValue } from "./enum-value.ts";
import * as enums from "./enums.ts";
import { keepsName } from "./held-members.ts";
import { type FoundByName, foundByName, ofDiscord } from "./unmistakable.ts";

const comparedBy = Map.groupBy(enumMembers, ([, member]) => member);

/** `channel.type === "GUILD_TEXT"`, also in a switch. */
export function comparedValues(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  for (const [subject, values] of sidesOf(node)) compare(rewriter, awaited(subject), values);
}

/** `(await channel.type) === "DM"`: who waits for what is there already gets the same. */
const awaited = (node: Node): Node => bare(node.type === "AwaitExpression" ? node.argument : node);

/** `mayChange`: whether the values are there for comparisons alone; otherwise a person has to look. */
function compare(rewriter: Rewriter, subject: Node, values: readonly Node[], mayChange = true): void {
  if (subject.type === "Identifier") compareType(rewriter, subject, values);
  const read = readFrom(rewriter, subject);
  if (!read) return;
  const type = rewriter.typeOf(read.object);
  if (mayChange && read.name === "type") typesOfMessages(rewriter, read.object, values);
  for (const [owner, , map] of comparedBy.get(read.name ?? "") ?? []) {
    const known = rewriter.matches(type, [owner], false);
    const receiver = known ?? heldAtTimes(rewriter, read.object, owner);
    const found = receiver ? "change" : type === undefined ? byName(rewriter, read, map, values) : null;
    if (found === "tell") rewriter.flag(map.id, subject, "argument-unknown");
    if (found !== "change") continue;
    if (known && read.whole && keepsName(rewriter, read.whole, map, known.weak)) continue;
    if (!mayChange && values.some(value => Object.hasOwn(map.values, stringValue(value) ?? "")))
      rewriter.flag(map.id, subject, "argument-unknown");
    for (const value of mayChange ? values : []) {
      if (stringValue(value) === "GUILD_STORE") rewriter.flag("14-130", value, "removed");
      else if (stringValue(value) === "UNKNOWN" && map === enums.channelTypes)
        rewriter.flag("14-T109", value, "removed");
      else enumValue(rewriter, map, value, receiver?.weak ?? true);
    }
  }
}

/** `let channel = settings.channel; if (channel) channel = guild.channels.cache.get(channel)`: an id, and then a channel. */
function heldAtTimes(rewriter: Rewriter, name: Node, owner: string): { weak: boolean } | null {
  const values = name.type === "Identifier" ? (heldBy(rewriter, name)?.values ?? []) : [];
  const isOne = values.length > 1 && values.some(one => rewriter.infer.isA(rewriter.typeOf(one), owner));
  return isOne ? { weak: true } : null;
}

/** `interaction.type === "DEFAULT"`, where a message may be what is called so. */
function typesOfMessages(rewriter: Rewriter, owner: Node, values: readonly Node[]): void {
  if (!rewriter.infer.isA(rewriter.typeOf(owner), "Interaction")) return;
  for (const value of values)
    if (/^(DEFAULT|REPLY)$/.test(stringValue(value) ?? ""))
      enumValue(rewriter, enums.messageTypes, value, true);
}

/** What is to be done where nothing is known of what is compared. */
function byName(
  rewriter: Rewriter,
  read: ReadFrom,
  map: enums.EnumMap,
  values: readonly Node[],
): FoundByName {
  const isOwn = ofDiscord.test(read.name ?? "") && rewriter.isBot;
  // Interactions and what a log tells of have such a member, and a different word for it each.
  if (read.name === "targetType" && rewriter.isBot && values.some(isOfTarget)) return "tell";
  return isOwn || isUnique(rewriter, read.object, map, values)
    ? "change"
    : foundByName(rewriter, read.object, map, values);
}

/** Words that only channels and options of commands have, and whatever is called an interaction. */
function isUnique(rewriter: Rewriter, owner: Node, map: enums.EnumMap, values: readonly Node[]): boolean {
  if (map === enums.commandTypes) return isOfCommand(rewriter, owner, values);
  if (map === enums.interactionTypes) return rewriter.isBot && /interaction$/i.test(rewriter.text(owner));
  if (map === enums.optionTypes) return rewriter.isOfBot && values.some(isOfSubcommand);
  if (map !== enums.channelTypes) return false;
  const isChannel = isCalledChannel(rewriter, owner) || isChannelElsewhere(rewriter, owner);
  return values.some(isOfGuild) || (values.some(isOfUsers) && isChannel);
}

const isOfTarget = (value: Node): boolean => /^(USER|MESSAGE)$/.test(stringValue(value) ?? "");

const isOfGuild = (value: Node): boolean => /^GUILD_[A-Z]+/.test(stringValue(value) ?? "");

/** `option.type === "SUB_COMMAND"`, of whatever keeps commands. */
const isOfSubcommand = (value: Node): boolean => /^SUB_COMMAND(_GROUP)?$/.test(stringValue(value) ?? "");

const isOfUsers = (value: Node): boolean => /^(GROUP_)?DM$/.test(stringValue(value) ?? "");

/** Whether the same name is that of a channel where else it is compared: `target.type === "GUILD_TEXT"`. */
function isChannelElsewhere({ tree }: Rewriter, owner: Node): boolean {
  const binding = owner.type === "Identifier" ? tree.resolve(owner) : null;
  const uses = binding ? tree.references(binding) : [];
  return uses.some(use => {
    const member = parentOf(use);
    const test = isMember(member) && memberName(member) === "type" ? parentOf(member) : undefined;
    const isTest = test?.type === "BinaryExpression" || test?.type === "SwitchStatement";
    return isTest && sidesOf(test).some(([subject, values]) => subject === member && values.some(isOfGuild));
  });
}

/** `["MESSAGE", "USER"].includes(file.type)` of a loader, and `command.type === "USER"`. */
function isOfCommand(rewriter: Rewriter, owner: Node, values: readonly Node[]): boolean {
  if (!rewriter.isOfBot) return false;
  const said = new Set(values.map(stringValue));
  const areTypes =
    values.length > 0 && [...said].every(one => Object.hasOwn(enums.commandTypes.values, one ?? ""));
  const isUnmistakable = said.has("CHAT_INPUT") || (said.has("MESSAGE") && said.has("USER"));
  return areTypes && (isUnmistakable || /(command|cmd|context|ctx|slash)/i.test(rewriter.text(owner)));
}

/** `(query, types = ["GUILD_TEXT"]) => …`, `create("Members", "GUILD_VOICE")`: what comes of it is not to be seen. */
export function leftChannelTypes(rewriter: Rewriter): void {
  if (!rewriter.isBot) return;
  for (const text of rewriter.tree.texts) {
    if (!isChannelType(text)) continue;
    const parent = parentOf(text);
    const isKey = (isMember(parent) && parent.property === text) || isKeyOf(parent, text);
    const isListed = parent?.type === "ArrayExpression" && parent.elements.find(isChannelType) !== text;
    if (!isKey && !isListed && !parent?.type.startsWith("TS"))
      rewriter.flagIfLeft(enums.channelTypes.id, text, "argument-unknown");
  }
}

const isChannelType = (node: Node | null): boolean =>
  node !== null && isOfGuild(node) && Object.hasOwn(enums.channelTypes.values, stringValue(node) ?? "");

const isKeyOf = (property: Node | undefined, text: Node): boolean =>
  property?.type === "ObjectProperty" && property.key === text;

/** `({ type }) => type === "GUILD_TEXT"`: a word that only channels have. */
function compareType(rewriter: Rewriter, subject: Identifier, values: readonly Node[]): void {
  if (!rewriter.isBot || !/type$/i.test(subject.name) || isWritten(rewriter, subject)) return;
  if (!values.some(isOfGuild)) return;
  for (const value of values) enumValue(rewriter, enums.channelTypes, value, true);
}

/** Whether the name is that of a variable, or of a parameter that is given texts. */
function isWritten(rewriter: Rewriter, subject: Identifier): boolean {
  const held = heldBy(rewriter, subject);
  if (!held || rewriter.tree.resolve(subject)?.kind !== "parameter") return held !== null;
  return held.values.some(value => stringValue(value) !== undefined);
}

/** `entry.targetType === "MESSAGE"`: words that are written otherwise, and are no numbers. */
export function auditWords(rewriter: Rewriter, node: BinaryExpression | SwitchStatement): void {
  for (const [subject, values] of sidesOf(node)) {
    if (!isMember(subject) || !/^(action|target)Type$/.test(memberName(subject) ?? "")) continue;
    const receiver = rewriter.receiver(subject, ["GuildAuditLogsEntry"], false);
    for (const value of receiver ? values : []) {
      const word = stringValue(value) ?? "";
      const to = `${rewriter.text(value)[0]}${enums.pascal(word)}${rewriter.text(value)[0]}`;
      if (receiver && /^[A-Z_]+$/.test(word))
        rewriter.change("14-T113", value, [replace(value, to)], receiver.weak);
    }
  }
}

/** `["GUILD_TEXT"].includes(channel.type)`, also by way of a variable that is there for that alone. */
export function included(rewriter: Rewriter, call: Call, first: Node): void {
  const list = isMember(call.callee) ? call.callee.object : null;
  const subject = bare(first);
  if (!list || (!isMember(subject) && subject.type !== "Identifier")) return;
  const listed = elementsOf(rewriter, list);
  if (!listed) return;
  const { held, values } = listed;
  compare(rewriter, subject, values, held === null || held.reads.every(asksForMember));
}

/** `new Set(["GUILD_NEWS"]).has(channel.type)`: a set is nothing of discord.js, what it is asked for is. */
export function askedSets(rewriter: Rewriter): void {
  if (!rewriter.isBot || !rewriter.tree.identifiers.has("Set")) return;
  for (const call of methodCalls(rewriter.tree, "has")) {
    const [first] = call.arguments;
    if (first) included(rewriter, call, first);
  }
}

/** `list.includes(channel.type)`. */
const asksForMember = (read: Node): boolean => {
  const callee = parentOf(read);
  const call = callee && parentOf(callee);
  if (!isMember(callee) || !/^(has|includes)$/.test(memberName(callee) ?? "") || !isCall(call)) return false;
  const first = call.arguments[0];
  return first !== undefined && isMember(bare(first)) && call.callee === callee;
};
