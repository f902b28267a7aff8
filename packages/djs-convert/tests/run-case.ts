import { parseSource } from "../src/engine/parse.ts";
import { convert, type Version } from "../src/index.ts";

/**
 * Id, statement before, statement after; `null` where a person must decide. A `remark` is left to a person, too, while
 * another row changes something of the same statement.
 */
export type Case = readonly [id: string, before: string, after: string | null, kind?: "remark"];

// Every name that cases use, with its class; classes that a version does not have are not known there.
const names: Readonly<Record<string, string>> = {
  client: "Client",
  me: "ClientUser",
  guild: "Guild",
  member: "GuildMember",
  user: "User",
  channel: "TextChannel",
  dm: "DMChannel",
  voice: "VoiceChannel",
  category: "CategoryChannel",
  thread: "ThreadChannel",
  message: "Message",
  reaction: "MessageReaction",
  emoji: "Emoji",
  role: "Role",
  webhook: "Webhook",
  hook: "WebhookClient",
  collector: "MessageCollector",
  presence: "Presence",
  permissions: "Permissions",
  state: "VoiceState",
  connection: "VoiceConnection",
  dispatcher: "StreamDispatcher",
  broadcast: "VoiceBroadcast",
  receiver: "VoiceReceiver",
  overwrites: "PermissionOverwrites",
  attachment: "MessageAttachment",
  application: "OAuth2Application",
  assets: "RichPresenceAssets",
  team: "Team",
  manager: "ShardingManager",
  shards: "ShardClientUtil",
  shard: "Shard",
  invite: "Invite",
  interaction: "CommandInteraction",
  sticker: "Sticker",
  embed: "RichEmbed | MessageEmbed",
  btn: "MessageButton",
  menu: "MessageSelectMenu",
  input: "TextInputComponent",
  actionRow: "MessageActionRow",
  guildEmoji: "GuildEmoji",
  game: "Game",
  activity: "Activity",
  app: "Application",
  oldFile: "Attachment",
  news: "NewsChannel",
  voices: "ClientVoiceManager",
  region: "VoiceRegion",
  integration: "Integration",
  integrationApp: "IntegrationApplication",
  slash: "ApplicationCommand",
  pressed: "ButtonInteraction",
  submitted: "ModalSubmitInteraction",
  apiError: "DiscordAPIError",
  httpError: "HTTPError",
  payload: "MessagePayload | APIMessage",
  bare: "BaseManager",
  template: "GuildTemplate",
  group: "GroupDMChannel",
  grants: "ApplicationCommandPermissionsManager",
  event: "GuildScheduledEvent",
};

const wrap = (head: string, body: string): string => `${head}\n  ${body}\n};\n`;

function headOf(body: string): string {
  const used = Object.keys(names).filter(name => new RegExp(`\\b${name}\\b`).test(body));
  const params = used.map(
    name => ` * @param {Discord.${names[name]?.replace(" | ", " | Discord.")}} ${name}`,
  );
  return `const Discord = require("discord.js");\n/**\n${params.join("\n")}\n */\nmodule.exports = async (${used.join(", ")}) => {`;
}

export interface Outcome {
  body: string;
  rules: string[];
  flags: string[];
  /** Why the code that came out cannot be read, where it cannot. */
  unreadable: string | null;
}

function outcomeOf(source: string, from: Version, to: Version): Outcome {
  const { code, changes, diagnostics } = convert(source, { from, to });
  return {
    body: code.slice(code.indexOf("=> {\n") + 7, code.lastIndexOf("\n};")),
    rules: changes.map(one => one.rule),
    flags: diagnostics.map(one => one.rule),
    unreadable: parseSource(code, undefined).failure?.message ?? null,
  };
}

/** Converts a statement of a function whose parameters are documented. */
export const runCase = (before: string, from: Version, to: Version): Outcome =>
  outcomeOf(wrap(headOf(before), before), from, to);

/** The same statement where all its names belong to another package: nothing may happen to it. */
export function runTrap(before: string, from: Version, to: Version): Outcome {
  const used = [...Object.keys(names), "Discord"].filter(name => new RegExp(`\\b${name}\\b`).test(before));
  const head = `${used.map((name, index) => `const ${name} = require("other-${index}");`).join("\n")}\nmodule.exports = async () => {`;
  return outcomeOf(wrap(head, before), from, to);
}

/** `Class.member` of a row that says that it is gone. */
export function goneCase(before: string, classes: string | undefined): string | null {
  const found = /^([A-Z]\w+)\.(\w+)(\(\))?$/.exec(before);
  if (!found) return null;
  const owner = classes?.split(", ")[0] ?? found[1];
  const name = Object.entries(names).find(([, className]) => className === owner)?.[0];
  return name ? `${name}.${found[2]}${found[3] ?? ""};` : null;
}
