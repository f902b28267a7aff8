import { InteractionContextType, PermissionFlagsBits, SlashCommandBuilder } from "discord.js";

export const command = new SlashCommandBuilder()
  .setName("giveaway")
  .setDescription("Give something away")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild)
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName("start")
      .setDescription("Start one in this channel")
      .addStringOption(option =>
        option.setName("prize").setDescription("What").setMaxLength(200).setRequired(true),
      )
      .addStringOption(option =>
        option.setName("duration").setDescription("30m, 2h, 3d12h").setRequired(true),
      )
      .addIntegerOption(option =>
        option.setName("winners").setDescription("How many win (1)").setMinValue(1).setMaxValue(20),
      )
      .addRoleOption(option => option.setName("role").setDescription("Only members with this role")),
  )
  .addSubcommand(sub =>
    sub
      .setName("end")
      .setDescription("End one now")
      .addIntegerOption(option =>
        option.setName("number").setDescription("Stands below it").setRequired(true),
      ),
  )
  .addSubcommand(sub =>
    sub
      .setName("reroll")
      .setDescription("Draw other winners of an ended one")
      .addIntegerOption(option =>
        option.setName("number").setDescription("Stands below it").setRequired(true),
      ),
  );
