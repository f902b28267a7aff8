import {
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  SlashCommandBuilder,
} from "discord.js";
import { showPages } from "./paginator.js";

const rolesPerPage = 10;

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const roles = new SlashCommandBuilder()
  .setName("roles")
  .setDescription("Every role of this server")
  .setContexts(InteractionContextType.Guild);

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([roles]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  try {
    const { guild } = interaction;
    const sorted = [...guild.roles.cache.values()].sort((one, other) => other.position - one.position);
    await showPages(interaction, {
      count: Math.ceil(sorted.length / rolesPerPage),
      render: page =>
        new EmbedBuilder().setTitle(`Roles of ${guild.name}`).setDescription(
          sorted
            .slice(page * rolesPerPage, (page + 1) * rolesPerPage)
            .map((role, at) => `${page * rolesPerPage + at + 1}. ${role} \`${role.id}\``)
            .join("\n"),
        ),
    });
  } catch (error) {
    console.error(`/${interaction.commandName}:`, error);
  }
});

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
