import { describe, expect, it } from "vitest";
import { convert } from "../src/index.ts";

const head = "const { Client } = require('discord.js');\nconst client = new Client({ intents: [] });\n";

describe("what is taken apart where it arrives", () => {
  it("is known in callbacks, loops, and parts of it", () => {
    const source =
      "client.guilds.cache.map(({ name, ownerID }) => f(name, ownerID));\n" +
      "for (const { ownerID: owner } of client.guilds.cache.array()) f(owner);\n" +
      "client.on('guildCreate', ({ me: { lastMessageID }, afkChannelID = 1 }) => f(afkChannelID));\n";
    const { code, diagnostics } = convert(head + source, { from: 12, to: 13 });
    expect(code).toBe(
      `${head}client.guilds.cache.map(({ name, ownerId: ownerID }) => f(name, ownerID));\n` +
        "for (const { ownerId: owner } of [...client.guilds.cache.values()]) f(owner);\n" +
        "client.on('guildCreate', ({ me: { lastMessageID }, afkChannelId: afkChannelID = 1 }) => f(afkChannelID));\n",
    );
    expect(diagnostics.map(one => one.rule)).toContain("13-108");
    const own = "list.map(({ ownerID }) => f(ownerID));\nfor (const { ownerID } of list) f(ownerID);\n";
    expect(convert(head + own, { from: 12, to: 13 }).code).toBe(head + own);
  });

  it("says where an owner was there at once", () => {
    const { diagnostics } = convert(`${head}client.guilds.cache.map(({ owner }) => owner.user);\n`, {
      from: 12,
      to: 13,
    });
    expect(diagnostics).toMatchObject([{ rule: "13-095", line: 3 }]);
  });

  it("takes overwrites out of their cache, unless what the manager has is asked", () => {
    const taken = (use: string) =>
      convert(`${head}client.on('channelUpdate', (a, b) => {\n  ${use}\n});\n`, { from: 12, to: 13 }).code;
    expect(taken("const { permissionOverwrites: x, name } = b; f(x.size);")).toContain(
      "const { permissionOverwrites: { cache: x }, name } = b;",
    );
    expect(taken("const { permissionOverwrites } = b; f(permissionOverwrites.get(y));")).toContain(
      "const { permissionOverwrites: { cache: permissionOverwrites } } = b;",
    );
    const manager = "const { permissionOverwrites } = b; permissionOverwrites.edit(y, {});";
    expect(taken(manager)).toContain(manager);
  });
});
