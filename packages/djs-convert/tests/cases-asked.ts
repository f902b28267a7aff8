import type { Case } from "./run-case.ts";

/** What is asked of something that has none, or not always. */
export const casesAsked: readonly Case[] = [
  [
    "13-019",
    "f(new Discord.MessageEmbed().addField('a', user.nickname));",
    "f(new Discord.MessageEmbed().addField('a', String(user.nickname)));",
  ],
  [
    "13-019",
    "f(new Discord.MessageEmbed().addField('a', member.username, true));",
    "f(new Discord.MessageEmbed().addField('a', String(member.username), true));",
  ],
  [
    "13-019",
    "const who = bans.get(id).user; f(new Discord.MessageEmbed().addField('a', who));",
    "const who = bans.get(id).user; f(new Discord.MessageEmbed().addField('a', String(who)));",
  ],
  [
    "13-019",
    "async function board() { return 'a'; } f(new Discord.MessageEmbed().setTitle(await board()).setDescription(board()));",
    "async function board() { return 'a'; } f(new Discord.MessageEmbed().setTitle(await board()).setDescription(String(board())));",
  ],
  ["13-T40", "message.mentions.channels.first().setNSFW(true);", null],
  ["13-T40", "f(message.mentions.channels.first().lastPinAt);", null],
  [
    "13-095",
    "const { icon, owner, name } = message.guild; f(owner.user.tag, name, icon);",
    "const { icon, name } = message.guild, owner = message.guild.members.resolve(message.guild.ownerId); f(owner.user.tag, name, icon);",
  ],
  [
    "13-095",
    "const { owner: boss } = guild; f(boss.id);",
    "const boss = guild.members.resolve(guild.ownerId); f(boss.id);",
  ],
  ["13-095", "const { owner, ...others } = guild; f(owner, others);", null],
  ["13-095", "const { owner } = find(message.guild) || guild; f(owner);", null],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: message.embeds[0].hexColor }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(message.embeds[0].hexColor ?? 'Default') }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: user.hexAccentColor }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(user.hexAccentColor ?? 'Default') }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ title: 'a', color: role.hexColor }] });",
    "channel.send({ embeds: [{ title: 'a', color: Discord.resolveColor(role.hexColor) }] });",
  ],
  [
    "14-T99",
    "const [name, value, inline] = message.content.split('|'); f({ name, value, inline: inline || true });",
    "const [name, value, inline] = message.content.split('|'); f({ name, value, inline: String(inline || true) === \"true\" });",
  ],
];
