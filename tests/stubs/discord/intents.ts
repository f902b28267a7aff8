/** Which intent a bot needs to hear of an event; an event that is not listed reaches everybody. */

const bit = (at: number) => 1 << at;

export const intentBits = {
  guilds: bit(0),
  members: bit(1),
  moderation: bit(2),
  expressions: bit(3),
  webhooks: bit(5),
  invites: bit(6),
  voice: bit(7),
  presences: bit(8),
  messages: bit(9),
  reactions: bit(10),
  typing: bit(11),
  directMessages: bit(12),
  directReactions: bit(13),
  messageContent: bit(15),
  scheduledEvents: bit(16),
  autoModerationConfiguration: bit(20),
  autoModerationExecution: bit(21),
  polls: bit(24),
} as const;

const families: [pattern: RegExp, inGuild: number, inDirectMessage?: number][] = [
  [/^MESSAGE_REACTION_/, intentBits.reactions, intentBits.directReactions],
  [/^MESSAGE_POLL_/, intentBits.polls],
  [/^MESSAGE_/, intentBits.messages, intentBits.directMessages],
  [/^GUILD_MEMBERS_CHUNK$/, 0],
  [/^GUILD_MEMBER_/, intentBits.members],
  [/^GUILD_(BAN_|AUDIT_LOG_)/, intentBits.moderation],
  [/^GUILD_(EMOJIS|STICKERS|SOUNDBOARD)_/, intentBits.expressions],
  [/^GUILD_SCHEDULED_EVENT_/, intentBits.scheduledEvents],
  [/^(GUILD|CHANNEL|THREAD|STAGE_INSTANCE)_/, intentBits.guilds],
  [/^WEBHOOKS_/, intentBits.webhooks],
  [/^INVITE_/, intentBits.invites],
  [/^VOICE_STATE_/, intentBits.voice],
  [/^PRESENCE_/, intentBits.presences],
  [/^TYPING_/, intentBits.typing],
  [/^AUTO_MODERATION_RULE_/, intentBits.autoModerationConfiguration],
  [/^AUTO_MODERATION_ACTION_/, intentBits.autoModerationExecution],
];

export function isHeard(event: string, intents: number, inGuild: boolean): boolean {
  const family = families.find(([pattern]) => pattern.test(event));
  if (family === undefined) return true;
  const [, guildIntent, directIntent] = family;
  const needed = inGuild ? guildIntent : (directIntent ?? guildIntent);
  return needed === 0 || (intents & needed) !== 0;
}

type MessageLike = { author?: { id: string }; guild_id?: string; mentions?: { id: string }[] };

/** What is written in a message stays hidden from bots without the intent, unless it is theirs or speaks to them. */
export function hideContent<Data extends object>(data: Data, intents: number, botId: string): Data {
  if ((intents & intentBits.messageContent) !== 0) return data;
  const message: MessageLike = data;
  const isMeant =
    message.guild_id === undefined ||
    message.author?.id === botId ||
    (message.mentions ?? []).some(user => user.id === botId);
  return isMeant ? data : { ...data, content: "", embeds: [], attachments: [], components: [] };
}
