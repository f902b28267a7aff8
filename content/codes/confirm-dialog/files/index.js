import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from "discord.js";
import { confirm } from "./confirm.js";

/** @import { ChatInputCommandInteraction } from "discord.js" */

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const renew = new SlashCommandBuilder()
  .setName("renew-channel")
  .setDescription("Delete this channel with everything in it and make it again, empty")
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageChannels)
  .setContexts(InteractionContextType.Guild);

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([renew]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    await renewChannel(interaction);
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
    const content = "That did not work. Is the bot allowed to manage this channel?";
    const sent = interaction.replied
      ? interaction.followUp({ content, flags: MessageFlags.Ephemeral })
      : interaction.reply({ content, flags: MessageFlags.Ephemeral });
    await sent.catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function renewChannel(interaction) {
  const { channel } = interaction;
  if (!channel || channel.isThread() || !("clone" in channel)) {
    await interaction.reply({ content: "This works in plain channels only.", flags: MessageFlags.Ephemeral });
    return;
  }
  const answer = await confirm(interaction, {
    question: `Delete every message in ${channel}? **Nobody can bring them back.**`,
    yes: "Delete everything",
    isDangerous: true,
  });
  if (answer.choice !== "yes") {
    const content = answer.choice === "no" ? "Nothing was changed." : "No answer: nothing was changed.";
    await interaction.editReply({ content, components: [] });
    return;
  }
  await answer.press.update({ content: "One moment…", components: [] });
  const reason = `Renewed by ${interaction.user.tag}`;
  const fresh = await channel.clone({ reason, position: channel.rawPosition });
  await channel.delete(reason);
  if (fresh.isSendable()) await fresh.send(`Renewed by ${interaction.user}.`);
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
