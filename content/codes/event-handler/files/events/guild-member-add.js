import { Events, GatewayIntentBits, TimestampStyles, time } from "discord.js";
import { defineEvent } from "../src/event.js";
import { findLogChannel } from "../src/log-channel.js";

export default defineEvent({
  name: Events.GuildMemberAdd,
  intents: [GatewayIntentBits.GuildMembers],
  async run(member) {
    const channel = await findLogChannel(member.guild);
    const age = time(member.user.createdAt, TimestampStyles.RelativeTime);
    await channel?.send(`${member} joined. The account was created ${age}.`);
  },
});
