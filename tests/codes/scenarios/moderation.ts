import { expect } from "vitest";
import { addInvite } from "#tests/stubs/discord-gateway.ts";
import {
  channelAs,
  channelNamed,
  directMessageTo,
  messageOf,
  postIn,
  type Scenarios,
  textFrom,
} from "../scenario.ts";

const sendMessages = 1n << 11n;

export const moderationScenarios: Scenarios = {
  "moderation-commands": {
    commands: ["ban", "kick", "release", "timeout", "unban"],
    prepare: channelAs("LOG_CHANNEL_ID", "log"),
    async run(bot) {
      const { member, moderator, owner } = bot.world.people;
      const by = moderator;
      const log = channelNamed(bot, "log").id;
      expect(await textFrom(bot.slash("kick", { user: owner.id }, { by }))).toContain("owner");
      const given = { user: member.id, minutes: 10, reason: "Shouting" };
      expect(await textFrom(bot.slash("timeout", given, { by }))).toBe(
        "Case 1: member#0 was timed out.".replace("#0", ""),
      );
      await directMessageTo(bot, member, /timed out in \*\*Stub guild\*\*. Reason: Shouting/);
      await postIn(bot, log, /Case 1: timeout/);
      const target = bot.world.guild.members.find(({ user }) => user.id === member.id);
      expect(Date.parse(String(target?.communication_disabled_until))).toBeGreaterThan(Date.now());
      expect(await textFrom(bot.slash("ban", { user: member.id, delete_days: 1 }, { by }))).toContain(
        "Case 2",
      );
      expect(bot.world.guild.bans).toMatchObject([
        { user: { id: member.id }, reason: "moderator: No reason given" },
      ]);
      expect(await textFrom(bot.slash("unban", { user: member.id }, { by }))).toContain("unbanned");
      expect(() => bot.slash("ban", { user: owner.id }, { by: bot.world.people.stranger })).toThrow(
        /not shown/,
      );
    },
  },
  "purge-messages": {
    commands: ["purge"],
    async run(bot) {
      const { moderator: by } = bot.world.people;
      const first = bot.say("https://example.com look");
      const words = ["one", "two", "see https://example.com/x"].map(text => bot.say(text));
      first.pinned = true;
      expect(await textFrom(bot.slash("purge", { count: 5, only: "links" }, { by }))).toMatch(
        /^Deleted 1 of 4/,
      );
      expect(await textFrom(bot.slash("purge", { count: 5 }, { by }))).toMatch(/^Deleted 2 of 3/);
      expect(words.some(({ id }) => bot.world.messages.has(id))).toBe(false);
      expect(bot.world.messages.has(first.id)).toBe(true);
    },
  },
  "automod-setup": {
    commands: ["automod"],
    async run(bot) {
      const by = bot.world.people.owner;
      const alerts = channelNamed(bot, "log").id;
      expect(await textFrom(bot.slash("automod list", {}, { by }))).toContain("no rules yet");
      expect(await textFrom(bot.slash("automod block", { kind: "invites", alerts }, { by }))).toContain(
        "Added: invites",
      );
      expect(bot.world.guild.rules[0]).toMatchObject({ trigger_type: 1, enabled: true });
      expect(await textFrom(bot.slash("automod words", { list: "spam، *scam*" }, { by }))).toContain(
        "Added: words",
      );
      const changed = await textFrom(bot.slash("automod words", { list: "scam" }, { by }));
      expect(changed).toContain("Updated: words");
      expect(bot.world.guild.rules[1]?.trigger_metadata).toMatchObject({ keyword_filter: ["scam"] });
      expect(await textFrom(bot.slash("automod remove", { kind: "invites" }, { by }))).toContain("Removed");
      expect(bot.world.guild.rules).toHaveLength(1);
    },
  },
  "warnings-system": {
    commands: ["warnings"],
    async run(bot) {
      const { member, moderator: by } = bot.world.people;
      const warn = () => bot.slash("warnings add", { user: member.id, reason: "Rude" }, { by });
      expect(await textFrom(warn())).toContain("no. 1, 1 in 30 days");
      await directMessageTo(bot, member, /warned in/);
      expect(await textFrom(bot.slash("warnings remove", { number: 1 }, { by }))).toContain("taken back");
      for (const count of [1, 2]) expect(await textFrom(warn())).toContain(`${count} in 30 days`);
      const third = warn();
      expect(await textFrom(third)).toContain("3 in 30 days");
      expect(await textFrom(third)).toContain("timed out for an hour");
      expect(await textFrom(bot.slash("warnings list", { user: member.id }, { by }))).toContain(
        "**4.** Rude",
      );
    },
  },
  "anti-spam": {
    prepare: channelAs("LOG_CHANNEL_ID", "log"),
    async run(bot) {
      const { member, moderator } = bot.world.people;
      for (let at = 0; at < 8; at += 1) bot.say("Hello", { by: moderator });
      const spam = [1, 2, 3].map(() => bot.say("Free nitro"));
      await postIn(
        bot,
        channelNamed(bot, "log").id,
        /the same text 3 times; 3 messages deleted, timed out for 1 min/,
      );
      expect(spam.some(({ id }) => bot.world.messages.has(id))).toBe(false);
      const target = bot.world.guild.members.find(({ user }) => user.id === member.id);
      expect(target?.communication_disabled_until).toEqual(expect.any(String));
    },
  },
  "anti-link": {
    commands: ["links"],
    prepare: ({ world }) => {
      addInvite(world, "ourguild", world.people.owner);
      return undefined;
    },
    async run(bot) {
      const by = bot.world.people.owner;
      const general = channelNamed(bot, "general").id;
      expect(
        await textFrom(bot.slash("links allow-domain", { domain: "https://example.com/a" }, { by })),
      ).toContain("Allowed");
      const fine = ["https://docs.example.com/a", "come: discord.gg/ourguild", "no link. at all"].map(text =>
        bot.say(text),
      );
      const bad = bot.say("https://badexample.com");
      await postIn(bot, general, /links are not allowed/);
      const invite = bot.say("join discord . gg / elsewhere");
      await postIn(bot, general, /invites are not allowed/);
      for (const { id } of [bad, invite]) expect(bot.world.messages.has(id)).toBe(false);
      for (const { id } of fine) expect(bot.world.messages.has(id)).toBe(true);
    },
  },
  "lockdown-slowmode": {
    commands: ["lock", "slowmode", "unlock"],
    prepare: ({ world }) => {
      const [, log] = world.guild.channels;
      if (log)
        log.permission_overwrites = [{ id: world.guild.id, type: 0, allow: "0", deny: String(sendMessages) }];
      return undefined;
    },
    async run(bot) {
      const by = bot.world.people.moderator;
      const denied = () => {
        const overwrites = channelNamed(bot, "general").permission_overwrites as { deny: string }[];
        return overwrites.some(({ deny }) => (BigInt(deny) & sendMessages) !== 0n);
      };
      const before = await messageOf(bot.slash("lock", { everywhere: true }, { by }));
      expect(before.content).toBe("🔒 Closed 1 channel.");
      expect(denied()).toBe(true);
      expect(await textFrom(bot.slash("unlock", { everywhere: true }, { by }))).toBe("🔓 Opened 1 channel.");
      expect(denied()).toBe(false);
      expect(channelNamed(bot, "log").permission_overwrites).toMatchObject([{ deny: String(sendMessages) }]);
      expect(await textFrom(bot.slash("slowmode", { seconds: 30 }, { by }))).toContain("every 30 s");
    },
  },
};
