import type { Case } from "./run-case.ts";

/** Places of which nothing is known but what is asked there: in a bot hardly anything else has it, or a person is told. */
export const casesOfUnknown: readonly Case[] = [
  [
    "12-158",
    "f(Discord, x => x.overwritePermissions(role, { SPEAK: false }));",
    "f(Discord, x => x.updateOverwrite(role, { SPEAK: false }));",
  ],
  [
    "12-151",
    "f(Discord, x => x.createWebhook('a', 'https://b'));",
    "f(Discord, x => x.createWebhook('a', { avatar: 'https://b' }));",
  ],
  [
    "12-239",
    "f(Discord, x => x.permissionsFor(member).hasPermission('SPEAK'));",
    "f(Discord, x => x.permissionsFor(member).has('SPEAK'));",
  ],
  [
    "12-003",
    "f(Discord, x => x.channels.get(id).permissionsFor(y));",
    "f(Discord, x => x.channels.cache.get(id).permissionsFor(y));",
  ],
  ["12-002", "f(Discord, x => x.guilds.find(y).me);", "f(Discord, x => x.guilds.cache.find(y).me);"],
  [
    "12-001",
    "f(Discord, x => x.users.get(id).send('a'));",
    "f(Discord, x => x.users.cache.get(id).send('a'));",
  ],
  ["12-002", "f(Discord, x => x.guilds.size);", null],
  ["12-003", "f(Discord, x => x.channels.get(id));", null],
  ["12-007", "f(Discord, x => x.roles.find(y => y.name === 'a'));", null],
  ["12-006", "f(Discord, x => x.members.get(id));", null],
  ["12-209", "f(Discord, x => x.serverMute);", null],
  ["12-215", "f(Discord, x => x.setMute(true));", null],
  ["12-222", "f(Discord, x => x.delete(5000));", null],
  ["12-175", "f(Discord, x => x.presence.game);", null],
  [
    "12-003",
    "f(Discord, { run(aruna, args, message) { aruna.channels.get(args[0]); } });",
    "f(Discord, { run(aruna, args, message) { aruna.channels.cache.get(args[0]); } });",
  ],
  [
    "12-002",
    "f(Discord, bot => bot.discordClient.guilds.array());",
    "f(Discord, bot => bot.discordClient.guilds.cache.array());",
  ],
  ["14-T15", "f(Discord, error => error.httpStatus === 404);", "f(Discord, error => error.status === 404);"],
  [
    "14-T15",
    "f(Discord, () => { try { g(); } catch (error) { h(error.httpStatus); } });",
    "f(Discord, () => { try { g(); } catch (error) { h(error.status); } });",
  ],
  [
    "14-T15",
    "f(Discord, user.send('a').catch(error => error.httpStatus));",
    "f(Discord, user.send('a').catch(error => error.status));",
  ],
  ["14-T16", "f(Discord, user.send('a').catch(error => error.requestData));", null],
  [
    "14-009",
    "f(Discord, i => { if (i.componentType == 'BUTTON') g(); });",
    "f(Discord, i => { if (i.componentType == Discord.ComponentType.Button) g(); });",
  ],
  [
    "14-013",
    "f(Discord, x => x.premiumTier === 'TIER_3');",
    "f(Discord, x => x.premiumTier === Discord.GuildPremiumTier.Tier3);",
  ],
  [
    "14-013",
    "f(Discord, x => levels[x.verificationLevel]);",
    "f(Discord, x => levels[['NONE', 'LOW', 'MEDIUM', 'HIGH', 'VERY_HIGH'][x.verificationLevel]]);",
  ],
  [
    "14-014",
    "f(Discord, x => x.type === 'USER_PREMIUM_GUILD_SUBSCRIPTION');",
    "f(Discord, x => x.type === Discord.MessageType.GuildBoost);",
  ],
  [
    "14-014",
    "f(Discord, x => ['DEFAULT', 'REPLY'].includes(x.type));",
    "f(Discord, x => [Discord.MessageType.Default, Discord.MessageType.Reply].includes(x.type));",
  ],
  [
    "14-018",
    "f(Discord, x => x.type === 'MODAL_SUBMIT');",
    "f(Discord, x => x.type === Discord.InteractionType.ModalSubmit);",
  ],
  [
    "14-015",
    "f(Discord, entry => entry.action === 'MEMBER_KICK');",
    "f(Discord, entry => entry.action === Discord.AuditLogEvent.MemberKick);",
  ],
  ["14-015", "f(Discord, x => x.action === 'MEMBER_KICK');", null],
  ["14-011", "f(Discord, x => x.type === 'LISTENING');", null],
  ["14-008", "f(Discord, x => x.style === 'LINK');", null],
  ["14-006", "f(Discord, x => x.targetType === 'USER');", null],
  [
    "14-040",
    "f(Discord, x => x.channels.create('a', { parent: id }));",
    "f(Discord, x => x.channels.create({ name: 'a', parent: id }));",
  ],
  [
    "14-041",
    "f(Discord, x => x.createWebhook('a', { avatar: b }));",
    "f(Discord, x => x.createWebhook({ name: 'a', avatar: b }));",
  ],
  [
    "14-078",
    "f(Discord, x => x.ban({ days: 1 }));",
    "f(Discord, x => x.ban({ deleteMessageSeconds: 86400 }));",
  ],
  [
    "14-078",
    "f(Discord, x => x.bans.create(id, { days }));",
    "f(Discord, x => x.bans.create(id, { deleteMessageSeconds: days * 86_400 }));",
  ],
  [
    "14-118",
    "f(Discord, x => x.setAutoArchiveDuration('MAX'));",
    "f(Discord, x => x.setAutoArchiveDuration(10080));",
  ],
  [
    "14-110",
    "const all = new Discord.Permissions(8).remove('SPEAK'); all.add('SPEAK').freeze().has('STREAM');",
    "const all = new Discord.PermissionsBitField(8).remove('Speak'); all.add('Speak').freeze().has('Stream');",
  ],
  ["13-009", "f(Discord, x => x.listener.channel.send(y));", null],
  [
    "14-T111",
    "const all = guild.channels; all.createWebhook(channel, 'a');",
    "const all = guild.channels; all.createWebhook({ channel, name: 'a' });",
  ],
];
