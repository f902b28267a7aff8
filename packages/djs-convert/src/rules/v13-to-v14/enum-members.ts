import type { ObjectExpression, ObjectProperty } from "@babel/types";
import { isMember, keyName, type Member, memberName, type Node, parentOf } from "../../engine/nodes.ts";
import { isCalledChannel } from "../comparisons.ts";
import { choiceOf } from "../held-values.ts";
import { optionsOf } from "../literals.ts";
import { patternType } from "../member-rows.ts";
import { after, before, type Rewriter, replace } from "../rewriter.ts";
import { statedFor } from "../stated-types.ts";
import * as enums from "./enums.ts";
import { formerName, givesName } from "./former-names.ts";
import { isByNumber, isRead, isShown, keepsName, mayBeNamed } from "./held-members.ts";
import { isTextPlace } from "./text-places.ts";
import { isKeyOfDiscord } from "./unmistakable.ts";

/** [class, member, enum]: what was a name, and is a number in version 14. */
export const enumMembers: readonly (readonly [string, string, enums.EnumMap])[] = [
  ["Channel", "type", enums.channelTypes],
  ["Message", "type", enums.messageTypes],
  ["Interaction", "type", enums.interactionTypes],
  ["MessageComponentInteraction", "componentType", enums.componentTypes],
  ["Interaction", "componentType", enums.componentTypes],
  ["Interaction", "targetType", enums.commandTypes],
  ["Guild", "premiumTier", enums.premiumTiers],
  ["Guild", "verificationLevel", enums.verificationLevels],
  ["Guild", "nsfwLevel", enums.nsfwLevels],
  ["Guild", "mfaLevel", enums.mfaLevels],
  ["Guild", "explicitContentFilter", enums.contentFilters],
  ["Activity", "type", enums.activityTypes],
  ["GuildAuditLogsEntry", "action", enums.auditEvents],
  ["ApplicationCommand", "type", enums.commandTypes],
  ["CommandInteractionOption", "type", enums.optionTypes],
  ["Webhook", "type", enums.webhookTypes],
  ["PermissionOverwrites", "type", enums.overwriteTypes],
  ["Guild", "defaultMessageNotifications", enums.notificationLevels],
  ["GuildScheduledEvent", "status", enums.eventStatuses],
  ["GuildScheduledEvent", "privacyLevel", enums.eventPrivacy],
  ["GuildScheduledEvent", "entityType", enums.eventEntities],
  ["StageInstance", "privacyLevel", enums.stagePrivacy],
  ["Sticker", "format", enums.stickerFormats],
  ["Sticker", "type", enums.stickerTypes],
  ["TeamMember", "membershipState", enums.memberships],
  ["VoiceChannel", "videoQualityMode", enums.videoQualities],
  ["StageChannel", "videoQualityMode", enums.videoQualities],
  ["AutoModerationRule", "triggerType", enums.moderationTriggers],
  ["AutoModerationRule", "eventType", enums.moderationEvents],
  ["AutoModerationActionExecution", "ruleTriggerType", enums.moderationTriggers],
  // What came with a message; what is made here keeps such things behind `data`.
  ["MessageButton", "style", enums.buttonStyles],
  ["MessageButton", "type", enums.componentTypes],
  ["MessageSelectMenu", "type", enums.componentTypes],
  ["MessageActionRow", "type", enums.componentTypes],
];

const memberNames = [...new Set(enumMembers.map(([, member]) => member))];
export const namesOfEnumMembers = memberNames.join(" ");

/** `names[guild.verificationLevel]`, `channel.type.toLowerCase()` and `${channel.type}`: it was a name that was read. */
export function enumReads(rewriter: Rewriter, node: Member): void {
  if (rewriter.done.has(node)) return;
  const name = memberName(node);
  for (const [owner, member, map] of enumMembers) {
    const known = member === name ? rewriter.receiver(node, [owner], false) : null;
    const isChannel = member === name && map === enums.channelTypes && isCalledChannel(rewriter, node.object);
    const isOne = isChannel || (member === name && isKeyOfDiscord(rewriter, node));
    const receiver = known ?? (isOne ? { weak: true } : null);
    if (!receiver) continue;
    const chosen = choiceOf(node);
    const parent = parentOf(chosen);
    if (isMember(parent) && parent.computed && parent.property === node) {
      if (givesName(rewriter, parent.object, map)) rewriter.done.add(node);
      else if (!lookedUp(rewriter, parent.object, map, receiver.weak))
        asBefore(rewriter, node, map, receiver.weak);
    } else if (isRead(chosen, parent)) asBefore(rewriter, node, map, receiver.weak);
    else if (isTextPlace(chosen, parent) || statedFor(rewriter, chosen).weak) {
      if (!asBefore(rewriter, node, map, receiver.weak))
        rewriter.wrap(map.id, node, [before(node, "String("), after(node, ")")], receiver.weak);
    } else if (
      keepsName(rewriter, node, map, receiver.weak) &&
      !formerName(rewriter, node, map, receiver.weak)
    )
      rewriter.flags.push({ rule: map.id, node, reason: "behaviour", message: undefined });
    return;
  }
}

/** `const { type } = channel; f(type.toLowerCase())`: the same wherever the name is read. */
export function enumPatterns(rewriter: Rewriter): void {
  const { identifiers } = rewriter.tree;
  const keys = new Set(memberNames.flatMap(name => (identifiers.get(name) ?? []).map(parentOf)));
  for (const key of keys)
    if (key?.type === "ObjectProperty" && parentOf(key)?.type === "ObjectPattern") takenOut(rewriter, key);
}

function takenOut(rewriter: Rewriter, property: ObjectProperty): void {
  const binding = property.value.type === "Identifier" ? rewriter.tree.resolve(property.value) : null;
  const name = keyName(property);
  // A tier is shown as the number that it was before version 13.
  if (!binding || name === "premiumTier") return;
  const type = patternType(rewriter, property);
  for (const [owner, member, map] of enumMembers) {
    const receiver = member === name ? rewriter.matches(type, [owner], false) : null;
    if (!receiver) continue;
    const isNamed =
      mayBeNamed(rewriter, map, receiver.weak) && rewriter.tree.assignmentsOf(binding).length === 0;
    for (const use of rewriter.tree.references(binding)) {
      if (use.type !== "Identifier" || !isShown(rewriter, use) || isKey(rewriter, use, map, receiver.weak))
        continue;
      if (!isNamed || !formerName(rewriter, use, map, receiver.weak, member))
        rewriter.flag(map.id, use, "behaviour");
    }
    return;
  }
}

/** `ChannelType[type]`, and `names[type]`, whose keys become members of the enum. */
export function isKey(rewriter: Rewriter, name: Node, map: enums.EnumMap, weak: boolean): boolean {
  const parent = parentOf(name);
  if (!isMember(parent) || parent.property !== name) return false;
  return givesName(rewriter, parent.object, map) || lookedUp(rewriter, parent.object, map, weak);
}

/** Reads the name that version 13 had, or says that it is a number; says which. */
function asBefore(rewriter: Rewriter, node: Member, map: enums.EnumMap, weak: boolean): boolean {
  if (
    mayBeNamed(rewriter, map, weak) &&
    !isBetterAsNumber(rewriter, node) &&
    formerName(rewriter, node, map, weak)
  )
    return true;
  // Its name may change, too.
  rewriter.flags.push({ rule: map.id, node, reason: "behaviour", message: undefined });
  return false;
}

/** `Level ${guild.premiumTier}`, `tier + 1` and `list[tier]` were written for the number that it was before version 13, and is again. */
function isBetterAsNumber(rewriter: Rewriter, node: Member): boolean {
  const parent = parentOf(node);
  if (parent?.type === "BinaryExpression")
    return [parent.left, parent.right].some(one => rewriter.typeOf(one)?.kind === "number");
  if (isMember(parent) && parent.object === node)
    return (
      memberName(node) === "premiumTier" && /^(to(String|Fixed)|valueOf)$/.test(memberName(parent) ?? "")
    );
  if (isMember(parent)) return isByNumber(rewriter, parent.object);
  return memberName(node) === "premiumTier";
}

/** The keys of the object in which it is looked up become members of the enum; says whether they could. */
function lookedUp(rewriter: Rewriter, object: Node, map: enums.EnumMap, weak: boolean): boolean {
  const table = optionsOf(rewriter, object);
  if (!table || table.properties.length === 0) return false;
  const keys = keysOf(table, map);
  if (keys?.length === 0) return true;
  const name = keys && rewriter.exported(map.name);
  if (!keys || !name) return false;
  for (const [property, to] of keys)
    if (!rewriter.done.has(property)) {
      const at = property.shorthand ? `[${name}.${to}]: ${rewriter.text(property.value)}` : `[${name}.${to}]`;
      rewriter.change(map.id, property.key, [replace(property.key, at)], weak);
      rewriter.done.add(property);
    }
  return true;
}

/** Each key with its member; null where one is something else. Keys that were written so already are none of them. */
function keysOf({ properties }: ObjectExpression, map: enums.EnumMap): [ObjectProperty, string][] | null {
  const found: [ObjectProperty, string][] = [];
  for (const one of properties) {
    if (one.type !== "ObjectProperty") return null;
    if (one.computed) continue;
    const name = keyName(one) ?? "";
    const to = map.values[name];
    // What there is no more is never looked up.
    if (name === "GUILD_STORE") continue;
    if (!to) return null;
    found.push([one, to]);
  }
  return found;
}
