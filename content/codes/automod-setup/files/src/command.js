import { ChannelType, InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";

/** @import { SlashCommandSubcommandBuilder } from "discord.js" */

const kinds = [
  { name: "Invites to other servers", value: "invites" },
  { name: "All links", value: "links" },
  { name: "Many mentions at once", value: "mentions" },
  { name: "Spam that Discord recognises", value: "spam" },
];

/** @param {SlashCommandSubcommandBuilder} sub */
const addTargets = sub =>
  sub
    .addChannelOption(option =>
      option
        .setName("alerts")
        .setDescription("Where the staff is told")
        .addChannelTypes(ChannelType.GuildText),
    )
    .addRoleOption(option => option.setName("exempt").setDescription("Who may do it all the same"));

export const command = new SlashCommandBuilder()
  .setName("automod")
  .setDescription("Discord's own protection, which works even while bots are offline")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    addTargets(
      sub
        .setName("block")
        .setDescription("Block one kind of message")
        .addStringOption(option =>
          option
            .setName("kind")
            .setDescription("What is blocked")
            .addChoices(...kinds)
            .setRequired(true),
        ),
    ),
  )
  .addSubcommand(sub =>
    addTargets(
      sub
        .setName("words")
        .setDescription("Block words")
        .addStringOption(option =>
          option
            .setName("list")
            .setDescription("Separated by commas; *word* also finds it inside other words")
            .setMaxLength(2_000)
            .setRequired(true),
        ),
    ),
  )
  .addSubcommand(sub => sub.setName("list").setDescription("The rules of this server"))
  .addSubcommand(sub =>
    sub
      .setName("remove")
      .setDescription("Remove a rule of this bot")
      .addStringOption(option =>
        option
          .setName("kind")
          .setDescription("Which one")
          .addChoices(...kinds, { name: "Words", value: "words" })
          .setRequired(true),
      ),
  );
