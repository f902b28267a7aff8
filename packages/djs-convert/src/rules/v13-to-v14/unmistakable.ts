import {
  isMember,
  lastName,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import type { Rewriter } from "../rewriter.ts";
import * as enums from "./enums.ts";

/** Members that in a bot nothing but what came from Discord has: `x.verificationLevel`. */
export const ofDiscord =
  /^(componentType|defaultMessageNotifications|explicitContentFilter|mfaLevel|nsfwLevel|premiumTier|verificationLevel)$/;

/** `tiers[x.premiumTier]` of something unknown; what is shown may just as well be a word of the bot's own languages. */
export function isKeyOfDiscord(rewriter: Rewriter, node: Member): boolean {
  const table = parentOf(node);
  const isKey = isMember(table) && table.computed && table.property === node;
  return (
    isKey &&
    rewriter.isBot &&
    ofDiscord.test(memberName(node) ?? "") &&
    rewriter.typeOf(node.object) === undefined
  );
}

/** Names that members of many things might be compared with, and are in practice nothing but these. */
const unmistakable: ReadonlyMap<enums.EnumMap, RegExp> = new Map([
  [
    enums.messageTypes,
    /^(USER_PREMIUM_GUILD_|GUILD_MEMBER_JOIN$|CHANNEL_(PINNED_MESSAGE|FOLLOW_ADD)$|THREAD_STARTER_MESSAGE$)/,
  ],
  [enums.interactionTypes, /^(MESSAGE_COMPONENT|MODAL_SUBMIT|APPLICATION_COMMAND_AUTOCOMPLETE)$/],
  [enums.stickerFormats, /^(APNG|LOTTIE)$/],
  [enums.eventEntities, /^(STAGE_INSTANCE|VOICE|EXTERNAL)$/],
]);

/** Names that a person has to look at: the bot's own settings and messages may hold them as well. */
const telling: ReadonlyMap<enums.EnumMap, RegExp> = new Map([
  [enums.activityTypes, /^(COMPETING|LISTENING|PLAYING|STREAMING|WATCHING)$/],
  [enums.auditEvents, /^(CHANNEL|EMOJI|GUILD|INVITE|MEMBER|MESSAGE|ROLE|STICKER|THREAD|WEBHOOK)_/],
  [enums.buttonStyles, /^(DANGER|LINK|PRIMARY|SECONDARY|SUCCESS)$/],
]);

export type FoundByName = "change" | "tell" | null;

/** `x.type === "USER_PREMIUM_GUILD_SUBSCRIPTION"`: what is to be done about names that something unknown is compared with. */
export function foundByName(
  rewriter: Rewriter,
  owner: Node,
  map: enums.EnumMap,
  values: readonly Node[],
): FoundByName {
  if (!rewriter.isBot) return null;
  const has = (names: RegExp | undefined): boolean =>
    names !== undefined && values.some(one => names.test(stringValue(one) ?? "") && isOf(map, one));
  if (has(unmistakable.get(map)) || (map === enums.messageTypes && has(/^DEFAULT$/) && has(/^REPLY$/)))
    return "change";
  if (!has(telling.get(map))) return null;
  const isEntry = map === enums.auditEvents && /(audit|entry)/i.test(lastName(owner));
  return isEntry ? "change" : "tell";
}

const isOf = (map: enums.EnumMap, value: Node): boolean =>
  Object.hasOwn(map.values, stringValue(value) ?? "");
