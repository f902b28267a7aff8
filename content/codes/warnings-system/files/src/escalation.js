/** @import { GuildMember } from "discord.js" */

const hourMs = 3_600_000;

/**
 * What happens at so many warnings within 30 days. Change this table as you like.
 * @type {Record<number, { says: string, act: (member: GuildMember, reason: string) => Promise<unknown>, can: (member: GuildMember) => boolean }>}
 */
const steps = {
  3: {
    says: "timed out for an hour",
    act: (member, why) => member.timeout(hourMs, why),
    can: one => one.moderatable,
  },
  5: {
    says: "timed out for a day",
    act: (member, why) => member.timeout(24 * hourMs, why),
    can: one => one.moderatable,
  },
  7: { says: "banned", act: (member, why) => member.ban({ reason: why }), can: one => one.bannable },
};

/**
 * Answers with what was done, or null.
 * @param {GuildMember} member
 * @param {number} count
 */
export async function escalate(member, count) {
  const step = steps[count];
  if (!step) return null;
  if (!step.can(member)) return `${member} should be ${step.says} now, but stands above me.`;
  await step.act(member, `${count} warnings within 30 days`);
  return `${member} was ${step.says}: ${count} warnings within 30 days.`;
}
