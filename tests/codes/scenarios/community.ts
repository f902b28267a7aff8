import { expect } from "vitest";
import { addInvite, type DiscordStub } from "#tests/stubs/discord-gateway.ts";
import {
  channelAs,
  channelNamed,
  directMessageTo,
  messageOf,
  modalOf,
  postIn,
  roleNamed,
  type Scenarios,
  textFrom,
  textOf,
} from "../scenario.ts";

const idOfRole = (stub: DiscordStub, name: string) =>
  stub.world.guild.roles.find(role => role.name === name)?.id ?? "";

export const communityScenarios: Scenarios = {
  "ticket-system": {
    commands: ["ticket-panel"],
    prepare: stub => ({
      ...channelAs("LOG_CHANNEL_ID", "log")(stub),
      ...channelAs("TICKET_CATEGORY_ID", "tickets")(stub),
      STAFF_ROLE_ID: idOfRole(stub, "Moderators"),
    }),
    async run(bot) {
      const { owner, member, moderator } = bot.world.people;
      const panel = await messageOf(bot.slash("ticket-panel", {}, { by: owner }));
      expect(await textFrom(bot.choose(panel, "ticket-open", ["help"]))).toContain("Your ticket: <#");
      expect(await textFrom(bot.choose(panel, "ticket-open", ["help"]))).toContain("You have an open ticket");
      const channel = channelNamed(bot, "ticket-0001");
      expect(channel.parent_id).toBe(channelNamed(bot, "tickets").id);
      const ticket = await postIn(bot, channel.id);
      expect(await textFrom(bot.press(ticket, "Claim"))).toContain("Only the staff");
      expect(await textFrom(bot.press(ticket, "Claim", { by: moderator }))).toContain("takes care");
      bot.say("<b>مرحبا</b>", { in: channel.id });
      const close = bot.press(ticket, "Close", { by: moderator });
      bot.submit(close, await modalOf(close), { reason: "Solved" });
      const log = await postIn(bot, channelNamed(bot, "log").id, /closed by <@\d+>: Solved/);
      expect(log.attachments[0]?.text).toContain('<p dir="auto">&lt;b&gt;مرحبا&lt;/b&gt;</p>');
      await directMessageTo(bot, member, /was closed: Solved/);
      await bot.untilCall(({ method, path }) => method === "DELETE" && path === `/channels/${channel.id}`);
    },
  },
  "leveling-system": {
    commands: ["leaderboard", "level-reward", "rank"],
    async run(bot) {
      const { owner, member } = bot.world.people;
      const role = roleNamed(bot, "Moderators").id;
      expect(await textFrom(bot.slash("level-reward", { level: 1, role }, { by: owner }))).toContain(
        "level 1",
      );
      // A minute apart each, as far as the bot can see: nobody earns twice in one.
      const minute = 60_000;
      for (let at = 9; at >= 0; at -= 1) {
        const timestamp = new Date(Date.now() - at * minute).toISOString();
        bot.say("hello", { more: { id: bot.world.nextId(Date.now() - at * minute), timestamp } });
      }
      await postIn(bot, channelNamed(bot, "general").id, /reached level \*\*1\*\*/);
      expect(bot.world.guild.members.find(({ user }) => user.id === member.id)?.roles).toContain(role);
      expect(await textFrom(bot.slash("rank"))).toContain("Level 1 · place 1");
      expect(await textFrom(bot.slash("leaderboard"))).toContain(`<@${member.id}> level 1`);
    },
  },
  giveaways: {
    commands: ["giveaway"],
    async run(bot) {
      const { owner, member } = bot.world.people;
      const by = owner;
      const wrong = bot.slash("giveaway start", { prize: "Nitro", duration: "soon" }, { by });
      expect(await textFrom(wrong)).toContain("Write a duration");
      const talk = bot.slash("giveaway start", { prize: "Nitro", duration: "1h30m" }, { by });
      const giveaway = await messageOf(talk);
      expect(await textFrom(talk)).toContain("Giveaway 1");
      expect(await textFrom(bot.press(giveaway, "Enter"))).toContain("You are in");
      expect(await textFrom(bot.slash("giveaway end", { number: 1 }, { by }))).toBe("Ended.");
      await postIn(bot, channelNamed(bot, "general").id, new RegExp(`<@${member.id}> won \\*\\*Nitro`));
      expect(textOf(giveaway)).toContain("Won by");
      expect(await textFrom(bot.slash("giveaway reroll", { number: 1 }, { by }))).toBe("Drawn again.");
    },
  },
  "welcome-messages": {
    commands: ["welcome"],
    async run(bot) {
      const by = bot.world.people.owner;
      const log = channelNamed(bot, "log").id;
      const role = roleNamed(bot, "Members").id;
      const text = "أهلًا {user} في {server}";
      const set = bot.slash("welcome set", { channel: log, text, goodbye: "{name} left", role }, { by });
      expect(await textFrom(set)).toContain("Done");
      const newcomer = bot.join();
      await postIn(bot, log, new RegExp(`أهلًا <@${newcomer.id}> في Stub guild`));
      expect(bot.world.guild.members.find(({ user }) => user.id === newcomer.id)?.roles).toEqual([role]);
      bot.leave(newcomer);
      await postIn(bot, log, /^Newcomer left$/);
    },
  },
  "invite-tracker": {
    commands: ["invite-leaderboard", "invites"],
    prepare: stub => {
      addInvite(stub.world, "abc", stub.world.people.owner, 4);
      addInvite(stub.world, "def", stub.world.people.moderator, 1);
      return channelAs("LOG_CHANNEL_ID", "log")(stub);
    },
    async run(bot) {
      const { moderator } = bot.world.people;
      const used = bot.world.guild.invites[1];
      if (used) used.uses += 1;
      const newcomer = bot.join("newcomer", Date.now() - 90 * 86_400_000);
      await postIn(
        bot,
        channelNamed(bot, "log").id,
        new RegExp(`invited by <@${moderator.id}> \\(1 in all\\)`),
      );
      expect(await textFrom(bot.slash("invites", { user: moderator.id }))).toContain(
        "brought **1** members (0 left",
      );
      bot.leave(newcomer);
      expect(await textFrom(bot.slash("invites", { user: moderator.id }))).toContain(
        "brought **0** members (1 left",
      );
    },
  },
  starboard: {
    prepare: stub => ({ ...channelAs("STARBOARD_CHANNEL_ID", "log")(stub), STARS: "2" }),
    async run(bot) {
      const { member, moderator, owner } = bot.world.people;
      const message = bot.say("What a game");
      for (const by of [member, owner, moderator]) bot.react(message, "⭐", { by });
      const log = channelNamed(bot, "log").id;
      const post = await postIn(bot, log, /⭐ \*\*2\*\*/);
      expect(textOf(post)).toContain("What a game");
      bot.react(message, "⭐", { by: owner }, "REMOVE");
      await bot.untilCall(
        ({ method, path }) => method === "DELETE" && path === `/channels/${log}/messages/${post.id}`,
      );
    },
  },
  "verification-button": {
    commands: ["verify-panel"],
    prepare: stub => ({ VERIFIED_ROLE_ID: idOfRole(stub, "Moderators") }),
    async run(bot) {
      const { owner, member } = bot.world.people;
      const panel = await messageOf(bot.slash("verify-panel", {}, { by: owner }));
      const ask = async (answer: (sum: number) => number) => {
        const talk = bot.press(panel, "Verify");
        const modal = await modalOf(talk);
        const [, one, other] = /(\d+) \+ (\d+)/.exec(JSON.stringify(modal)) ?? [];
        const sum = answer(Number(one) + Number(other));
        return textFrom(bot.submit(talk, modal, { sum: String(sum) }));
      };
      expect(await ask(sum => sum - 1)).toContain("not right");
      expect(await ask(sum => sum)).toContain("Welcome!");
      const roles = bot.world.guild.members.find(({ user }) => user.id === member.id)?.roles;
      expect(roles).toContain(roleNamed(bot, "Moderators").id);
      const child = bot.join("child");
      expect(await textFrom(bot.press(panel, "Verify", { by: child }))).toContain("too young");
    },
  },
  "self-roles": {
    commands: ["role-panel"],
    prepare: ({ world }) => {
      const [, role] = world.guild.roles;
      for (const name of ["Red", "Green", "Blue", "Pink", "Grey"])
        if (role) world.guild.roles.push({ ...role, id: world.nextId(), name });
      return undefined;
    },
    async run(bot) {
      const by = bot.world.people.owner;
      const id = (name: string) => roleNamed(bot, name).id;
      const bad = bot.slash("role-panel", { text: "Roles", role1: id("Moderators") }, { by });
      expect(await textFrom(bad)).toContain("nobody should give themselves");
      const few = await messageOf(
        bot.slash("role-panel", { text: "Colours", role1: id("Red"), role2: id("Blue") }, { by }),
      );
      expect(await textFrom(bot.press(few, "Red"))).toContain("was given");
      expect(await textFrom(bot.press(few, "Red"))).toContain("was taken");
      const names = ["Members", "Red", "Green", "Blue", "Pink", "Grey"];
      const given = Object.fromEntries(names.map((name, at) => [`role${at + 1}`, id(name)]));
      const many = await messageOf(bot.slash("role-panel", { text: "Colours", ...given }, { by }));
      expect(await textFrom(bot.choose(many, "roles", [id("Green"), id("Pink")]))).toContain(
        `<@&${id("Pink")}>`,
      );
      const { member } = bot.world.people;
      const roles = bot.world.guild.members.find(({ user }) => user.id === member.id)?.roles;
      expect(roles?.toSorted()).toEqual([id("Green"), id("Pink")].toSorted());
    },
  },
};
