import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { converterExampleMessages } from "#i18n/messages/converter-examples.ts";
import type { ConverterId } from "./steps.ts";

type Say = ReturnType<typeof translator<(typeof converterExampleMessages)["en"]>>;

const v11 = (t: Say): string => `const Discord = require("discord.js");
const client = new Discord.Client();
const prefix = "!";

// ${t("other")}
const users = new Map();

client.on("ready", () => {
  // ${t("ready")}
  console.log(\`\${client.user.tag}: \${client.guilds.size}\`);
});

client.on("message", async message => {
  // ${t("own")}
  if (message.author.bot) return;
  users.set(message.author.id, Date.now());
  // ${t("prefix")}
  if (!message.content.startsWith(prefix)) return;
  const [command, id] = message.content.slice(prefix.length).split(" ");

  if (command === "server") {
    // ${t("embed")}
    const embed = new Discord.RichEmbed()
      .setTitle(message.guild.name)
      .setThumbnail(message.guild.iconURL)
      .addField("Members", message.guild.memberCount, true)
      .setColor("#7c3aed");
    message.channel.send(embed);
  }

  if (command === "mute") {
    // ${t("mute")}
    const role = message.guild.roles.find(role => role.name === "Muted");
    await message.mentions.members.first().addRole(role);
  }

  if (command === "who") {
    // ${t("find")}
    const user = await client.fetchUser(id);
    message.reply(user.tag);
  }
});

client.login(require("./config.json").token);
`;

const v12 = (t: Say): string => `const { Client, MessageEmbed } = require("discord.js");
const client = new Client();
const prefix = "!";

client.on("ready", () => {
  // ${t("ready")}
  client.user.setActivity(\`\${client.guilds.cache.size} servers\`);
});

client.on("message", async message => {
  // ${t("own")}
  if (message.author.bot || !message.content.startsWith(prefix)) return;
  const command = message.content.slice(prefix.length).split(" ")[0];

  if (command === "server") {
    // ${t("embed")}
    const embed = new MessageEmbed()
      .setTitle(message.guild.name)
      .setFooter(message.guild.owner.user.tag)
      .addField("Members", message.guild.memberCount, true)
      .setColor("#7c3aed");
    message.channel.send(embed);
  }

  if (command === "ban") {
    // ${t("ban")}
    if (!message.member.hasPermission("BAN_MEMBERS")) return message.reply("No");
    const member = message.mentions.members.first();
    await member.ban({ days: 1, reason: "spam" });
    message.channel.startTyping();
    message.channel.updateOverwrite(member, { SEND_MESSAGES: false });
  }

  if (command === "radio") {
    // ${t("radio")}
    const connection = await message.member.voice.channel.join();
    const dispatcher = connection.play("./radio.mp3", { volume: 0.5 });
    dispatcher.on("finish", () => connection.disconnect());
  }
});

client.login(require("./config.json").token);
`;

const v13 = (
  t: Say,
): string => `const { Client, Intents, MessageEmbed, MessageActionRow, MessageButton } = require("discord.js");

const client = new Client({
  intents: [Intents.FLAGS.GUILDS, Intents.FLAGS.GUILD_MESSAGES],
});

client.once("ready", () => {
  // ${t("ready")}
  client.user.setActivity("/help", { type: "LISTENING" });
});

client.on("interactionCreate", async interaction => {
  if (interaction.isCommand()) {
    // ${t("commands")}
    const embed = new MessageEmbed()
      .setTitle(interaction.guild.name)
      .addField("Members", String(interaction.guild.memberCount), true)
      .setColor("BLURPLE");
    // ${t("buttons")}
    const row = new MessageActionRow().addComponents(
      new MessageButton().setCustomId("yes").setLabel("Yes").setStyle("SUCCESS"),
      new MessageButton().setCustomId("no").setLabel("No").setStyle("DANGER"),
    );
    await interaction.reply({ embeds: [embed], components: [row] });
  }

  if (interaction.isButton()) {
    // ${t("pressed")}
    if (!interaction.member.permissions.has("MANAGE_GUILD")) return;
    await interaction.update({ content: interaction.customId, components: [] });
  }
});

client.login(require("./config.json").token);
`;

const examples: Record<ConverterId, (t: Say) => string> = { v12: v11, v13: v12, v14: v13 };

/** A short bot for the page's step, with comments in the page's language. */
export const exampleFor = (id: ConverterId, language: Language): string =>
  examples[id](translator(converterExampleMessages, language));
