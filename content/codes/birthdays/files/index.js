import {
  Client,
  Events,
  GatewayIntentBits,
  InteractionContextType,
  MessageFlags,
  SlashCommandBuilder,
} from "discord.js";
import { daysUntil, isRealDay, nameOf, today } from "./src/calendar.js";
import { forgetBirthday, listAll, saveBirthday, takeDue } from "./src/store.js";

const zone = process.env.TIME_ZONE ?? "UTC";
const congratulateFromHour = 9;
const lookEveryMs = 5 * 60_000;

const client = new Client({ intents: [GatewayIntentBits.Guilds], allowedMentions: { parse: [] } });

const months = Array.from({ length: 12 }, (_, at) => ({
  name: nameOf({ month: at + 1, day: 1 }).split(" ")[0],
  value: at + 1,
}));
const command = new SlashCommandBuilder()
  .setName("birthday")
  .setDescription("Birthdays of this server")
  .setContexts(InteractionContextType.Guild)
  .addSubcommand(sub =>
    sub
      .setName("set")
      .setDescription("Save yours; the year is nobody's business")
      .addIntegerOption(option =>
        option.setName("day").setDescription("Day").setMinValue(1).setMaxValue(31).setRequired(true),
      )
      .addIntegerOption(option =>
        option
          .setName("month")
          .setDescription("Month")
          .addChoices(...months)
          .setRequired(true),
      ),
  )
  .addSubcommand(sub => sub.setName("forget").setDescription("Delete yours"))
  .addSubcommand(sub => sub.setName("next").setDescription("Whose is next"));

client.once(Events.ClientReady, async ready => {
  await ready.application.commands.set([command]);
  console.log(`${ready.user.tag} is ready`);
  congratulate();
  setInterval(congratulate, lookEveryMs);
});

client.on(Events.InteractionCreate, async interaction => {
  if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
  const { guildId, options, user } = interaction;
  try {
    if (options.getSubcommand() === "next") {
      await interaction.reply(listNext(guildId));
      return;
    }
    let content = "Forgotten.";
    if (options.getSubcommand() === "forget") forgetBirthday(guildId, user.id);
    else {
      const date = { month: options.getInteger("month", true), day: options.getInteger("day", true) };
      if (isRealDay(date)) saveBirthday(guildId, user.id, date);
      content = isRealDay(date) ? `Saved: ${nameOf(date)}.` : "There is no such day.";
    }
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
    // Whoever saves today's date is congratulated today.
    congratulate();
  } catch (error) {
    console.error("/birthday:", error);
  }
});

/** @param {string} guildId */
function listNext(guildId) {
  const now = today(zone);
  const sorted = listAll(guildId)
    .map(row => ({ ...row, days: daysUntil(row, now) }))
    .sort((one, other) => one.days - other.days)
    .slice(0, 10);
  const lines = sorted.map(
    ({ user_id, days, ...date }) => `**${nameOf(date)}** <@${user_id}>${days === 0 ? " 🎂" : ""}`,
  );
  return lines.join("\n") || "Nobody has saved a birthday yet.";
}

async function congratulate() {
  const now = today(zone);
  if (now.hour < congratulateFromHour) return;
  for (const { guild_id, user_id } of takeDue(now)) {
    const channel = client.guilds.cache
      .get(guild_id)
      ?.channels.cache.get(process.env.BIRTHDAY_CHANNEL_ID ?? "");
    if (!channel?.isSendable()) continue;
    await channel
      .send({ content: `🎂 Happy birthday, <@${user_id}>!`, allowedMentions: { users: [user_id] } })
      .catch(error => console.error("Birthday:", error));
  }
}

client.on(Events.Error, error => console.error("Connection error:", error));

await client.login(process.env.DISCORD_TOKEN);
