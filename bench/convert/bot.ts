/** A command as bots have them, many times over with other names. */
export const command = (index: number): string => `
const { Client, MessageEmbed, Collection } = require("discord.js");

/* Command number ${index} */
module.exports = {
  name: "command${index}",
  description: "Shows what is known about somebody",
  async run(client, message, args) {
    const member = message.mentions.members.first() || message.guild.members.cache.get(args[0]);
    if (!message.member.hasPermission("MANAGE_MESSAGES")) return message.reply("no"); // not for everybody
    const roles = member.roles.cache.filter(role => role.name !== "@everyone").map(role => role.name);
    const embed = new MessageEmbed()
      .setTitle(\`Number ${index}\`)
      .setColor("RED")
      .addField("Roles", roles.join(", ") || "none", true)
      .setFooter(client.user.username, client.user.displayAvatarURL({ dynamic: true }));
    const channel = message.guild.channels.cache.find(one => one.type === "text" && one.name === "log");
    await channel.send(embed);
    const collected = await message.channel.awaitMessages(m => m.author.id === message.author.id, { max: 1, time: 5000 });
    for (const [id, one] of collected) console.log(id, one.content, one.channel.parentID);
    await message.delete({ timeout: 5000 });
  },
};
`;

/** A bot of many commands, each a file of its own, with its list of packages. */
export const botFiles = (count: number): { path: string; text: string }[] => [
  { path: "package.json", text: '{\n  "dependencies": {\n    "discord.js": "^12.5.3"\n  }\n}\n' },
  ...Array.from({ length: count }, (_, index) => ({ path: `commands/${index}.js`, text: command(index) })),
];

/** One file of about 100 KB. */
export const largeFile = (): string =>
  Array.from({ length: 94 }, (_, index) => command(index))
    .map((text, index) => text.replace(/^const \{.*$/m, index === 0 ? "$&" : ""))
    .join("")
    .replaceAll("module.exports =", "exports.x =");
