import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const head = 'const { PermissionFlagsBits, PermissionsBitField } = require("discord.js");\n';

describe("what was converted before", () => {
  it.each([
    "exports.f = message => message.member.permissions.has(PermissionsBitField.Flags.Speak | PermissionsBitField.Flags.Stream);\n",
    "exports.f = message => message.member.permissions.has(PermissionFlagsBits.Speak | PermissionFlagsBits.Stream);\n",
  ])("has BigInts already: %s", body => {
    expect(convert(head + body, { from: 12, to: 13 }).code).toBe(head + body);
  });
});

describe("a voice channel that a queue keeps", () => {
  it.each(["vcChannel", "vc_channel", "oldVoiceChannel"])("is known by its name: %s", name => {
    const { code } = convert(`require("discord.js");\nexports.f = queue => queue.${name}.leave();\n`, {
      from: 12,
      to: 13,
    });
    expect(code).toContain(`getVoiceConnection(queue.${name}.guild.id)?.destroy()`);
  });
});
