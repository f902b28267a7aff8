import { instance, plain, type Type } from "../engine/types.ts";
import type { Version } from "../tables/read-table.ts";

const always: Readonly<Record<string, string>> = {
  client: "Client",
  bot: "Client",
  message: "Message",
  msg: "Message",
  guild: "Guild",
  member: "GuildMember",
  presence: "Presence",
  voiceChannel: "VoiceChannel",
  voice_channel: "VoiceChannel",
  voiceConnection: "VoiceConnection",
  dispatcher: "StreamDispatcher",
};

const parameters: Readonly<Record<string, string>> = {
  ...always,
  channel: "TextChannel",
  emoji: "GuildEmoji",
  oldEmoji: "GuildEmoji",
  newEmoji: "GuildEmoji",
  oldRole: "Role",
  newRole: "Role",
  oldUser: "User",
  newUser: "User",
  invite: "Invite",
  role: "Role",
  user: "User",
  reaction: "MessageReaction",
  messageReaction: "MessageReaction",
  oldMessage: "Message",
  newMessage: "Message",
  oldMember: "GuildMember",
  newMember: "GuildMember",
  oldGuild: "Guild",
  newGuild: "Guild",
  oldState: "VoiceState",
  newState: "VoiceState",
  voiceState: "VoiceState",
  oldChannel: "GuildChannel",
  newChannel: "GuildChannel",
  rateLimitData: "RateLimitData",
  rateLimitInfo: "RateLimitData",
};

const before12: Readonly<Record<string, string>> = { GuildEmoji: "Emoji" };

const interactions: Readonly<Record<Version, readonly string[]>> = {
  11: [],
  12: [],
  13: ["CommandInteraction", "ButtonInteraction", "SelectMenuInteraction", "ModalSubmitInteraction"],
  14: [
    "ChatInputCommandInteraction",
    "ButtonInteraction",
    "StringSelectMenuInteraction",
    "ModalSubmitInteraction",
  ],
};

const known = new Map<number, Map<string, Type | null>>();

/** What a name stands for in nearly every bot. Weak by nature: it never overrules what the code says. */
export function typeOfName(name: string, version: Version, isParameter: boolean): Type | undefined {
  const kind = isParameter ? -version : version;
  const names = known.get(kind) ?? new Map<string, Type | null>();
  const found = names.get(name);
  if (found !== undefined) return found ?? undefined;
  known.set(kind, names);
  const type = readName(name, version, isParameter);
  // Names are without end: only so many are kept.
  if (names.size < 4000) names.set(name, type ?? null);
  return type;
}

function readName(name: string, version: Version, isParameter: boolean): Type | undefined {
  if (name === "interaction" || (isParameter && name === "int")) {
    const names = interactions[version];
    return names.length > 0 ? instance(names, true) : undefined;
  }
  if (/^embed$|Embed$/.test(name))
    return instance([version === 11 ? "RichEmbed" : version === 14 ? "EmbedBuilder" : "MessageEmbed"], true);
  if (isParameter && /^(deleted|edited|updated|original|sent|old|new)(Message|Msg)$/.test(name))
    return instance(["Message"], true);
  if (isParameter && /[a-z]Reaction$/.test(name)) return instance(["MessageReaction"], true);
  if (isParameter && version > 11 && /^(new|old)Presence$/.test(name)) return instance(["Presence"], true);
  if (isParameter && /[a-z]Member$/.test(name)) return instance(["GuildMember"], true);
  if (/[a-z]Guild$/.test(name) && !/^(cached?|config|data|database|db|mongo|saved|stored)/i.test(name))
    return instance(["Guild"], true);
  if (/^(discord|dc|djs)(Client|Bot)$/i.test(name)) return instance(["Client"], true);
  // The whole package, which bots hand from file to file as well.
  if (name === "Discord") return plain.module;
  if (name === "Client" && !isParameter) return { kind: "class", name, weak: true };
  const table = isParameter ? parameters : always;
  const plainName = isParameter ? asUsual(name) : name;
  const found = Object.hasOwn(table, plainName) ? table[plainName] : undefined;
  // Version 11 has no states: a file that calls members so may just as well be converted already.
  if (found === undefined || (version === 11 && found === "VoiceState")) return undefined;
  // Voice left discord.js with version 13.
  if (version > 12 && /^(VoiceConnection|StreamDispatcher)$/.test(found)) return undefined;
  return instance([version === 11 ? (before12[found] ?? found) : found], true);
}

/** `_client`, `Client` and `cli` of a parameter are what `client` is. */
function asUsual(name: string): string {
  const bare = name.replace(/^_+(?=[A-Za-z])/, "");
  if (bare === "cli") return "client";
  return /^(Bot|Client|Guild|Member|Message)$/.test(bare) ? bare.toLowerCase() : bare;
}

/** Names under which bots are passed on: the parameters of an event come after them. */
export const isBotName = (name: string): boolean => /^(client|bot|self|app|discord|_)$/i.test(name);

const languageGlobals = new Set(
  (
    "process console Math JSON Object Array String Number Boolean Date RegExp Map Set WeakMap WeakSet Symbol Reflect Proxy " +
    "Promise Error Buffer URL URLSearchParams Intl fetch document window navigator localStorage location globalThis"
  ).split(" "),
);

export const isLanguageGlobal = (name: string): boolean => languageGlobals.has(name);

const ofProcess = new Set(
  (
    "abort allowedNodeEnvironmentFlags arch argv argv0 availableMemory chdir config connected constrainedMemory cpuUsage cwd " +
    "debugPort disconnect emit emitWarning env execArgv execPath exit exitCode features getActiveResourcesInfo " +
    "getBuiltinModule hrtime kill listeners loadEnvFile mainModule memoryUsage nextTick off on once permission pid platform " +
    "ppid release removeAllListeners removeListener report resourceUsage send stderr stdin stdout title umask uptime version " +
    "versions"
  ).split(" "),
);

/** Whether the `process` of Node.js has it. */
export const isOfProcess = (name: string): boolean => ofProcess.has(name);
