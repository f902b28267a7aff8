import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("what is handed on to a file", () => {
  it.each([
    [
      "what a class says of its event",
      12,
      "const { Listener } = require('discord-akairo');\nmodule.exports = class A extends Listener {\n  constructor() { super('a', { emitter: 'client', event: 'voiceStateUpdate' }); }\n  exec(oldMember, one) { f(oldMember.channelID, one.channelID); }\n};\n",
      "f(oldMember.channelId, one.channelId)",
    ],
    [
      "what a class says of its event, by way of a list of arguments",
      12,
      "const Event = require('../event');\nmodule.exports = class extends Event {\n  constructor(client) { super(client, 'guildMemberAdd'); }\n  run(one) { f(one.hasPermission('ADMINISTRATOR')); }\n};\n",
      "f(one.permissions.has('ADMINISTRATOR'))",
    ],
    [
      "nothing of a command that is called like an event",
      12,
      "const Command = require('../command');\nmodule.exports = class extends Command {\n  constructor() { super({ name: 'guildMemberAdd', description: 'a' }); }\n  run(one) { f(one.hasPermission('ADMINISTRATOR'), one.channelID); }\n};\n",
      "one.channelID)",
    ],
    [
      "the bot of whatever comes",
      11,
      "require('discord.js');\nexports.run = async one => one.client.guilds.get(one.a).channels.get(one.b);\n",
      "one.client.guilds.cache.get(one.a).channels.cache.get(one.b)",
    ],
    [
      "the bot that another file gives",
      11,
      "require('discord.js');\nconst index = require('./index');\nconst client = index.getClient();\nf(client.guilds.array());\n",
      "f(client.guilds.cache.array())",
    ],
    [
      "what nobody waits for",
      11,
      "require('discord.js');\nexports.run = message => { const one = message.channel.fetchMessage(1); f(one.author.displayAvatarURL); };\n",
      "f(one.author.displayAvatarURL({ format: 'png', dynamic: true, size: 2048 }))",
    ],
    [
      "what a package walks through",
      12,
      "require('discord.js');\nconst each = require('each');\nexports.run = message => each(message.guild.channels.cache, channel => channel.updateOverwrite(x, {}));\n",
      "channel.permissionOverwrites.edit(x, {})",
    ],
    [
      "what a package walks through, by its name",
      11,
      "require('discord.js');\nconst Promise = require('bluebird');\nexports.run = guilds => Promise.map(guilds, guild => guild.roles.filter(f));\n",
      "guild.roles.cache.filter(f)",
    ],
    [
      "pictures of somebody",
      11,
      "require('discord.js');\nexports.run = x => embed.setImage(x.one.user.avatarURL).setThumbnail(x.avatarURL);\n",
      "setImage(x.one.user.avatarURL({ format: 'png', dynamic: true, size: 2048 })).setThumbnail(x.avatarURL)",
    ],
    [
      "presences by what is asked of them, and no function beside their handler",
      11,
      "module.exports = (oldMember, newMember) => {\n  if (oldMember.presence.equals(newMember.presence)) f(newMember.roles.size);\n};\nfunction f(oldOne, newOne) { return oldOne.presence; }\nrequire('discord.js');\n",
      "module.exports = (oldPresence, newPresence) => {\n  if ((oldPresence && oldPresence.equals(newPresence))) f(newPresence.member.roles.cache.size);\n};\nfunction f(oldOne, newOne) { return oldOne.presence; }\n",
    ],
    [
      "states of voice by their channels",
      11,
      "require('discord.js');\nmodule.exports.run = (client, oldVoice, newVoice) => f(oldVoice.voiceChannelID, newVoice.voiceChannelID, newVoice.user);\n",
      "f(oldVoice.channelID, newVoice.channelID, newVoice.member.user)",
    ],
    [
      "a bot of a class of its own",
      12,
      "const { MessageEmbed } = require('discord.js');\nconst Air = require('./struct/air');\nconst bot = new Air();\nbot.on('message', f);\n",
      "bot.on('messageCreate', f)",
    ],
    [
      "no bot of what is called otherwise",
      12,
      "const { MessageEmbed } = require('discord.js');\nconst Redis = require('./redis');\nconst client = new Redis();\nclient.on('message', f);\n",
      "client.on('message', f)",
    ],
    [
      "that a third argument says nothing",
      12,
      "const { MessageEmbed } = require('discord.js');\nexports.run = message => message.channel.send('a', new MessageEmbed(), { disableMentions: 'all' });\n",
      "message.channel.send({ content: 'a', embeds: [new MessageEmbed()] }, { disableMentions: 'all' })",
    ],
    [
      "options in either branch",
      12,
      "require('discord.js');\nexports.run = (message, x) => message.edit(x ? { content: null, embed: x } : { embed: null, content: 'a' });\n",
      "message.edit(x ? { content: null, embeds: [x] } : { embeds: [], content: 'a' })",
    ],
    [
      "the package that a client carries",
      12,
      "require('./handler');\nexports.run = (client, message) => new client.discord.MessageEmbed().addField('a', 5);\n",
      "new client.discord.MessageEmbed().addField('a', String(5))",
    ],
    [
      "what a bot shows by its presence",
      12,
      "require('discord.js');\nexports.run = client => client.presence.set({ status: 'idle', activity: { name: 'a' } });\n",
      "client.presence.set({ status: 'idle', activities: [{ name: 'a' }] })",
    ],
  ] as const)("is known: %s", (_what, from, source, expected) => {
    const to = from === 11 ? 12 : 13;
    const { code } = convert(source, { from, to });
    expect(code).toContain(expected);
    expect(convert(code, { from, to }).code).toBe(code);
  });
});
