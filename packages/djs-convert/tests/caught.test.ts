import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

describe("what is caught", () => {
  it("is an error, whoever promised something: a second pass finds nothing", () => {
    const later =
      "one.channel.awaitMessages(g, {}).catch(two => { if (two.deletable) two.delete({ timeout: 5 }); });";
    const bot = `require("discord.js");\nf(x).then(one => { ${later} one.delete({ timeout: 5 }); });\n`;
    const once = convert(bot, { from: 12, to: 13 }).code;
    expect(once).toContain("two.delete({ timeout: 5 })");
    expect(convert(once, { from: 12, to: 13 }).code).toBe(once);
  });

  it.each([
    [
      "user.send('a').catch(error => f(error.httpStatus));",
      "user.send('a').catch(error => f(error.status));",
    ],
    [
      "process.on('unhandledRejection', e => f(e.httpStatus));",
      "process.on('unhandledRejection', e => f(e.status));",
    ],
    ["got('a').catch(error => f(error.httpStatus));", "got('a').catch(error => f(error.httpStatus));"],
    ["got.on('a', answer => f(answer.httpStatus));", "got.on('a', answer => f(answer.httpStatus));"],
  ])("tells of its status where Discord may have refused something: %s", (before, after) => {
    const head = "const { Client } = require('discord.js');\nconst got = require('got');\n";
    expect(convert(head + before, { from: 13, to: 14 }).code).toBe(head + after);
  });
});
