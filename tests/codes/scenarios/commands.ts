import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import {
  channelAs,
  channelNamed,
  choicesOf,
  directMessageTo,
  isEphemeral,
  messageOf,
  modalOf,
  postIn,
  type Scenarios,
  textFrom,
  textOf,
} from "../scenario.ts";

export const commandScenarios: Scenarios = {
  "slash-command-handler": {
    commands: ["ping", "slowmode", "timezone"],
    async run(bot) {
      expect(await choicesOf(bot.autocomplete("timezone now", "zone", { zone: "riy" }))).toEqual([
        "Asia/Riyadh",
      ]);
      const difference = bot.slash("timezone difference", { from: "UTC", to: "Asia/Riyadh" });
      expect(await textFrom(difference)).toContain("**Asia/Riyadh** is +3 h from **UTC**");
      const tooSoon = await messageOf(bot.slash("timezone now", { zone: "UTC" }));
      expect(tooSoon.content).toMatch(/Please wait/);
      expect(isEphemeral(tooSoon)).toBe(true);
      const { moderator } = bot.world.people;
      expect(await textFrom(bot.slash("slowmode", { seconds: 5 }, { by: moderator }))).toContain("every 5 s");
      expect(channelNamed(bot, "general").rate_limit_per_user).toBe(5);
    },
  },
  "hot-reload-commands": {
    commands: ["hello", "uptime"],
    async run(bot) {
      expect(await textFrom(bot.slash("hello"))).toBe("Hello, Member!");
      const file = join(bot.directory, "commands", "hello.js");
      const before = await readFile(file, "utf8");
      await writeFile(
        file,
        before.replace("Hello,", "Welcome,").replace('setName("hello")', 'setName("hi")'),
      );
      await bot.untilCall(({ method, list }) => method === "PUT" && list.some(({ name }) => name === "hi"));
      expect(await textFrom(bot.slash("hi"))).toBe("Welcome, Member!");
      await writeFile(file, "module.exports = {");
      await bot.printed(/hello\.js was not loaded/);
      expect(await textFrom(bot.slash("hi"))).toBe("Welcome, Member!");
    },
  },
  "context-menu-commands": {
    commands: ["Report to staff", "Save to my DMs", "Show profile"],
    prepare: channelAs("REPORT_CHANNEL_ID", "log"),
    async run(bot) {
      const { member, moderator, owner } = bot.world.people;
      expect(await textFrom(bot.menu("Show profile", moderator))).toContain("Roles (1)");
      const message = bot.say("Buy followers", { by: owner });
      const report = bot.menu("Report to staff", message);
      const form = bot.submit(report, await modalOf(report), { reason: "This is advertising" });
      expect(await textFrom(form)).toMatch(/Thank you/);
      const posted = textOf(await postIn(bot, channelNamed(bot, "log").id));
      for (const part of ["Buy followers", "This is advertising", `<@${member.id}>`])
        expect(posted).toContain(part);
      expect(await textFrom(bot.menu("Save to my DMs", message))).toContain("Saved");
      expect(textOf(await directMessageTo(bot, member))).toContain("Buy followers");
    },
  },
  "localized-commands": {
    commands: ["account-age", "language", "members"],
    inGuild: true,
    async run(bot) {
      const { owner } = bot.world.people;
      expect(await textFrom(bot.slash("members"))).toBe("Stub guild has 4 members.");
      expect(await textFrom(bot.slash("language", { code: "ar" }, { by: owner }))).toContain("العربية");
      const names = bot.commands(bot.world.guild.id).map(({ name }) => name);
      expect(names).toEqual(["language", "الأعضاء", "عمر-الحساب"]);
      expect(await textFrom(bot.slash("الأعضاء"))).toBe("في Stub guild 4 أعضاء.");
    },
  },
  "hybrid-commands": {
    commands: ["choose", "help", "roll"],
    async run(bot) {
      expect(await textFrom(bot.slash("roll", { sides: 6 }))).toMatch(/^Member rolled [1-6]$/);
      const general = channelNamed(bot, "general").id;
      bot.say("!roll 6 three");
      expect((await postIn(bot, general, /whole number/)).content).toContain("from 1 to 20");
      bot.say("!choose tea، tea");
      expect((await postIn(bot, general, /choose/)).content).toBe("I choose: tea");
      bot.say(`<@${bot.world.people.bot.id}> roll`);
      await postIn(bot, general, /^Usage: roll <sides> \[times\]$/);
    },
  },
};
