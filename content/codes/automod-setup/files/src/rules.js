import {
  AutoModerationActionType,
  AutoModerationRuleEventType,
  AutoModerationRuleTriggerType,
} from "discord.js";

/** @import { AutoModerationActionOptions, AutoModerationTriggerMetadataOptions, Channel, Guild, Role } from "discord.js" */

/** Our rules are found again by their name, also after a restart. */
const ruleName = (/** @type {string} */ kind) => `Bot: ${kind}`;

/** Discord's limits for one keyword rule. */
const wordsMax = 1_000;
const wordLengthMax = 60;
const timeoutS = 60;

/**
 * @param {string} kind
 * @param {string} words
 * @returns {{ triggerType: AutoModerationRuleTriggerType, triggerMetadata?: AutoModerationTriggerMetadataOptions }}
 */
function triggerOf(kind, words) {
  const { Keyword, MentionSpam, Spam } = AutoModerationRuleTriggerType;
  switch (kind) {
    case "invites":
      return {
        triggerType: Keyword,
        triggerMetadata: { regexPatterns: ["discord(?:\\.gg|(?:app)?\\.com/invite)/\\w+"] },
      };
    case "links":
      return { triggerType: Keyword, triggerMetadata: { regexPatterns: ["https?://\\S+"] } };
    case "mentions":
      return {
        triggerType: MentionSpam,
        triggerMetadata: { mentionTotalLimit: 6, mentionRaidProtectionEnabled: true },
      };
    case "words":
      return { triggerType: Keyword, triggerMetadata: { keywordFilter: readWords(words) } };
    default:
      return { triggerType: Spam };
  }
}

/** @param {string} text */
const readWords = text => {
  const words = text.split(/[,،\n]/).map(word => word.trim().slice(0, wordLengthMax));
  return [...new Set(words.filter(Boolean))].slice(0, wordsMax);
};

/**
 * Makes the rule, or brings the one of the same kind up to date.
 * @param {Guild} guild
 * @param {{ kind: string, words: string, alertChannel: Channel | null, exemptRole: Role | null, reason: string }} options
 */
export async function saveRule(guild, { kind, words, alertChannel, exemptRole, reason }) {
  const trigger = triggerOf(kind, words);
  if (kind === "words" && trigger.triggerMetadata?.keywordFilter?.length === 0)
    return "Name at least one word.";
  const { BlockMessage, SendAlertMessage, Timeout } = AutoModerationActionType;
  /** @type {AutoModerationActionOptions[]} */
  const actions = [{ type: BlockMessage, metadata: { customMessage: "This is not allowed here." } }];
  if (alertChannel) actions.push({ type: SendAlertMessage, metadata: { channel: alertChannel.id } });
  // Discord takes timeouts for keywords and mentions only.
  if (kind === "invites" || kind === "mentions")
    actions.push({ type: Timeout, metadata: { durationSeconds: timeoutS } });

  const common = { actions, enabled: true, exemptRoles: exemptRole ? [exemptRole.id] : [], reason };
  const before = await findRule(guild, kind);
  if (before) await before.edit({ ...common, triggerMetadata: trigger.triggerMetadata });
  else
    await guild.autoModerationRules.create({
      ...common,
      ...trigger,
      name: ruleName(kind),
      eventType: AutoModerationRuleEventType.MessageSend,
    });
  return `${before ? "Updated" : "Added"}: ${kind}${alertChannel ? `, alerts go to ${alertChannel}` : ""}.`;
}

/**
 * @param {Guild} guild
 * @param {string} kind
 */
export async function removeRule(guild, kind) {
  const rule = await findRule(guild, kind);
  if (!rule) return "There is no such rule.";
  await rule.delete("Removed by command");
  return `Removed: ${kind}.`;
}

/** @param {Guild} guild */
export async function listRules(guild) {
  const rules = await guild.autoModerationRules.fetch();
  const lines = rules.map(
    rule =>
      `${rule.enabled ? "🟢" : "⚪"} **${rule.name}** (${AutoModerationRuleTriggerType[rule.triggerType]})`,
  );
  return lines.join("\n") || "There are no rules yet.";
}

/**
 * @param {Guild} guild
 * @param {string} kind
 */
async function findRule(guild, kind) {
  const rules = await guild.autoModerationRules.fetch();
  return rules.find(rule => rule.name === ruleName(kind));
}
