import type { NewExpression, ObjectProperty } from "@babel/types";
import {
  type Call,
  invocationAround,
  isCall,
  isMember,
  keyName,
  memberName,
  type Node,
  stringValue,
} from "../../engine/nodes.ts";
import { isForeign } from "../foreign.ts";
import { type Rewriter, replace } from "../rewriter.ts";
import { enumValue } from "./enum-value.ts";
import * as enums from "./enums.ts";

/** [key, methods that take it, enum]: settings of servers, events and messages. */
const settings: readonly (readonly [string, RegExp, enums.EnumMap])[] = [
  ["verificationLevel", /^(create|edit)$/, enums.verificationLevels],
  ["explicitContentFilter", /^(create|edit)$/, enums.contentFilters],
  ["defaultMessageNotifications", /^(create|edit)$/, enums.notificationLevels],
  ["privacyLevel", /^(create|edit)$/, enums.eventPrivacy],
  ["entityType", /^(create|edit)$/, enums.eventEntities],
  ["status", /^edit$/, enums.eventStatuses],
];

const senders = /^(deferReply|deferUpdate|edit|editReply|followUp|reply|send|update)$/;

export const settingNames = `flags ${settings.map(([name]) => name).join(" ")}`;

/** `reply({ flags: ["EPHEMERAL"] })`, `scheduledEvents.create({ entityType: "VOICE" })`. */
export function settingKeys(rewriter: Rewriter, property: ObjectProperty): void {
  const call = invocationAround(property);
  if (!isCall(call) || !isMember(call.callee) || isForeign(rewriter, call)) return;
  const method = memberName(call.callee) ?? "";
  for (const [name, methods, map] of settings)
    if (name === keyName(property) && methods.test(method))
      for (const one of valuesOf(property.value)) enumValue(rewriter, map, one, true);
  if (keyName(property) === "flags" && senders.test(method))
    for (const one of valuesOf(property.value)) messageFlag(rewriter, one);
}

/** Names of flags are taken as before, in their new form. */
function messageFlag(rewriter: Rewriter, value: Node): void {
  const to = messageFlags.get(stringValue(value) ?? "");
  const quote = rewriter.text(value)[0];
  if (to) rewriter.change("14-T85", value, [replace(value, `${quote}${to}${quote}`)], true);
}

const messageFlags: ReadonlyMap<string, string> = new Map([
  ["EPHEMERAL", "Ephemeral"],
  ["SUPPRESS_EMBEDS", "SuppressEmbeds"],
]);

const valuesOf = (value: Node): Node[] =>
  value.type === "ArrayExpression" ? value.elements.filter(one => one !== null) : [value];

const setters: Readonly<Record<string, readonly [string, enums.EnumMap]>> = {
  setVerificationLevel: ["Guild", enums.verificationLevels],
  setExplicitContentFilter: ["Guild", enums.contentFilters],
  setDefaultMessageNotifications: ["Guild", enums.notificationLevels],
  setStatus: ["GuildScheduledEvent", enums.eventStatuses],
};

export const setterNames = Object.keys(setters).join(" ");

/** `guild.setVerificationLevel("HIGH")`, `event.setStatus("ACTIVE")`. */
export function settingCalls(rewriter: Rewriter, call: Call | NewExpression): void {
  const [first] = call.arguments;
  const [owner, map] = (isMember(call.callee) && setters[memberName(call.callee) ?? ""]) || [];
  if (!isCall(call) || !isMember(call.callee) || !first || !owner || !map) return;
  const receiver = rewriter.receiver(call.callee, [owner], rewriter.isBot && owner === "Guild");
  if (receiver) enumValue(rewriter, map, first, receiver.weak);
}
