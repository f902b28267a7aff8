import { describe, expect, it } from "vitest";
import { usedIntents } from "../src/rules/v12-to-v13/used-intents.ts";

describe("intents found by use", () => {
  it.each([
    ["client.on('guildBanAdd', f);", "GUILD_BANS"],
    ["const all = { guildBanAdd: f };", "GUILD_BANS"],
    ["const all = { guildBanAdd(guild, user) {} };", "GUILD_BANS"],
    ["class Listeners { async inviteCreate(invite) {} }", "GUILD_INVITES"],
    ["client.on(Discord.Constants.Events.TYPING_START, f);", "GUILD_MESSAGE_TYPING"],
    ["on('raw', packet => packet.t === 'GUILD_MEMBER_ADD');", "GUILD_MEMBERS"],
  ])("%s asks for %s", (code, intent) => {
    expect(usedIntents(code, undefined)).toEqual(
      [
        "GUILDS",
        "GUILD_MEMBERS",
        "GUILD_BANS",
        "GUILD_INVITES",
        "GUILD_MESSAGES",
        "GUILD_MESSAGE_TYPING",
      ].filter(one => one === intent || one === "GUILDS" || one === "GUILD_MESSAGES"),
    );
  });

  it.each([
    "function userUpdate(user) { return user; }",
    "database.userUpdate(user);",
    "userUpdate(user).then(f);",
    "// client.on('guildMemberAdd', f);",
    "const row = { inviteUrl: 1 };",
  ])("%s asks for none", code => {
    expect(usedIntents(code, undefined)).toEqual(["GUILDS", "GUILD_MESSAGES"]);
  });
});
