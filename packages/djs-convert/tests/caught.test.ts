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
});
