import { type Client, DiscordAPIError, RESTJSONErrorCodes } from "discord.js";
import type { Reminder } from "./store.ts";

/** By direct message; where that is closed, in the channel in which it was asked for. */
export async function deliver(
  client: Client<true>,
  { user_id, channel_id, text, due_at }: Reminder,
): Promise<void> {
  const lateMinutes = Math.round((Date.now() / 1_000 - due_at) / 60);
  const content = `⏰ ${text}${lateMinutes > 2 ? `\n-# ${lateMinutes} minutes late: I was offline.` : ""}`;
  try {
    await client.users.send(user_id, content);
  } catch (error) {
    const isClosed =
      error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.CannotSendMessagesToThisUser;
    if (!isClosed) throw error;
    const channel = await client.channels.fetch(channel_id);
    if (channel?.isSendable())
      await channel.send({ content: `<@${user_id}> ${content}`, allowedMentions: { users: [user_id] } });
  }
}
