import type { Case } from "./run-case.ts";

/** Rows about types, with whole files of TypeScript. */
export const casesTypes: readonly Case[] = [
  [
    "12-T24",
    "import { RateLimitInfo, RichEmbedOptions } from 'discord.js';\nexport type A = { a: RateLimitInfo; b: RichEmbedOptions[] };\n",
    "import { RateLimitData, MessageEmbedOptions } from 'discord.js';\nexport type A = { a: RateLimitData; b: MessageEmbedOptions[] };\n",
  ],
  ["12-T25", "import { BanInfo } from 'discord.js';\nexport const f = (one: BanInfo) => one.reason;\n", null],
  [
    "13-T49",
    "import * as Discord from 'discord.js';\nexport type A = Discord.PermissionOverwriteOption | Discord.InviteOptions;\n",
    "import * as Discord from 'discord.js';\nexport type A = Discord.PermissionOverwriteOptions | Discord.CreateInviteOptions;\n",
  ],
  [
    "13-T50",
    "import { FetchIntegrationsOptions } from 'discord.js';\nexport const f = (one: FetchIntegrationsOptions) => String(one);\n",
    null,
  ],
  [
    "14-T77",
    "import { CommandInteraction } from 'discord.js';\nexport const run = (one: CommandInteraction) => one.options.getString('a');\n",
    "import { ChatInputCommandInteraction } from 'discord.js';\nexport const run = (one: ChatInputCommandInteraction) => one.options.getString('a');\n",
  ],
  [
    "14-T77",
    "import type { CommandInteraction, Message } from 'discord.js';\nexport interface Command { run(one: CommandInteraction<'cached'>, two: Message): void }\n",
    "import type { ChatInputCommandInteraction, Message } from 'discord.js';\nexport interface Command { run(one: ChatInputCommandInteraction<'cached'>, two: Message): void }\n",
  ],
  [
    "14-T77",
    "import * as Discord from 'discord.js';\nexport class A { constructor(private one: Discord.CommandInteraction | null) {} }\n",
    "import * as Discord from 'discord.js';\nexport class A { constructor(private one: Discord.ChatInputCommandInteraction | null) {} }\n",
  ],
  [
    "14-T77",
    "import { BaseCommandInteraction, CommandInteraction } from 'discord.js';\nexport const is = (one: BaseCommandInteraction) => one instanceof CommandInteraction;\n",
    "import { CommandInteraction as BaseCommandInteraction, ChatInputCommandInteraction } from 'discord.js';\nexport const is = (one: BaseCommandInteraction) => one instanceof ChatInputCommandInteraction;\n",
  ],
  [
    "14-T77",
    "import { BaseCommandInteraction } from 'discord.js';\nexport const is = (one: BaseCommandInteraction) => one.id;\n",
    "import { CommandInteraction as BaseCommandInteraction } from 'discord.js';\nexport const is = (one: BaseCommandInteraction) => one.id;\n",
  ],
  [
    "14-T77",
    "import * as Discord from 'discord.js';\nexport const is = (one: Discord.BaseCommandInteraction) => one.id;\n",
    null,
  ],
  [
    "14-T78",
    "import { MessageActionRow, MessageButton } from 'discord.js';\nexport const row = new MessageActionRow().addComponents(new MessageButton().setURL('a'));\n",
    "import { ActionRowBuilder, ButtonBuilder } from 'discord.js';\nexport const row = new ActionRowBuilder<ButtonBuilder>().addComponents(new ButtonBuilder().setURL('a'));\n",
  ],
  [
    "14-T78",
    "import { MessageActionRow, MessageSelectMenu } from 'discord.js';\nconst row = new MessageActionRow();\nrow.addComponents([new MessageSelectMenu()]);\n",
    "import { ActionRowBuilder, StringSelectMenuBuilder } from 'discord.js';\nconst row = new ActionRowBuilder<StringSelectMenuBuilder>();\nrow.addComponents([new StringSelectMenuBuilder()]);\n",
  ],
  [
    "14-T78",
    "import { MessageActionRow } from 'discord.js';\nexport const rows = (list: MessageActionRow[]) => [...list, new MessageActionRow({ components: f() })];\n",
    "import { ActionRowBuilder, type MessageActionRowComponentBuilder } from 'discord.js';\nexport const rows = (list: ActionRowBuilder<MessageActionRowComponentBuilder>[]) => [...list, new ActionRowBuilder<MessageActionRowComponentBuilder>({ components: f() })];\n",
  ],
  [
    "14-T78",
    "import { MessageActionRow } from 'discord.js';\nexport const copy = (list: MessageActionRow[]) => list.map(one => new MessageActionRow(one));\n",
    "import { ActionRowBuilder, type MessageActionRowComponentBuilder } from 'discord.js';\nexport const copy = (list: ActionRowBuilder<MessageActionRowComponentBuilder>[]) => list.map(one => new ActionRowBuilder<MessageActionRowComponentBuilder>({ components: one.components }));\n",
  ],
  [
    "14-T78",
    "import { MessageActionRow, ModalActionRowComponent, TextInputComponent } from 'discord.js';\nexport const row = new MessageActionRow<ModalActionRowComponent>().addComponents(new TextInputComponent());\n",
    "import { ActionRowBuilder, ModalActionRowComponent, TextInputBuilder, type ModalActionRowComponentBuilder } from 'discord.js';\nexport const row = new ActionRowBuilder<ModalActionRowComponentBuilder>().addComponents(new TextInputBuilder().setRequired(false));\n",
  ],
  [
    "14-T79",
    "import { EmbedFieldData, MessageOptions, PermissionString } from 'discord.js';\nexport type A = { a: EmbedFieldData; b: Omit<MessageOptions, 'tts'>; c: PermissionString[] };\n",
    "import { APIEmbedField, MessageCreateOptions, PermissionsString } from 'discord.js';\nexport type A = { a: APIEmbedField; b: Omit<MessageCreateOptions, 'tts'>; c: PermissionsString[] };\n",
  ],
  [
    "14-T79",
    "import Discord from 'discord.js';\nexport const say = (one: Discord.AnyChannel, two?: Discord.ReplyMessageOptions) => [one, two];\n",
    "import Discord from 'discord.js';\nexport const say = (one: Discord.Channel, two?: Discord.MessageReplyOptions) => [one, two];\n",
  ],
  [
    "14-T76",
    "import { Interaction } from 'discord.js';\nexport const f = (one: Interaction) => one.isCommand() && one.isApplicationCommand();\n",
    "import { Interaction } from 'discord.js';\nexport const f = (one: Interaction) => one.isChatInputCommand() && one.isCommand();\n",
  ],
  [
    "14-T05",
    "import { Interaction } from 'discord.js';\nexport const f = (one: Interaction) => one.isApplicationCommand() && one.id;\n",
    "import { Interaction } from 'discord.js';\nexport const f = (one: Interaction) => (one.isChatInputCommand() || one.isContextMenuCommand()) && one.id;\n",
  ],
  [
    "14-T83",
    "import { SlashCommandBuilder } from '@discordjs/builders';\nimport { Message } from 'discord.js';\nexport type A = { a: Omit<SlashCommandBuilder, 'addSubcommandGroup' | 'addSubcommand'>; b: Message };\n",
    "import { SlashCommandBuilder } from 'discord.js';\nimport { Message, type SlashCommandOptionsOnlyBuilder } from 'discord.js';\nexport type A = { a: SlashCommandOptionsOnlyBuilder; b: Message };\n",
  ],
  [
    "14-010",
    "import { TextChannel } from 'discord.js';\nexport const f = (one: TextChannel) => one.type! !== 'GUILD_TEXT';\n",
    "import { TextChannel, ChannelType } from 'discord.js';\nexport const f = (one: TextChannel) => one.type! !== ChannelType.GuildText;\n",
  ],
  [
    "14-T80",
    "import { InviteScope } from 'discord.js';\nexport const f = (one: InviteScope) => one.length;\n",
    null,
  ],
  [
    "14-092",
    "import * as Discord from 'discord.js';\nexport const f = (one: Discord.MessageEmbed) => one.addField('a', 'b');\n",
    "import * as Discord from 'discord.js';\nexport const f = (one: Discord.EmbedBuilder) => one.addFields({ name: 'a', value: 'b' });\n",
  ],
  [
    "14-064",
    "import { Interaction, Message } from 'discord.js';\nexport const f = (one: Interaction) => one instanceof Interaction && Message;\n",
    "import { Interaction, Message, BaseInteraction } from 'discord.js';\nexport const f = (one: Interaction) => one instanceof BaseInteraction && Message;\n",
  ],
  [
    "14-064",
    "import 'discord.js';\ndeclare module 'discord.js' {\n  interface Interaction { words: string }\n  interface Client { own: number }\n}\n",
    "import 'discord.js';\ndeclare module 'discord.js' {\n  interface BaseInteraction { words: string }\n  interface Client { own: number }\n}\n",
  ],
  [
    "14-105",
    "import { ColorResolvable } from 'discord.js';\nexport const f = (x: number) => {\n  let one: ColorResolvable;\n  if (x) one = 'DARK_RED';\n  else one = 'RANDOM';\n  return { one };\n};\n",
    "import { ColorResolvable } from 'discord.js';\nexport const f = (x: number) => {\n  let one: ColorResolvable;\n  if (x) one = 'DarkRed';\n  else one = 'Random';\n  return { one };\n};\n",
  ],
  [
    "14-T68",
    "import * as Discord from 'discord.js';\nexport const options: Discord.ClientOptions = { intents: [], retryLimit: 3, partials: ['USER'] };\n",
    "import * as Discord from 'discord.js';\nexport const options: Discord.ClientOptions = { intents: [], rest: { retries: 3 }, partials: [Discord.Partials.User] };\n",
  ],
  [
    "14-T125",
    "import { Message } from 'discord.js';\nexport async function run(one: Message) {\n  one.channel.send('a');\n  await one.channel.sendTyping();\n}\n",
    "import { Message, type SendableChannels } from 'discord.js';\nexport async function run(one: Message) {\n  (one.channel as SendableChannels).send('a');\n  await (one.channel as SendableChannels).sendTyping();\n}\n",
  ],
  [
    "14-T125",
    "import { Interaction, TextBasedChannel } from 'discord.js';\nexport class A {\n  constructor(private one: TextBasedChannel) {}\n  run(two: Interaction) {\n    two.channel?.send('a')\n    this.one.send('b')\n  }\n}\n",
    "import { Interaction, TextBasedChannel, type SendableChannels } from 'discord.js';\nexport class A {\n  constructor(private one: TextBasedChannel) {}\n  run(two: Interaction) {\n    (two.channel as SendableChannels | null)?.send('a')\n    ;(this.one as SendableChannels).send('b')\n  }\n}\n",
  ],
  [
    "14-T77",
    "import { SlashCommandBuilder } from '@discordjs/builders';\nimport { BaseCommandInteraction } from 'discord.js';\nexport interface A { data: SlashCommandBuilder; run(one: BaseCommandInteraction): void }\n",
    "import { SlashCommandBuilder } from 'discord.js';\nimport { CommandInteraction } from 'discord.js';\nexport interface A { data: SlashCommandBuilder; run(one: CommandInteraction): void }\n",
  ],
  [
    "14-092",
    "import { Message, MessageEmbed } from 'discord.js';\nexport const f = (one: Message) => (one.embeds[0] as MessageEmbed).title;\n",
    "import { Message, Embed } from 'discord.js';\nexport const f = (one: Message) => (one.embeds[0] as Embed).title;\n",
  ],
  [
    "14-T94",
    "import { Message } from 'discord.js';\nexport const f = (one: Message) => one.components[0]?.components.length;\n",
    "import { Message, type ActionRow, type MessageActionRowComponent } from 'discord.js';\nexport const f = (one: Message) => (one.components[0] as ActionRow<MessageActionRowComponent> | undefined)?.components.length;\n",
  ],
  [
    "14-T33",
    "import { MessageButton } from 'discord.js';\nconst one = new MessageButton();\nexport const id = one.customId;\n",
    "import { ButtonBuilder, type APIButtonComponentWithCustomId } from 'discord.js';\nconst one = new ButtonBuilder();\nexport const id = (one.data as APIButtonComponentWithCustomId).custom_id;\n",
  ],
  [
    "13-T73",
    "import { DMChannel, NewsChannel, TextChannel } from 'discord.js';\nexport const f = (one: TextChannel | DMChannel | NewsChannel, two: TextChannel | NewsChannel) => one.send(two.id);\n",
    "import { DMChannel, NewsChannel, TextChannel, type TextBasedChannel } from 'discord.js';\nexport const f = (one: TextBasedChannel, two: TextChannel | NewsChannel) => one.send(two.id);\n",
  ],
  [
    "13-T75",
    "import { MessageEmbed } from 'discord.js';\nconst red = '#f00';\nconst { COLOR = '' } = process['env'];\nexport const f = (color: string, config: { color: string }) =>\n  [red, color, `#${color}`, COLOR].map(() => new MessageEmbed().setColor(red).setColor(color).setColor(`#${color}`).setColor(color || 'RED').setColor(config.color));\n",
    "import { MessageEmbed, type ColorResolvable } from 'discord.js';\nconst red = '#f00';\nconst { COLOR = '' } = process['env'];\nexport const f = (color: string, config: { color: string }) =>\n  [red, color, `#${color}`, COLOR].map(() => new MessageEmbed().setColor(red).setColor(color as ColorResolvable).setColor(`#${color}`).setColor((color as ColorResolvable) || 'RED').setColor(config.color as ColorResolvable));\n",
  ],
  [
    "13-T76",
    "import { Message, VoiceChannel } from 'discord.js';\nexport class A {\n  private one?: VoiceChannel;\n  run(m: Message, all: Map<string, VoiceChannel>) {\n    this.one = m.member?.voice.channel ?? (all.get('1') as VoiceChannel);\n    return this.one instanceof VoiceChannel;\n  }\n}\n",
    "import { Message, VoiceChannel, VoiceBasedChannel } from 'discord.js';\nexport class A {\n  private one?: VoiceBasedChannel;\n  run(m: Message, all: Map<string, VoiceBasedChannel>) {\n    this.one = m.member?.voice.channel ?? (all.get('1') as VoiceChannel);\n    return this.one instanceof VoiceChannel;\n  }\n}\n",
  ],
  [
    "13-T76",
    "import * as Discord from 'discord.js';\nexport const join = (m: Discord.GuildMember, then: (c: Discord.VoiceChannel) => void) => {\n  if (m.voice.channel) then(m.voice.channel);\n};\n",
    "import * as Discord from 'discord.js';\nexport const join = (m: Discord.GuildMember, then: (c: Discord.VoiceBasedChannel) => void) => {\n  if (m.voice.channel) then(m.voice.channel);\n};\n",
  ],
  [
    "14-T127",
    "import { Client, MessageButton } from 'discord.js';\nimport { ActivityTypes, MessageButtonStyles as Styles, TextInputStyles } from 'discord.js/typings/enums';\nexport const f = (c: Client, a: ActivityTypes.PLAYING | ActivityTypes, TextInputStyle: number) =>\n  [c.user?.setActivity('a', { type: ActivityTypes['LISTENING'] }), a, TextInputStyle, TextInputStyles.SHORT, new MessageButton().setStyle(Styles.PRIMARY)];\nexport const all = { ActivityTypes };\nexport { ActivityTypes };\n",
    "import { Client, ButtonBuilder } from 'discord.js';\nimport { ActivityType, ButtonStyle as Styles, TextInputStyle as TextInputStyles } from 'discord.js';\nexport const f = (c: Client, a: ActivityType.Playing | ActivityType, TextInputStyle: number) =>\n  [c.user?.setActivity('a', { type: ActivityType['Listening'] }), a, TextInputStyle, TextInputStyles.Short, new ButtonBuilder().setStyle(Styles.Primary)];\nexport const all = { ActivityTypes: ActivityType };\nexport { ActivityType as ActivityTypes };\n",
  ],
  [
    "14-066",
    "import { CommandInteraction } from 'discord.js';\nexport const f = (i: CommandInteraction, isNeeded: boolean) =>\n  [i.options.getMember('a', true), i.options.getMember('b', true)!, i.options.getMember('c', isNeeded), i.options.getMember('d', false)];\n",
    "import { ChatInputCommandInteraction } from 'discord.js';\nexport const f = (i: ChatInputCommandInteraction, isNeeded: boolean) =>\n  [i.options.getMember('a')!, i.options.getMember('b')!, i.options.getMember('c'), i.options.getMember('d')];\n",
  ],
  [
    "14-T69",
    "import { ColorResolvable, MessageEmbed } from 'discord.js';\nexport const f = (color: ColorResolvable, all: Record<string, unknown>, other?: ColorResolvable) =>\n  [new MessageEmbed({ color, title: 'a' }), new MessageEmbed({ color: all.one as ColorResolvable }), new MessageEmbed({ color: other })];\n",
    "import { ColorResolvable, EmbedBuilder, resolveColor } from 'discord.js';\nexport const f = (color: ColorResolvable, all: Record<string, unknown>, other?: ColorResolvable) =>\n  [new EmbedBuilder({ color: resolveColor(color), title: 'a' }), new EmbedBuilder({ color: resolveColor(all.one as ColorResolvable) }), new EmbedBuilder({ color: other })];\n",
  ],
  [
    "14-T128",
    "import { CommandInteraction } from 'discord.js';\nexport async function run(i: CommandInteraction): Promise<void> {\n  if (!i.guild) return i.reply('a');\n  if (!i.member) {\n    return await i.reply({\n      content: 'b',\n    });\n  }\n  if (!i.token) { return i.deferReply() }\n  if (i.replied) {\n    later(i)\n    return (await i.reply('f'))\n  }\n  return i.reply('c');\n}\nexport const later = (i: CommandInteraction): Promise<void> => {\n  return i.reply('d');\n};\nexport const given = async (i: CommandInteraction): Promise<unknown> => {\n  return i.reply('e');\n};\n",
    "import { ChatInputCommandInteraction } from 'discord.js';\nexport async function run(i: ChatInputCommandInteraction): Promise<void> {\n  if (!i.guild) { await i.reply('a'); return; }\n  if (!i.member) {\n    await i.reply({\n      content: 'b',\n    });\n    return;\n  }\n  if (!i.token) { await i.deferReply(); return }\n  if (i.replied) {\n    later(i)\n    await (await i.reply('f'))\n    return\n  }\n  await i.reply('c');\n}\nexport const later = (i: ChatInputCommandInteraction): Promise<void> => {\n  return i.reply('d').then(() => undefined);\n};\nexport const given = async (i: ChatInputCommandInteraction): Promise<unknown> => {\n  return i.reply('e');\n};\n",
  ],
  [
    "14-T128",
    "import { CommandInteraction, Message } from 'discord.js';\nexport async function run(i: CommandInteraction): Promise<Message | void> {\n  if (!i.guild) return i.reply({ content: 'a' });\n  return i.reply({ content: 'b', fetchReply: true });\n}\n",
    "import { ChatInputCommandInteraction, Message } from 'discord.js';\nexport async function run(i: ChatInputCommandInteraction): Promise<Message | void> {\n  if (!i.guild) { await i.reply({ content: 'a' }); return; }\n  return i.reply({ content: 'b', fetchReply: true });\n}\n",
  ],
  [
    "14-092",
    "export type Answer = string | import('discord.js').MessageEmbed | import('./own').MessageEmbed;\n",
    "export type Answer = string | import('discord.js').EmbedBuilder | import('./own').MessageEmbed;\n",
  ],
  [
    "14-T107",
    "import { MessageEmbedOptions } from 'discord.js';\nconst a: MessageEmbedOptions = { footer: { iconURL: 'a', text: 'b' } };\nexport const f = (x: boolean): MessageEmbedOptions => (x ? a : { author: { name: 'c', iconURL: 'd' } });\nexport const own = { author: { name: 'c', iconURL: 'd' } };\n",
    "import { APIEmbed } from 'discord.js';\nconst a: APIEmbed = { footer: { icon_url: 'a', text: 'b' } };\nexport const f = (x: boolean): APIEmbed => (x ? a : { author: { name: 'c', icon_url: 'd' } });\nexport const own = { author: { name: 'c', iconURL: 'd' } };\n",
  ],
  [
    "13-T88",
    "import { MessageAdditions, StringResolvable, TextChannel } from 'discord.js';\nexport const f = (one: TextChannel, all: StringResolvable[], two: MessageAdditions | null, three: MessageAdditions[]) => [one, all, two, three];\n",
    "import { TextChannel, type MessageAttachment, type MessageEmbed } from 'discord.js';\nexport const f = (one: TextChannel, all: any[], two: MessageEmbed | MessageAttachment | (MessageEmbed | MessageAttachment)[] | null, three: (MessageEmbed | MessageAttachment | (MessageEmbed | MessageAttachment)[])[]) => [one, all, two, three];\n",
  ],
  [
    "13-T88",
    "import * as Discord from 'discord.js';\nexport const f = (one: Discord.StringResolvable | Discord.APIMessageContentResolvable, two: Discord.PermissionObject, three: Discord.TargetUser) => [one, two, three];\n",
    "import * as Discord from 'discord.js';\nexport const f = (one: any | string | number | boolean | bigint | symbol | readonly any[], two: Record<Discord.PermissionString, boolean>, three: number) => [one, two, three];\n",
  ],
  [
    "13-T88",
    "import type { SpeakingString } from 'discord.js';\nexport const f = (one: SpeakingString) => one;\n",
    "export const f = (one: 'SPEAKING' | 'SOUNDSHARE' | 'PRIORITY_SPEAKING') => one;\n",
  ],
  [
    "13-T89",
    "import Discord, { CollectorFilter } from 'discord.js';\nexport const f: CollectorFilter = () => true;\nexport const g = (one: Discord.CollectorFilter, two: CollectorFilter<[]>) => [one, two];\n",
    "import Discord, { CollectorFilter } from 'discord.js';\nexport const f: CollectorFilter<any[]> = () => true;\nexport const g = (one: Discord.CollectorFilter<any[]>, two: CollectorFilter<[]>) => [one, two];\n",
  ],
  [
    "13-T90",
    "import { GuildAuditLogsEntry, MessageReaction } from 'discord.js';\nexport const f = ({ emoji }: MessageReaction, all: Record<string, number>, log: GuildAuditLogsEntry) =>\n  [['a'].includes(emoji.name), all[emoji.name], emoji.name.length, all['a'].toString(emoji.id || emoji.name), log.executor.tag, log.executor?.id, emoji.name === 'a', console.log(emoji.name)];\n",
    "import { GuildAuditLogsEntry, MessageReaction } from 'discord.js';\nexport const f = ({ emoji }: MessageReaction, all: Record<string, number>, log: GuildAuditLogsEntry) =>\n  [['a'].includes(emoji.name!), all[emoji.name!], emoji.name!.length, all['a'].toString(emoji.id || emoji.name!), log.executor!.tag, log.executor?.id, emoji.name === 'a', console.log(emoji.name)];\n",
  ],
  [
    "13-T91",
    "import { Guild, GuildChannel, MessageReaction } from 'discord.js';\nexport const f = (one: MessageReaction, g: (all: unknown) => void): void => { const message = one.message; g(message); g(one.message); g(one.message.id); };\nexport const h = (guild: Guild): GuildChannel | undefined => guild.channels.cache.sort((a, b) => a.position - b.position).find(one => one.name === 'a');\n",
    "import { Guild, GuildChannel, MessageReaction, type Message } from 'discord.js';\nexport const f = (one: MessageReaction, g: (all: unknown) => void): void => { const message = one.message as Message; g(message); g(one.message as Message); g(one.message.id); };\nexport const h = (guild: Guild): GuildChannel | undefined => guild.channels.cache.sort((a, b) => (a as GuildChannel).position - (b as GuildChannel).position).find(one => one.name === 'a');\n",
  ],
  [
    "13-T91",
    "import { Guild, GuildChannel } from 'discord.js';\nexport function f(guild: Guild, id: string): GuildChannel {\n  const one: GuildChannel = guild.channels.cache.get(id);\n  return one ?? guild.channels.resolve(id);\n}\n",
    "import { Guild, GuildChannel } from 'discord.js';\nexport function f(guild: Guild, id: string): GuildChannel {\n  const one: GuildChannel = guild.channels.cache.get(id) as GuildChannel;\n  return one ?? (guild.channels.resolve(id) as GuildChannel);\n}\n",
  ],
  [
    "13-T73",
    "import Discord, { User } from 'discord.js';\nexport const f = (one: User | Discord.TextChannel | Discord.DMChannel | Discord.NewsChannel, two: Discord.TextChannel | Discord.NewsChannel) => one.send(two.id);\n",
    "import Discord, { User, type TextBasedChannel } from 'discord.js';\nexport const f = (one: User | TextBasedChannel, two: Discord.TextChannel | Discord.NewsChannel) => one.send(two.id);\n",
  ],
  [
    "13-T75",
    "import { MessageEmbed } from 'discord.js';\nexport const f = (color: string) => [new MessageEmbed({ title: 'a', color }), new MessageEmbed({ title: 'a', color: color || 'RED' })];\n",
    "import { MessageEmbed, type ColorResolvable } from 'discord.js';\nexport const f = (color: string) => [new MessageEmbed({ title: 'a', color: color as ColorResolvable }), new MessageEmbed({ title: 'a', color: (color as ColorResolvable) || 'RED' })];\n",
  ],
  [
    "14-091",
    "import { Message, MessageAttachment } from 'discord.js';\nexport const f = (list: any, message: Message, g: (one: unknown) => void) => {\n  g((list.first().attachments.first() as MessageAttachment).url);\n  g((list as MessageAttachment).proxyURL);\n  g(list as MessageAttachment);\n  const made: MessageAttachment[] = [];\n  message.attachments.forEach((one: MessageAttachment) => made.push(new MessageAttachment(one.url)));\n  made.forEach((one: MessageAttachment) => g(one));\n};\n",
    "import { Message, Attachment, AttachmentBuilder } from 'discord.js';\nexport const f = (list: any, message: Message, g: (one: unknown) => void) => {\n  g((list.first().attachments.first() as Attachment).url);\n  g((list as Attachment).proxyURL);\n  g(list as AttachmentBuilder);\n  const made: AttachmentBuilder[] = [];\n  message.attachments.forEach((one: Attachment) => made.push(new AttachmentBuilder(one.url)));\n  made.forEach((one: AttachmentBuilder) => g(one));\n};\n",
  ],
  [
    "13-T92",
    "import Discord, { BitFieldResolvable, IntentsString } from 'discord.js';\nexport const f = (one: BitFieldResolvable<IntentsString>, two: Discord.BitFieldResolvable<Discord.PermissionString>) => [one, two];\n",
    "import Discord, { BitFieldResolvable, IntentsString } from 'discord.js';\nexport const f = (one: BitFieldResolvable<IntentsString, number>, two: Discord.BitFieldResolvable<Discord.PermissionString, bigint>) => [one, two];\n",
  ],
  [
    "13-T75",
    "import { Message } from 'discord.js';\nconst { MessageEmbed } = require('discord.js');\nexport const f = (one: Message, color: string) => [one, new MessageEmbed().setColor(color)];\n",
    "import { Message, type ColorResolvable } from 'discord.js';\nconst { MessageEmbed } = require('discord.js');\nexport const f = (one: Message, color: string) => [one, new MessageEmbed().setColor(color as ColorResolvable)];\n",
  ],
  [
    "13-T75",
    "const { MessageEmbed } = require('discord.js');\nexport const f = (color: string) => new MessageEmbed().setColor(color);\n",
    "import type { ColorResolvable } from 'discord.js';\nconst { MessageEmbed } = require('discord.js');\nexport const f = (color: string) => new MessageEmbed().setColor(color as ColorResolvable);\n",
  ],
];
