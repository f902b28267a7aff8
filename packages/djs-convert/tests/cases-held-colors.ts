import type { Case } from "./run-case.ts";

const styles =
  "{ PRIMARY: Discord.ButtonStyle.Primary, SECONDARY: Discord.ButtonStyle.Secondary, SUCCESS: Discord.ButtonStyle.Success, DANGER: Discord.ButtonStyle.Danger, LINK: Discord.ButtonStyle.Link }";

/** Colors and styles that come to their place from somewhere else in the file: version 14. */
export const casesHeldColors: readonly Case[] = [
  [
    "14-105",
    "const all = ['RED', '#fff000', 'GREEN']; embed.setColor(all[Math.floor(Math.random() * all.length)]);",
    "const all = ['Red', '#fff000', 'Green']; embed.setColor(all[Math.floor(Math.random() * all.length)]);",
  ],
  ["14-105", "const all = ['RED']; f(all); embed.setColor(all[x]);", null],
  [
    "14-105",
    "const all = { good: 'GREEN', bad: x ? 'RED' : 0 }; embed.setColor(all[x]).setColor(all.good);",
    "const all = { good: 'Green', bad: x ? 'Red' : 0 }; embed.setColor(all[x]).setColor(all.good);",
  ],
  ["14-105", "const all = { good: 'GREEN' }; f(all.good); embed.setColor(all.good);", null],
  [
    "14-105",
    "const { color } = { color: 'GREEN' }; embed.setColor(color);",
    "const { color } = { color: 'Green' }; embed.setColor(color);",
  ],
  [
    "14-105",
    "f((title, shade = 'RED') => embed.setTitle(title).setColor(shade));",
    "f((title, shade = 'Red') => embed.setTitle(title).setColor(shade));",
  ],
  [
    "14-105",
    "f(({ title, shade = 'RED' }) => embed.setTitle(title).setColor(shade));",
    "f(({ title, shade = 'Red' }) => embed.setTitle(title).setColor(shade));",
  ],
  [
    "14-105",
    "this.shade = 'RED'; this.own = { shade: 'BLUE' }; embed.setColor(this.shade).setColor(this.own.shade);",
    "this.shade = 'Red'; this.own = { shade: 'Blue' }; embed.setColor(this.shade).setColor(this.own.shade);",
  ],
  [
    "14-105",
    "const shade = x[0]; const one = x ? shade : 'RED'; embed.setColor(one);",
    "const shade = x[0]; const one = x ? shade : 'Red'; embed.setColor(one);",
  ],
  [
    "14-105",
    "const one = 'RED'; channel.send({ embeds: [{ title: x, color: one }] });",
    "const one = 'Red'; channel.send({ embeds: [{ title: x, color: Discord.resolveColor(one) }] });",
  ],
  [
    "14-T69",
    "channel.send({ embeds: [{ color: x.hexColor, title: y }] });",
    "channel.send({ embeds: [{ color: Discord.resolveColor(x.hexColor), title: y }] });",
  ],
  ["14-105", "const card = { color: 'RED', embed }; f(card);", null],
  ["14-105", "const own = { embedColor: 'RANDOM', embed }; f(own);", null],
  [
    "14-102",
    "embed.setFooter(config.own).setAuthor(x);",
    'embed.setFooter(typeof config.own === "string" ? { text: config.own } : config.own).setAuthor(typeof x === "string" ? { name: x } : x);',
  ],
  ["14-102", "embed.setFooter(x());", null],
  [
    "14-003",
    "const own = { intents: ['GUILDS', 'GUILD_MESSAGES'], partials: ['CHANNEL'] }; f(own, Discord);",
    "const own = { intents: [Discord.GatewayIntentBits.Guilds, Discord.GatewayIntentBits.GuildMessages, Discord.GatewayIntentBits.MessageContent], partials: [Discord.Partials.Channel] }; f(own, Discord);",
  ],
  [
    "14-T122",
    "const kind = x ? 'USER' : 'ROLE'; f([{ id: x, type: kind, permission: true }, { id: y, type: 'ROLE', permission: false }], Discord);",
    "const kind = x ? Discord.ApplicationCommandPermissionType.User : Discord.ApplicationCommandPermissionType.Role; f([{ id: x, type: kind, permission: true }, { id: y, type: Discord.ApplicationCommandPermissionType.Role, permission: false }], Discord);",
  ],
  [
    "14-008",
    "const all = [{ name: 'a', style: 'PRIMARY' }, { name: 'b', style: 'DANGER' }]; for (let i = 0; i < all.length; i++) btn.setStyle(`${all[i].style}`);",
    "const all = [{ name: 'a', style: Discord.ButtonStyle.Primary }, { name: 'b', style: Discord.ButtonStyle.Danger }]; for (let i = 0; i < all.length; i++) btn.setStyle(all[i].style);",
  ],
  [
    "14-008",
    "const all = [{ style: 'PRIMARY' }, { style: x }]; all.map(one => new Discord.MessageButton().setStyle(one.style));",
    "const all = [{ style: Discord.ButtonStyle.Primary }, { style: x }]; all.map(one => new Discord.ButtonBuilder().setStyle(one.style));",
  ],
  [
    "14-008",
    "const kinds = { yes: 'SUCCESS', no: 'DANGER' }; btn.setStyle(kinds[x]);",
    "const kinds = { yes: Discord.ButtonStyle.Success, no: Discord.ButtonStyle.Danger }; btn.setStyle(kinds[x]);",
  ],
  [
    "14-010",
    "guild.own = function (query, types = ['GUILD_TEXT']) { return channel.children.filter(one => types.includes(one.type)); };",
    null,
  ],
  [
    "14-018",
    "const find = some_interaction => some_interaction.type === 'MESSAGE_COMPONENT'; f(find);",
    "const find = some_interaction => some_interaction.type === Discord.InteractionType.MessageComponent; f(find);",
  ],
  [
    "14-105",
    "function colorOf(x) { if (x > 3) return 'RED'; return y ? 'NAVY' : { a: 'BLUE' }[x]; } embed.setColor(colorOf(x));",
    "function colorOf(x) { if (x > 3) return 'Red'; return y ? 'Navy' : { a: 'Blue' }[x]; } embed.setColor(colorOf(x));",
  ],
  [
    "14-105",
    "const any = () => ['RED', 'NAVY'][Math.floor(Math.random() * 2)]; embed.setColor(any());",
    "const any = () => ['Red', 'Navy'][Math.floor(Math.random() * 2)]; embed.setColor(any());",
  ],
  ["14-105", "const colorOf = x => (x ? 'RED' : 'NAVY'); embed.setColor(colorOf(x)); f(colorOf(y));", null],
  ["14-105", "const own = { colorOf: x => (x ? 'RED' : 'NAVY') }; embed.setColor(own.colorOf(x));", null],
  [
    "14-105",
    "async function colorOf(x) { return x > 3 ? 'RED' : await f(x); } embed.setColor(await colorOf(x));",
    "async function colorOf(x) { return x > 3 ? 'Red' : await f(x); } embed.setColor(await colorOf(x));",
  ],
  [
    "14-105",
    "const any = async () => 'RED'; const color = await any(); embed.setColor(color || 'NAVY');",
    "const any = async () => 'Red'; const color = await any(); embed.setColor(color || 'Navy');",
  ],
  [
    "14-105",
    "async function colorOf() { return 'RED'; } embed.setColor(await colorOf()); if ((await colorOf()) === 'RED') f();",
    null,
  ],
  [
    "14-105",
    "async function colorOf() { return 'RED'; } f(await colorOf()); embed.setColor(await colorOf());",
    null,
  ],
  [
    "14-008",
    "const styleOf = x => (x ? 'SUCCESS' : 'DANGER'); new Discord.MessageButton().setStyle(styleOf(y));",
    "const styleOf = x => (x ? Discord.ButtonStyle.Success : Discord.ButtonStyle.Danger); new Discord.ButtonBuilder().setStyle(styleOf(y));",
  ],
  [
    "14-008",
    "async function styleOf() { return 'LINK'; } new Discord.MessageButton({ style: await styleOf(), label: x });",
    "async function styleOf() { return Discord.ButtonStyle.Link; } new Discord.ButtonBuilder({ style: await styleOf(), label: x });",
  ],
  [
    "14-008",
    "const style = () => 'LINK'; new Discord.MessageButton().setStyle(style()); f(style());",
    `const style = () => 'LINK'; new Discord.ButtonBuilder().setStyle(${styles}[style()]); f(style());`,
  ],
  [
    "14-008",
    "new Discord.MessageButton({ style: own.style, label: x });",
    `new Discord.ButtonBuilder({ style: ${styles}[own.style] ?? own.style, label: x });`,
  ],
  [
    "14-008",
    "new Discord.MessageButton({ style: own.style.toUpperCase(), label: x });",
    `new Discord.ButtonBuilder({ style: ${styles}[own.style.toUpperCase()], label: x });`,
  ],
  [
    "14-008",
    "new Discord.MessageButton({ style: own.styles[2], label: f({ style: own.style, label: x }) });",
    `new Discord.ButtonBuilder({ style: ${styles}[own.styles[2]] ?? own.styles[2], label: f({ style: own.style, label: x }) });`,
  ],
  [
    "14-008",
    "const { style } = own; new Discord.MessageButton({ style, label: x });",
    `const { style } = own; new Discord.ButtonBuilder({ style: ${styles}[style] ?? style, label: x });`,
  ],
];
