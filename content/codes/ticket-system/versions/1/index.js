import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  Events,
  GatewayIntentBits,
} from "discord.js";

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
});

const button = (id, label, style) =>
  new ActionRowBuilder().addComponents(new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style));

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([{ name: "ticket-panel", description: "Post the panel" }]);
  console.log(`${ready.user.tag} is ready`);
});

client.on(Events.InteractionCreate, async interaction => {
  if (interaction.isChatInputCommand()) {
    await interaction.reply({
      content: "Need help?",
      components: [button("open", "Open a ticket", ButtonStyle.Primary)],
    });
  } else if (interaction.isButton() && interaction.customId === "open") {
    const channel = await interaction.guild.channels.create({
      name: `ticket-${interaction.user.username}`,
      type: ChannelType.GuildText,
      parent: process.env.TICKET_CATEGORY_ID,
      permissionOverwrites: [
        { id: interaction.guild.id, deny: "ViewChannel" },
        { id: interaction.user.id, allow: "ViewChannel" },
        { id: process.env.STAFF_ROLE_ID, allow: "ViewChannel" },
      ],
    });
    await channel.send({
      content: `${interaction.user}`,
      components: [button("close", "Close", ButtonStyle.Danger)],
    });
    await interaction.reply({ content: `${channel}`, ephemeral: true });
  } else if (interaction.isButton() && interaction.customId === "close") {
    const messages = await interaction.channel.messages.fetch({ limit: 100 });
    const text = messages
      .reverse()
      .map(message => `${message.author.tag}: ${message.content}`)
      .join("\n");
    const log = interaction.guild.channels.cache.get(process.env.LOG_CHANNEL_ID);
    await log?.send({ files: [{ attachment: Buffer.from(text), name: "ticket.txt" }] });
    await interaction.channel.delete();
  }
});

client.login(process.env.DISCORD_TOKEN);
