import { expect, it } from "vitest";
import { convert } from "../src/index.ts";

const remarksOn = (line: string): string[] =>
  convert(`const Discord = require('discord.js');\nexports.run = x => {\n  ${line}\n};\n`, {
    from: 12,
    to: 13,
  }).diagnostics.map(({ rule }) => rule);

it.each([
  "x.list.forEach(one => f(one.presence.status));",
  "f(x[0].presence.activities.length);",
  "for (const [device] of Object.entries(x.found.presence.clientStatus)) f(device);",
])("is told of, as there may be none: %s", line => {
  expect(remarksOn(line)).toEqual(["13-114"]);
});

it.each([
  "f(x.presence?.status);",
  "f(x.presence && x.presence.status);",
  "f(x.config.presence.status);",
  "f(x.presence.game);",
  "f(x.presence.list.status);",
])("is left alone: %s", line => {
  expect(remarksOn(line)).toEqual([]);
});
