import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  MessageFlags,
  TimestampStyles,
  time,
} from "discord.js";
import { parseDuration } from "./duration.ts";
import { reschedule } from "./scheduler.ts";
import { addReminder, countOf, deleteReminder, listReminders } from "./store.ts";

const remindersMax = 25;
const dayS = 86_400;

const actions: Record<string, (interaction: ChatInputCommandInteraction) => string> = {
  me: add,
  list,
  delete: remove,
};

export async function handle(
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): Promise<void> {
  if (interaction.isAutocomplete()) {
    const typed = String(interaction.options.getFocused()).toLowerCase();
    const found = listReminders(interaction.user.id).filter(({ text }) => text.toLowerCase().includes(typed));
    const choices = found.map(({ id, text }) => ({ name: text.slice(0, 100), value: id }));
    await interaction.respond(choices.slice(0, 25));
    return;
  }
  const content = actions[interaction.options.getSubcommand()]?.(interaction);
  if (content) await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

function add({ user, channelId, options }: ChatInputCommandInteraction): string {
  const seconds = parseDuration(options.getString("when", true));
  if (seconds === null) return "Write a duration like 10m, 2h30m or 3d, up to a year.";
  if (countOf(user.id) >= remindersMax)
    return `You have ${remindersMax} reminders already. Delete one first.`;
  const dueAt = Math.floor(Date.now() / 1_000) + seconds;
  const everyS = options.getBoolean("daily") ? dayS : null;
  addReminder({ userId: user.id, channelId, text: options.getString("what", true), dueAt, everyS });
  reschedule();
  return `I will remind you ${time(dueAt, TimestampStyles.RelativeTime)}${everyS ? ", and every day after that" : ""}.`;
}

function list({ user }: ChatInputCommandInteraction): string {
  const lines = listReminders(user.id).map(
    ({ text, due_at, every_s }) =>
      `${time(due_at, TimestampStyles.RelativeTime)}${every_s ? " 🔁" : ""} ${text}`,
  );
  // A message has at most 2000 characters: what does not fit is counted.
  const shown: string[] = [];
  for (const line of lines) if (shown.join("\n").length + line.length < 1_900) shown.push(line);
  const more = lines.length - shown.length;
  return shown.join("\n") + (more > 0 ? `\n… and ${more} more` : "") || "Nothing is coming.";
}

function remove({ user, options }: ChatInputCommandInteraction): string {
  const isGone = deleteReminder(options.getInteger("reminder", true), user.id);
  if (isGone) reschedule();
  return isGone ? "Forgotten." : "You have no such reminder.";
}
