import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";

/** @import { ChatInputCommandInteraction, Guild, User } from "discord.js" */

/**
 * @typedef {object} Action
 * @property {string} name
 * @property {string} done "banned": for answers and the log
 * @property {number} colour
 * @property {bigint} permission what the moderator and the bot need
 * @property {boolean} needsMember whether the person must be in the server
 * @property {(guild: Guild, user: User, reason: string, interaction: ChatInputCommandInteraction) => Promise<unknown>} run
 */

const minuteMs = 60_000;

/** @type {Action[]} */
export const actions = [
  {
    name: "ban",
    done: "banned",
    colour: 0xe5484d,
    permission: PermissionFlagsBits.BanMembers,
    needsMember: false,
    run: (guild, user, reason, { options }) =>
      guild.members.ban(user, {
        reason,
        deleteMessageSeconds: (options.getInteger("delete_days") ?? 0) * 86_400,
      }),
  },
  {
    name: "unban",
    done: "unbanned",
    colour: 0x30a46c,
    permission: PermissionFlagsBits.BanMembers,
    needsMember: false,
    run: (guild, user, reason) => guild.members.unban(user, reason),
  },
  {
    name: "kick",
    done: "kicked",
    colour: 0xf76b15,
    permission: PermissionFlagsBits.KickMembers,
    needsMember: true,
    run: (guild, user, reason) => guild.members.kick(user, reason),
  },
  {
    name: "timeout",
    done: "timed out",
    colour: 0xffc53d,
    permission: PermissionFlagsBits.ModerateMembers,
    needsMember: true,
    run: async (guild, user, reason, { options }) =>
      (await guild.members.fetch(user)).timeout(options.getInteger("minutes", true) * minuteMs, reason),
  },
  {
    name: "release",
    done: "released from the timeout",
    colour: 0x30a46c,
    permission: PermissionFlagsBits.ModerateMembers,
    needsMember: true,
    run: async (guild, user, reason) => (await guild.members.fetch(user)).timeout(null, reason),
  },
];

const descriptions = {
  ban: "Ban somebody, in the server or not",
  unban: "Let somebody back in",
  kick: "Send a member away; they can come back with an invite",
  timeout: "Keep a member from writing and speaking for a while",
  release: "End a member's timeout",
};

export const commands = actions.map(({ name, permission }) => {
  const command = new SlashCommandBuilder()
    .setName(name)
    .setDescription(descriptions[/** @type {keyof typeof descriptions} */ (name)])
    .setDefaultMemberPermissions(permission)
    .setContexts(InteractionContextType.Guild)
    .addUserOption(option => option.setName("user").setDescription("Who (name or id)").setRequired(true));
  if (name === "timeout")
    command.addIntegerOption(option =>
      option
        .setName("minutes")
        .setDescription("For how long; 40320 are 28 days, Discord's limit")
        .setMinValue(1)
        .setMaxValue(40_320)
        .setRequired(true),
    );
  if (name === "ban")
    command.addIntegerOption(option =>
      option
        .setName("delete_days")
        .setDescription("Delete their messages of so many days")
        .setMinValue(0)
        .setMaxValue(7),
    );
  return command.addStringOption(option =>
    option.setName("reason").setDescription("The member and the audit log get it").setMaxLength(400),
  );
});
