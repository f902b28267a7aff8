import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { describeResult, purge } from "./purge.js";

const client = new Client({
  // MessageContent is privileged; without it the filters for words and links would see empty messages.
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  allowedMentions: { parse: [] },
});

const command = new SlashCommandBuilder()
  .setName("purge")
  .setDescription("Delete many messages of this channel")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageMessages)
  .setContexts(InteractionContextType.Guild)
  .addIntegerOption(option =>
    option
      .setName("count")
      .setDescription("How many to delete")
      .setMinValue(1)
      .setMaxValue(500)
      .setRequired(true),
  )
  .addUserOption(option => option.setName("user").setDescription("Only from this person"))
  .addStringOption(option =>
    option
      .setName("only")
      .setDescription("Only messages of this kind")
      .addChoices(
        { name: "from bots", value: "bots" },
        { name: "with links", value: "links" },
        { name: "with files", value: "files" },
      ),
  )
  .addStringOption(option =>
    option.setName("contains").setDescription("Only with this text").setMaxLength(100),
  );

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild() || !interaction.channel) return;
  try {
    if (
      !interaction.appPermissions.has([
        PermissionFlagsBits.ManageMessages,
        PermissionFlagsBits.ReadMessageHistory,
      ])
    ) {
      const content = "I need Manage Messages and Read Message History here.";
      await interaction.reply({ content, flags: MessageFlags.Ephemeral });
      return;
    }
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    const { options } = interaction;
    const result = await purge(interaction.channel, options.getInteger("count", true), {
      userId: options.getUser("user")?.id,
      only: options.getString("only") ?? undefined,
      contains: options.getString("contains") ?? undefined,
    });
    await interaction.editReply(describeResult(result));
  } catch (error) {
    console.error("/purge:", error);
    await interaction.editReply("Discord refused that. Some messages may be gone already.").catch(() => {});
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
