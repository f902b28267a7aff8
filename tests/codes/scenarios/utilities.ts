import { expect } from "vitest";
import {
  channelAs,
  channelNamed,
  directMessageTo,
  messageOf,
  modalOf,
  postIn,
  type Scenarios,
  textFrom,
  textOf,
} from "../scenario.ts";

const pollResult = 46;

export const utilityScenarios: Scenarios = {
  polls: {
    commands: ["poll"],
    async run(bot) {
      const by = bot.world.people.owner;
      const few = bot.slash("poll start", { question: "Tea?", answers: "Yes" }, { by });
      expect(await textFrom(few)).toContain("Give 2 to 10");
      const poll = await messageOf(
        bot.slash("poll start", { question: "Tea?", answers: "Yes | No" }, { by }),
      );
      expect(poll.poll).toMatchObject({
        question: { text: "Tea?" },
        answers: [{ answer_id: 1 }, { answer_id: 2 }],
      });
      expect(await textFrom(bot.slash("poll end", { message: poll.id }, { by }))).toBe("The poll has ended.");
      const counts = [
        { id: 1, count: 3, me_voted: false },
        { id: 2, count: 1, me_voted: false },
      ];
      poll.poll = { ...(poll.poll as object), results: { is_finalized: true, answer_counts: counts } };
      const reference = { message_id: poll.id, channel_id: poll.channel_id };
      bot.say("", { by: bot.world.people.bot, more: { type: pollResult, message_reference: reference } });
      await postIn(bot, poll.channel_id, /\*\*Yes\*\* won with 3 of 4 votes \(75 %\)/);
    },
  },
  reminders: {
    commands: ["remind"],
    async run(bot) {
      expect(await textFrom(bot.slash("remind me", { when: "later", what: "Tea" }))).toContain(
        "Write a duration",
      );
      expect(await textFrom(bot.slash("remind me", { when: "3d", what: "Homework" }))).toContain(
        "I will remind you",
      );
      const choices = await bot.autocomplete("remind delete", "reminder", { reminder: "home" }).next();
      expect(choices).toMatchObject({ choices: [{ name: "Homework", value: 1 }] });
      bot.slash("remind me", { when: "1s", what: "Tea" });
      await directMessageTo(bot, bot.world.people.member, /⏰ Tea/);
      expect(await textFrom(bot.slash("remind list"))).toMatch(/^<t:\d+:R> Homework$/);
      expect(await textFrom(bot.slash("remind delete", { reminder: 1 }))).toBe("Forgotten.");
    },
  },
  suggestions: {
    commands: ["suggest"],
    prepare: channelAs("SUGGESTION_CHANNEL_ID", "log"),
    async run(bot) {
      const { owner, moderator } = bot.world.people;
      const talk = bot.slash("suggest");
      const text = "A channel for drawings would be lovely";
      expect(await textFrom(bot.submit(talk, await modalOf(talk), { text }))).toContain("Thank you");
      const card = await postIn(bot, channelNamed(bot, "log").id);
      expect(await textFrom(bot.press(card, "👍"))).toContain("👍 1 🟩");
      expect(await textFrom(bot.press(card, "👎"))).toContain("👍 0 🟥");
      expect(await textFrom(bot.press(card, "👍", { by: owner }))).toMatch(/👍 1 🟩{6}🟥{6} 1 👎/u);
      const decide = bot.press(card, "Accept", { by: moderator });
      const decided = bot.submit(decide, await modalOf(decide), { reason: "Good idea" });
      expect(await textFrom(decided)).toContain("Accepted by Moderator");
    },
  },
  afk: {
    commands: ["afk"],
    async run(bot) {
      const { member, owner } = bot.world.people;
      expect(await textFrom(bot.slash("afk", { reason: "school" }))).toContain("away now");
      bot.say(`Where is <@${member.id}>?`, { by: owner });
      await postIn(bot, channelNamed(bot, "general").id, /\*\*Member\*\* is away since <t:\d+:R>: school/);
    },
  },
  birthdays: {
    commands: ["birthday"],
    prepare: stub => {
      // A zone in which it is past nine in the morning now, so that the day's congratulations are due.
      const hour = new Date().getUTCHours();
      const TIME_ZONE = hour >= 9 ? "UTC" : "Etc/GMT-12";
      return { ...channelAs("BIRTHDAY_CHANNEL_ID", "log")(stub), TIME_ZONE };
    },
    async run(bot) {
      const { member } = bot.world.people;
      expect(await textFrom(bot.slash("birthday set", { day: 31, month: 2 }))).toContain("no such day");
      const shiftMs = new Date().getUTCHours() >= 9 ? 0 : 12 * 3_600_000;
      const there = new Date(Date.now() + shiftMs);
      const date = { day: there.getUTCDate(), month: there.getUTCMonth() + 1 };
      expect(await textFrom(bot.slash("birthday set", date))).toContain("Saved");
      await postIn(bot, channelNamed(bot, "log").id, new RegExp(`Happy birthday, <@${member.id}>`));
      expect(await textFrom(bot.slash("birthday next"))).toContain(`<@${member.id}> 🎂`);
    },
  },
  "server-stats-channels": {
    commands: ["stats"],
    async run(bot) {
      const by = bot.world.people.owner;
      expect(await textFrom(bot.slash("stats on", {}, { by }))).toContain("Made 3 channels");
      channelNamed(bot, "👥 Members: 4");
      expect(await textFrom(bot.slash("stats on", {}, { by }))).toContain("there already");
      expect(await textFrom(bot.slash("stats off", {}, { by }))).toBe("Removed.");
      expect(() => channelNamed(bot, "👥 Members: 4")).toThrow();
    },
  },
  "info-commands": {
    commands: ["avatar", "serverinfo", "userinfo"],
    async run(bot) {
      const { moderator, stranger } = bot.world.people;
      expect(await textFrom(bot.slash("userinfo", { user: moderator.id }))).toContain("Roles (1)");
      expect(await textFrom(bot.slash("userinfo", { user: stranger.id }))).toContain("Not in this server");
      expect(await textFrom(bot.slash("serverinfo"))).toContain("2 text, 1 voice, 0 forum");
      expect(await textFrom(bot.slash("avatar"))).toContain("4096 px");
    },
  },
  "message-log": {
    prepare: channelAs("LOG_CHANNEL_ID", "log"),
    async run(bot) {
      const log = channelNamed(bot, "log").id;
      const message = bot.say("first thought");
      bot.edit(message, "second thought");
      const edited = textOf(await postIn(bot, log, /Message edited/));
      expect(edited).toContain("first thought");
      expect(edited).toContain("second thought");
      bot.remove(message);
      expect(textOf(await postIn(bot, log, /Message deleted/))).toContain("second thought");
    },
  },
};
