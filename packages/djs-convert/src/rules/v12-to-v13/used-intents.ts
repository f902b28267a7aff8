import type { Project } from "../../project/project.ts";
import { asksForDirectMessages } from "./direct-messages.ts";

interface Need {
  /** Events that do not come without the intent. */
  events?: RegExp;
  /** What is empty, or never ends, without it; as version 11 or 12 writes it. */
  code?: RegExp;
}

/** The intents in the order in which they are written. The first and the messages are every bot's. */
const needs: Readonly<Record<string, Need>> = {
  GUILDS: {},
  GUILD_MEMBERS: {
    events: /^(guildMember(Add|Available|Remove|Update|sChunk)|userUpdate)$/,
    code: /\.members\s*\.\s*cache\b|[gG]uild\)?\s*\.\s*members\s*\.\s*(get|find|filter|map|forEach|some|every|size|array|random)\b|\.members\s*\.\s*fetch\(\s*[){]|\bfetchMembers\(/,
  },
  GUILD_BANS: { events: /^guildBan(Add|Remove)$/ },
  GUILD_EMOJIS_AND_STICKERS: { events: /^emoji(Create|Delete|Update)$/ },
  GUILD_INTEGRATIONS: { events: /^guildIntegrationsUpdate$/ },
  GUILD_WEBHOOKS: { events: /^webhookUpdate$/ },
  GUILD_INVITES: { events: /^invite(Create|Delete)$/ },
  GUILD_VOICE_STATES: {
    events: /^voiceStateUpdate$/,
    code: /\.voice\b|\bvoice(Channel|Connection|States)\b|\bjoinVoiceChannel\b/,
  },
  GUILD_PRESENCES: {
    events: /^presenceUpdate$/,
    code: /(?<!\b(client|bot)(\.user)?)\.presences?\b/,
  },
  GUILD_MESSAGES: {},
  GUILD_MESSAGE_REACTIONS: {
    events: /^messageReaction(Add|Remove|RemoveAll|RemoveEmoji)$/,
    code: /\b(awaitReactions|createReactionCollector|ReactionCollector)\b|\.reactions\s*\.\s*(cache|get|find|first|filter|forEach|map)\b/,
  },
  GUILD_MESSAGE_TYPING: { events: /^typingSt(art|op)$/ },
  DIRECT_MESSAGES: {
    code: /['"`]dm['"`]|\bchannel\.type\b|\bcreateDM\b|\bauthor\.send\b|\bpartials\s*:\s*\[[^\]]*['"`]CHANNEL['"`]/,
  },
  // `author.send(x).then(sent => sent.createReactionCollector(f))`
  DIRECT_MESSAGE_REACTIONS: {
    code: /\b(?:author|member|user|dm)\s*\.\s*send\([\s\S]{0,500}?\b(?:awaitReactions|createReactionCollector)\b/,
  },
};

/** What is said about code, and what is no longer any, shows no need. */
const comments = /(?<=^|[\s;{}(),])(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/g;

/** Events that a bot of version 11 asks Discord not to send. */
const notHeard = /\bdisabledEvents\s*:\s*\[[^\]]*\]/g;

const always = new Set(["GUILDS", "GUILD_MESSAGES"]);

/** The intents that a bot shows a need for. */
export function usedIntents(text: string, project: Pick<Project, "texts" | "paths"> | undefined): string[] {
  const texts = [text, ...(project?.texts ?? [])].map(one => one.replace(comments, ""));
  const events = new Set([...texts.flatMap(eventsIn), ...(project?.paths ?? []).map(baseName)]);
  const isDirect = asksForDirectMessages(texts);
  return Object.entries(needs).flatMap(([intent, { events: needed, code }]) => {
    const isHeard =
      (needed && [...events].some(event => needed.test(event))) || (isDirect && intent === "DIRECT_MESSAGES");
    return always.has(intent) || isHeard || texts.some(one => code?.test(one)) ? [intent] : [];
  });
}

/**
 * Whatever may be the name of an event: `on("guildMemberAdd")`, `{ name: "guildMemberAdd" }`, a packet's `GUILD_MEMBER_ADD`,
 * `Events.GUILD_MEMBER_ADD`, `{ guildMemberAdd: greet }`, `{ guildMemberAdd(member) {} }`.
 */
const said =
  /["'`]([a-zA-Z_]{8,30})["'`]|\bEvents\s*\.\s*([A-Z_]{8,30})\b|(?<![\w$.]|function\s+)([a-z][a-zA-Z]{7,29})(?=\s*:|\s*\([^()]*\)\s*\{)/g;

const eventsIn = (text: string): string[] =>
  Array.from(text.replace(notHeard, "").matchAll(said), ([, written, constant, key]) => {
    const name = written ?? constant ?? key ?? "";
    return /^[A-Z_]+$/.test(name)
      ? name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      : name;
  });

/** `events/guildMemberAdd.js`, which a loader takes for the event of its name. */
const baseName = (path: string): string => /([^/]+)\.[cm]?[jt]sx?$/.exec(path)?.[1] ?? "";
