import { ChannelType, InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";

/** @param {string} name @param {string} description */
const base = (name, description) =>
  new SlashCommandBuilder()
    .setName(name)
    .setDescription(description)
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageChannels)
    .setContexts(InteractionContextType.Guild);

/** @param {string} name @param {string} description */
const lockCommand = (name, description) =>
  base(name, description)
    .addChannelOption(option =>
      option
        .setName("channel")
        .setDescription("This one if left out")
        .addChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement, ChannelType.GuildForum),
    )
    .addBooleanOption(option => option.setName("everywhere").setDescription("All channels of the server"))
    .addStringOption(option =>
      option.setName("reason").setDescription("For the audit log").setMaxLength(300),
    );

export const commands = [
  lockCommand("lock", "Let nobody but the staff write"),
  lockCommand("unlock", "Let everybody write again, as before"),
  base("slowmode", "Members wait between two messages")
    .addIntegerOption(option =>
      option
        .setName("seconds")
        .setDescription("0 turns it off")
        .setMinValue(0)
        .setMaxValue(21_600)
        .setRequired(true),
    )
    .addChannelOption(option =>
      option
        .setName("channel")
        .setDescription("A channel, or a category for all channels in it")
        .addChannelTypes(ChannelType.GuildText, ChannelType.GuildCategory),
    ),
];
