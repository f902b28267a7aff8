/** @import { Guild, Invite } from "discord.js" */
/** @typedef {{ uses: number, inviterId: string | null }} Known */

/**
 * Discord does not say how somebody came. The invite whose uses went up between two looks is the one.
 * By server, then by code.
 * @type {Map<string, Map<string, Known>>}
 */
const known = new Map();

/** Invites with a limit vanish at their last use, a moment before the member comes. @type {Map<string, { guildId: string, inviterId: string | null, at: number }>} */
const vanished = new Map();
const vanishedForMs = 5_000;

/**
 * Looks now and remembers.
 * @param {Guild} guild
 */
export async function readInvites(guild) {
  /** @type {Map<string, Known>} */
  const invites = new Map();
  for (const { code, uses, inviterId } of (await guild.invites.fetch({ cache: false })).values())
    invites.set(code, { uses: uses ?? 0, inviterId });
  if (guild.vanityURLCode) {
    const { uses } = await guild.fetchVanityData();
    invites.set(guild.vanityURLCode, { uses, inviterId: null });
  }
  known.set(guild.id, invites);
  return invites;
}

/** @param {Invite} invite */
export function rememberInvite({ guild, code, uses, inviterId }) {
  if (guild) known.get(guild.id)?.set(code, { uses: uses ?? 0, inviterId });
}

/** @param {Invite} invite */
export function forgetInvite({ guild, code }) {
  const invites = guild ? known.get(guild.id) : undefined;
  const gone = invites?.get(code);
  if (!guild || !gone) return;
  invites?.delete(code);
  vanished.set(code, { guildId: guild.id, inviterId: gone.inviterId, at: Date.now() });
}

/**
 * The invite of whoever has just come, or null if it cannot be told.
 * @param {Guild} guild
 * @returns {Promise<{ inviterId: string | null } | null>}
 */
export async function findUsedInvite(guild) {
  const before = known.get(guild.id) ?? new Map();
  const after = await readInvites(guild).catch(() => null);
  for (const [code, { uses, inviterId }] of after ?? [])
    if (uses > (before.get(code)?.uses ?? 0)) return { inviterId };
  for (const [code, { guildId, inviterId, at }] of vanished) {
    if (guildId !== guild.id) continue;
    vanished.delete(code);
    if (Date.now() - at < vanishedForMs) return { inviterId };
  }
  return null;
}
