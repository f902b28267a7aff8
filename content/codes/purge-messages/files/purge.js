/** @import { GuildTextBasedChannel, Message } from "discord.js" */

/**
 * @typedef {object} Filter
 * @property {string} [userId]
 * @property {string} [only]
 * @property {string} [contains]
 */

/** @typedef {{ deleted: number, tooOld: number, looked: number }} Result */

const pageSize = 100;
/** However well the filter hides: no more than so many messages are looked at. */
const lookedMax = 2_000;
/** Discord refuses to bulk-delete what is older than 14 days; one minute of slack for the way there. */
const bulkMaxAgeMs = 14 * 86_400_000 - 60_000;
const link = /https?:\/\/\S+/i;

/**
 * @param {Message} message
 * @param {Filter} filter
 */
function isWanted(message, { userId, only, contains }) {
  if (message.pinned) return false;
  if (userId && message.author.id !== userId) return false;
  if (only === "bots" && !message.author.bot) return false;
  if (only === "links" && !link.test(message.content)) return false;
  if (only === "files" && message.attachments.size === 0) return false;
  return !contains || message.content.toLowerCase().includes(contains.toLowerCase());
}

/**
 * Deletes the newest messages that fit.
 * @param {GuildTextBasedChannel} channel
 * @param {number} count
 * @param {Filter} filter
 * @returns {Promise<Result>}
 */
export async function purge(channel, count, filter) {
  const result = { deleted: 0, tooOld: 0, looked: 0 };
  /** @type {string | undefined} */
  let before;
  while (result.deleted < count && result.looked < lookedMax) {
    const page = await channel.messages.fetch({ limit: pageSize, before, cache: false });
    if (page.size === 0) break;
    result.looked += page.size;
    before = page.lastKey();
    const wanted = [...page.filter(message => isWanted(message, filter)).values()].slice(
      0,
      count - result.deleted,
    );
    const young = wanted.filter(message => Date.now() - message.createdTimestamp < bulkMaxAgeMs);
    if (young.length > 0) {
      const deleted = await channel.bulkDelete(young, true);
      result.deleted += deleted.size;
    }
    result.tooOld += wanted.length - young.length;
    // Messages come newest first: once one is too old, all that follow are.
    if (result.tooOld > 0) break;
  }
  return result;
}

/** @param {Result} result */
export function describeResult({ deleted, tooOld, looked }) {
  const parts = [`Deleted ${deleted} of ${looked} messages that I looked at.`];
  if (tooOld > 0) parts.push("What is older than 14 days can only be deleted one by one.");
  return parts.join(" ");
}
