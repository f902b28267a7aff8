import { Client, Events, GatewayIntentBits, MessageFlags } from "discord.js";
import { command } from "./src/command.js";
import { listRules, removeRule, saveRule } from "./src/rules.js";

/** @import { ChatInputCommandInteraction } from "discord.js" */

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
    await interaction.editReply(await run(interaction));
  } catch (error) {
    console.error("/automod:", error);
    const content =
      "Discord refused that. I need Manage Server, and there is only one rule for spam and one for mentions.";
    await interaction.editReply(content).catch(() => {});
  }
});

/** @param {ChatInputCommandInteraction<"cached">} interaction */
async function run({ guild, options, user }) {
  const sub = options.getSubcommand();
  if (sub === "list") return listRules(guild);
  if (sub === "remove") return removeRule(guild, options.getString("kind", true));
  return saveRule(guild, {
    kind: sub === "words" ? "words" : options.getString("kind", true),
    words: options.getString("list") ?? "",
    alertChannel: options.getChannel("alerts"),
    exemptRole: options.getRole("exempt"),
    reason: `AutoMod set up by ${user.tag}`,
  });
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
