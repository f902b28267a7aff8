import { expect, it } from "vitest";
import { convert } from "../src/index.ts";

const remarks = (body: string): readonly string[] =>
  convert(`const Discord = require("discord.js");\n${body}\n`, { from: 13, to: 14 }).diagnostics.map(
    ({ rule }) => rule,
  );

it.each([
  "for (const one of ['KICK_MEMBERS']) f(member.permissions.has(one));",
  "const left = ['KICK_MEMBERS'].filter(one => !member.permissions.has(one)); if (left.length > 0) f();",
  "for (const one of ['KICK_MEMBERS']) f(member.permissions.has(one) && one !== 'BAN_MEMBERS');",
  "let one; one = 'KICK_MEMBERS'; f(member.permissions.has(one));",
  "const { SPEAK } = member.permissions.serialize(); f(SPEAK);",
  "const all = member.permissions.serialize(); f(all.SPEAK, all.CONNECT);",
  "const shown = ['KICK_MEMBERS']; f(shown, member.permissions.has('BAN_MEMBERS'));",
  "const names = { KICK_MEMBERS: 'Kick', BAN_MEMBERS: 'Ban', SPEAK: 'Speak' };\nfor (const one of ['KICK_MEMBERS']) f(member.permissions.has(one), names[one]);",
])("nothing is said of names that nobody sees: %s", body => {
  expect(remarks(body)).toEqual([]);
});

it.each([
  "const all = member.permissions.serialize(); for (const one in all) f(one);",
  "for (const one of ['KICK_MEMBERS']) f(member.permissions.has(one), names[one]);",
  "for (const one of ['KICK_MEMBERS']) f(member.permissions.has(one), one.replace('KICK_MEMBERS', 'kick').replace('_', ' '));",
])("and once of those that are shown: %s", body => {
  expect(remarks(body)).toEqual(["14-T86"]);
});
