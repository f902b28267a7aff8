import { describe, expect, it } from "vitest";
import { convert, type Version } from "../src/index.ts";

const inRoute = (body: string): string =>
  `const { Router } = require("express");\nconst router = Router();\nrouter.get("/:id", async (req, res) => {\n  ${body}\n});\n`;

const converted = (body: string, from: Version) =>
  convert(inRoute(body), { from, to: (from + 1) as Version, filename: "routes/guild.js" }).code;

describe("a client that a website hangs on what a request has", () => {
  it.each([
    [
      "res.json(req.client.guilds.cache.get(id).me);",
      "res.json(req.client.guilds.cache.get(id).members.me);",
    ],
    [
      "const client = res.locals.client;\n  f(client.guilds.cache.get(id).me.permissions.has('MANAGE_GUILD'));",
      "const client = res.locals.client;\n  f(client.guilds.cache.get(id).members.me.permissions.has('ManageGuild'));",
    ],
    [
      "const { bot } = req.app.locals;\n  f((await bot.guilds.fetch(id)).me);",
      "const { bot } = req.app.locals;\n  f((await bot.guilds.fetch(id)).members.me);",
    ],
    [
      "f(req.discordClient.users.cache.get(id).displayAvatarURL({ dynamic: true }));",
      "f(req.discordClient.users.cache.get(id).displayAvatarURL());",
    ],
  ])("is one of discord.js, by what is asked of it: %s", (before, after) => {
    expect(converted(before, 13)).toBe(inRoute(after));
  });

  it("is one of version 11, too", () => {
    const before =
      "const { client } = req;\n  f(client.guilds.get(id), client.user.avatarURL, client.users.size);";
    expect(converted(before, 11)).toContain("f(client.guilds.cache.get(id), client.user.avatarURL({");
    expect(converted(before, 11)).toContain("client.users.cache.size");
  });

  it.each([
    "const client = await req.app.locals.pool.connect();\n  f(client.users.get(id), client.channels.get(id));",
    "f(req.client.users.get(id), req.client.user.avatarURL);",
    "f(req.guilds.get(id), req.socket.client.me);",
    "f(req.db.guilds.get(id).me, req.db.users.size);",
    "f(names[req.client.guilds], req.client.user.avatarURL);",
  ])("is none where nothing tells: %s", body => {
    expect(converted(body, 11)).toBe(inRoute(body));
  });

  it.each(["eris", "oceanic.js"])("is none of discord.js in a file that has %s", name => {
    const source = `const other = require("${name}");\n${inRoute("f(req.client.guilds.get(id));")}`;
    expect(convert(source, { from: 11, to: 12 }).code).toBe(source);
  });
});
