import { Events, GatewayIntentBits, TimestampStyles, time } from "discord.js";
import { defineEvent } from "../src/event.js";
import { findLogChannel } from "../src/log-channel.js";

export default defineEvent({
  name: Events.GuildMemberRemove,
  intents: [GatewayIntentBits.GuildMembers],
  async run(member) {
    const channel = await findLogChannel(member.guild);
    // Who was never seen before comes as a partial: the date of joining is unknown then.
    const since = member.joinedAt
      ? `, a member since ${time(member.joinedAt, TimestampStyles.LongDate)}`
      : "";
    await channel?.send(`**${member.user.tag}** left${since}.`);
  },
});
