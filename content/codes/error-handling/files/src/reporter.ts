import { randomBytes } from "node:crypto";
import { type Client, EmbedBuilder } from "discord.js";

/** Writes an error down and answers the reference under which it is found. */
export type Report = (error: unknown, where: string) => string;

/** The same problem is told to the channel at most this often. */
const quietMs = 15 * 60_000;
const problemsRemembered = 200;

export function createReporter(client: Client, channelId: string | undefined): Report {
  const told = new Map<string, { at: number; count: number }>();

  return (error, where) => {
    const reference = randomBytes(4).toString("hex");
    const known = error instanceof Error ? error : new Error(String(error));
    console.error(`[${reference}] ${where}:`, known);

    // The first line of our own code in the stack tells one problem from another.
    const key = `${known.name}: ${known.message} ${known.stack?.split("\n").find(line => line.includes("/src/")) ?? ""}`;
    const before = told.get(key);
    if (before && Date.now() - before.at < quietMs) before.count += 1;
    else {
      told.delete(key);
      told.set(key, { at: Date.now(), count: 1 });
      tell(client, channelId, { reference, where, error: known, missed: (before?.count ?? 1) - 1 });
    }
    const [oldest] = told.keys();
    if (told.size > problemsRemembered && oldest !== undefined) told.delete(oldest);
    return reference;
  };
}

type Problem = { reference: string; where: string; error: Error; missed: number };

function tell(
  client: Client,
  channelId: string | undefined,
  { reference, where, error, missed }: Problem,
): void {
  const channel = channelId ? client.channels.cache.get(channelId) : undefined;
  if (!channel?.isSendable()) return;
  const embed = new EmbedBuilder()
    .setColor(0xe5484d)
    .setTitle(`${error.name} in ${where}`.slice(0, 256))
    .setDescription(
      `${error.message.slice(0, 1_000)}\n\`\`\`\n${(error.stack ?? "").slice(0, 2_500)}\n\`\`\``,
    )
    .setFooter({ text: missed > 0 ? `${reference}, ${missed} more since the last report` : reference })
    .setTimestamp();
  // A report that fails must not cause the next one.
  channel.send({ embeds: [embed] }).catch(failure => console.error("The staff was not told:", failure));
}
