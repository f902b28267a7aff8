import type { Case } from "./run-case.ts";

/** What nothing but a word or a name tells: the types of options, and what is not what it is called. */
export const casesByName: readonly Case[] = [
  [
    "14-007",
    "f(Discord, cmd.slashCommand.options.find(o => o.type === 'SUB_COMMAND'));",
    "f(Discord, cmd.slashCommand.options.find(o => o.type === Discord.ApplicationCommandOptionType.Subcommand));",
  ],
  [
    "14-007",
    "f(Discord, ['SUB_COMMAND', 'SUB_COMMAND_GROUP'].includes(one.type));",
    "f(Discord, [Discord.ApplicationCommandOptionType.Subcommand, Discord.ApplicationCommandOptionType.SubcommandGroup].includes(one.type));",
  ],
  [
    "14-007",
    "f(Discord, { options: [{ optionName: 'user', type: 'USER', required: true }, { type: 'ROLE' }] });",
    "f(Discord, { options: [{ optionName: 'user', type: Discord.ApplicationCommandOptionType.User, required: true }, { type: 'ROLE' }] });",
  ],
  [
    "14-007",
    "f(Discord, { options: [{ optionName: 'set', type: 'SUB_COMMAND', options: [{ optionName: 'to', type: 'NUMBER' }] }] });",
    "f(Discord, { options: [{ optionName: 'set', type: Discord.ApplicationCommandOptionType.Subcommand, options: [{ optionName: 'to', type: Discord.ApplicationCommandOptionType.Number }] }] });",
  ],
  ["14-T117", "f(client.options.http.invite);", "f(Discord.RouteBases.invite);"],
  [
    "13-019",
    "embed.addField('Files', message.attachments || 'None');",
    "embed.addField('Files', String(message.attachments || 'None'));",
  ],
  [
    "12-063",
    "f(Discord, ({ newMember }) => g(newMember.displayAvatarURL));",
    "f(Discord, ({ newMember }) => g(('user' in newMember ? newMember.user : newMember).displayAvatarURL({ format: 'png', dynamic: true, size: 2048 })));",
  ],
  ["12-063", "f(Discord, ({ bot }) => g(bot.displayAvatarURL));", null],
  [
    "13-024",
    "f(Discord, sentEmbed => sentEmbed.awaitReactions(g, { time: 1 }));",
    "f(Discord, sentEmbed => sentEmbed.awaitReactions({ filter: g, time: 1 }));",
  ],
  ["14-026", "f(Discord, ({ sent }) => { sent.embeds[0].description += 'x'; });", null],
  [
    "14-106",
    "const o = { embeds: [new Discord.MessageEmbed()] }; o.embeds[0].setTitle(x).description += y; f(o);",
    "const o = { embeds: [new Discord.EmbedBuilder()] }; o.embeds[0].setTitle(x).data.description += y; f(o);",
  ],
  [
    "13-027",
    "f(Discord, ({ voiceState }) => voiceState.channelID);",
    "f(Discord, ({ voiceState }) => voiceState.channelId);",
  ],
];
