import { randomInt } from "node:crypto";
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  EmbedBuilder,
  MessageFlags,
  TimestampStyles,
  time,
} from "discord.js";
import { look } from "./scheduler.js";
import { findByMessage, findGiveaway, listEntries, markEnded, saveGiveaway, toggleEntry } from "./store.js";

/** @import { ButtonInteraction, ChatInputCommandInteraction, Client } from "discord.js" */
/** @import { Giveaway } from "./store.js" */

/** @param {Pick<Giveaway, "prize" | "winners" | "role_id" | "ends_at">} giveaway */
const describe = ({ prize, winners, role_id, ends_at }) =>
  new EmbedBuilder()
    .setTitle(`🎁 ${prize}`)
    .setColor(0x8e4ec6)
    .setDescription(
      [
        `Ends ${time(ends_at, TimestampStyles.RelativeTime)} (${time(ends_at, TimestampStyles.ShortDateTime)})`,
        `Winners: ${winners}`,
        ...(role_id ? [`Only for <@&${role_id}>`] : []),
      ].join("\n"),
    );

const button = () =>
  /** @type {ActionRowBuilder<ButtonBuilder>} */ (new ActionRowBuilder()).addComponents(
    new ButtonBuilder()
      .setCustomId("giveaway-enter")
      .setLabel("Enter")
      .setEmoji("🎉")
      .setStyle(ButtonStyle.Primary),
  );

/**
 * @param {ChatInputCommandInteraction<"cached">} interaction
 * @param {number} lastsS
 */
export async function start(interaction, lastsS) {
  const { options, guildId, channelId } = interaction;
  const giveaway = {
    prize: options.getString("prize", true),
    winners: options.getInteger("winners") ?? 1,
    role_id: options.getRole("role")?.id ?? null,
    ends_at: Math.floor(Date.now() / 1_000) + lastsS,
  };
  const { resource } = await interaction.reply({
    embeds: [describe(giveaway)],
    components: [button()],
    withResponse: true,
  });
  const messageId = resource?.message?.id;
  if (!messageId) throw new Error("Discord did not say which message it made");
  const { prize, winners, role_id: roleId, ends_at: endsAt } = giveaway;
  const number = saveGiveaway({ guildId, channelId, messageId, prize, winners, roleId, endsAt });
  await interaction.editReply({ embeds: [describe(giveaway).setFooter({ text: `Giveaway ${number}` })] });
  look();
}

/** @param {ButtonInteraction<"cached">} interaction */
export async function enter(interaction) {
  const giveaway = findByMessage(interaction.message.id);
  let content = "This giveaway has ended.";
  if (giveaway?.role_id && !interaction.member.roles.cache.has(giveaway.role_id))
    content = `Only members with <@&${giveaway.role_id}> can enter.`;
  else if (giveaway?.ended === 0 && giveaway.ends_at * 1_000 > Date.now())
    content = toggleEntry(giveaway.number, interaction.user.id)
      ? "You are in. Press again to leave."
      : "You are out again.";
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

/**
 * Fisher–Yates, only as far as needed.
 * @param {string[]} people
 * @param {number} count
 */
function draw(people, count) {
  const left = [...people];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(randomInt(left.length), 1)[0],
  );
}

/**
 * @param {Client<true>} client
 * @param {Giveaway} giveaway
 */
export async function finish(client, giveaway) {
  if (!markEnded(giveaway.number)) return;
  const channel = await client.channels.fetch(giveaway.channel_id).catch(() => null);
  if (!channel?.isSendable()) return;
  const winners = await announce(channel, giveaway);
  const message = await channel.messages.fetch(giveaway.message_id).catch(() => null);
  const result = winners.map(id => `<@${id}>`).join(", ") || "nobody";
  const embed = describe(giveaway).setFooter({ text: `Giveaway ${giveaway.number}, ended` });
  await message?.edit({ embeds: [embed.addFields({ name: "Won by", value: result })], components: [] });
}

/**
 * @param {import("discord.js").SendableChannels} channel
 * @param {Giveaway} giveaway
 */
async function announce(channel, giveaway) {
  const winners = draw(listEntries(giveaway.number), giveaway.winners);
  const content =
    winners.length === 0
      ? `Nobody entered for **${giveaway.prize}**.`
      : `🎉 ${winners.map(id => `<@${id}>`).join(", ")} won **${giveaway.prize}**!`;
  await channel.send({ content, allowedMentions: { users: winners } });
  return winners;
}

/**
 * @param {ChatInputCommandInteraction<"cached">} interaction
 * @param {number} number
 * @param {boolean} isEnd
 */
export async function drawAgain({ client, guildId, guild }, number, isEnd) {
  const giveaway = findGiveaway(number, guildId);
  if (!giveaway) return `There is no giveaway ${number}.`;
  if (isEnd) {
    if (giveaway.ended === 1) return "It has ended already. Draw again with /giveaway reroll.";
    await finish(client, giveaway);
    look();
    return "Ended.";
  }
  if (giveaway.ended === 0) return "It has not ended yet.";
  const channel = await guild.channels.fetch(giveaway.channel_id).catch(() => null);
  if (!channel?.isSendable()) return "Its channel is gone.";
  await announce(channel, giveaway);
  return "Drawn again.";
}
