import type { Version } from "./tables/read-table.ts";

const signs: readonly { version: Version; pattern: RegExp }[] = [
  {
    version: 14,
    pattern:
      /\b(GatewayIntentBits|EmbedBuilder|ActionRowBuilder|ButtonBuilder|PermissionsBitField|PermissionFlagsBits|ModalBuilder|isChatInputCommand|ChatInputCommandInteraction)\b/,
  },
  {
    version: 13,
    pattern:
      /\b(MessageActionRow|MessageButton|MessageSelectMenu|CommandInteraction|Intents\.FLAGS|interactionCreate|deferReply|messageCreate|permissionOverwrites\.(?:edit|create|cache)|isCommand\(|isButton\(|allowedMentions|sendTyping)\b|embeds:\s*\[/,
  },
  {
    version: 12,
    pattern:
      /\bMessageEmbed\b|\.cache\b|\.hasPermission\(|\.voice\.(channel|connection)|\.(roles|members|users|channels)\.(add|remove|fetch|ban|unban)\(|updateOverwrite|startTyping|disableMentions/,
  },
  {
    version: 11,
    pattern:
      /\b(RichEmbed|fetchUser|fetchMessages?|fetchMember|addRole|removeRole|voiceChannel|playStream|playFile|createRole|clearReactions|highestRole|setGame)\b|\b(users|guilds|channels|members|roles|emojis)\.(get|find|filter|map|size)\b/,
  },
];

/** The version that a file was written for, by what only that version has; null when nothing tells. */
export function detectVersion(source: string): Version | null {
  // What the oldest names say goes first only where nothing newer stands: half-converted files exist.
  for (const { version, pattern } of signs) if (pattern.test(source)) return version;
  return null;
}
