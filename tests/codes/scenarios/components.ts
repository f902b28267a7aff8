import { expect } from "vitest";
import {
  channelAs,
  channelNamed,
  directMessageTo,
  isEphemeral,
  messageOf,
  modalOf,
  postIn,
  roleNamed,
  type Scenarios,
  textFrom,
  textOf,
} from "../scenario.ts";

export const componentScenarios: Scenarios = {
  "event-handler": {
    prepare: channelAs("LOG_CHANNEL_ID", "log"),
    async run(bot) {
      const log = channelNamed(bot, "log").id;
      const newcomer = bot.join();
      await postIn(bot, log, new RegExp(`<@${newcomer.id}> joined`));
      bot.leave(newcomer);
      await postIn(bot, log, /newcomer.* left, a member since/);
    },
  },
  "component-router": {
    commands: ["note"],
    async run(bot) {
      const note = await messageOf(bot.slash("note", { text: "Buy milk" }));
      expect(await textFrom(bot.press(note, "Edit", { by: bot.world.people.owner }))).toContain("Only <@");
      const edit = bot.press(note, "Edit");
      const saved = bot.submit(edit, await modalOf(edit), { text: "Buy bread" });
      expect(await textFrom(saved)).toContain("Buy bread");
      const painted = await messageOf(bot.choose(note, `note/${bot.world.people.member.id}/paint`, ["red"]));
      expect(painted.embeds[0]?.color).toBe(0xe5484d);
    },
  },
  paginator: {
    commands: ["roles"],
    prepare: ({ world }) => {
      const [, role] = world.guild.roles;
      for (let at = 0; at < 25; at += 1)
        if (role) world.guild.roles.push({ ...role, id: world.nextId(), name: `Role ${at}` });
      return undefined;
    },
    async run(bot) {
      const list = await messageOf(bot.slash("roles"));
      expect(textOf(list)).toContain("Page 1 of 3");
      expect(await textFrom(bot.press(list, "›", { by: bot.world.people.owner }))).toContain("not yours");
      expect(await textFrom(bot.press(list, "›"))).toContain("Page 2 of 3");
      const jump = bot.press(list, "2 / 3");
      expect(await textFrom(bot.submit(jump, await modalOf(jump), { page: "99" }))).toContain("Page 3 of 3");
      expect(() => bot.press(list, "»")).toThrow(/disabled/);
    },
  },
  "confirm-dialog": {
    commands: ["renew-channel"],
    async run(bot) {
      const by = bot.world.people.moderator;
      const before = channelNamed(bot, "general");
      const kept = bot.slash("renew-channel", {}, { by });
      bot.press(await messageOf(kept), "Cancel", { by });
      expect(await textFrom(kept)).toBe("Nothing was changed.");
      const question = await messageOf(bot.slash("renew-channel", {}, { by }));
      expect(isEphemeral(question)).toBe(true);
      bot.press(question, "Delete everything", { by });
      await bot.untilCall(({ method, path }) => method === "DELETE" && path === `/channels/${before.id}`);
      const fresh = channelNamed(bot, "general");
      expect(fresh.id).not.toBe(before.id);
      await postIn(bot, fresh.id, /Renewed by/);
    },
  },
  "components-v2-panel": {
    commands: ["server"],
    async run(bot) {
      const panel = await messageOf(bot.slash("server"));
      expect(textOf(panel)).toContain("**Members** 4");
      expect(textOf(await messageOf(bot.press(panel, "Channels")))).toContain("**Text** 2");
      expect(textOf(await messageOf(bot.press(panel, "Roles")))).toContain("**3 roles**");
    },
  },
  "staff-applications": {
    commands: ["applications-panel"],
    prepare: stub => ({
      ...channelAs("REVIEW_CHANNEL_ID", "log")(stub),
      STAFF_ROLE_ID: stub.world.guild.roles.find(role => role.name === "Moderators")?.id ?? "",
    }),
    async run(bot) {
      const { owner, member } = bot.world.people;
      const panel = await messageOf(bot.slash("applications-panel", {}, { by: owner }));
      const apply = bot.press(panel, "Apply");
      const why = "I answer questions here every evening.";
      const form = bot.submit(apply, await modalOf(apply), { age: "21", time: "1–5 hours", why });
      expect(await textFrom(form)).toContain("Thank you");
      expect(await textFrom(bot.press(panel, "Apply"))).toContain("being read");
      const card = await postIn(bot, channelNamed(bot, "log").id);
      expect(textOf(card)).toContain(why);
      expect(await textFrom(bot.press(card, "Accept"))).toContain("Manage Roles");
      expect(await textFrom(bot.press(card, "Accept", { by: owner }))).toContain("Accepted by owner");
      const roles = bot.world.guild.members.find(({ user }) => user.id === member.id)?.roles;
      expect(roles).toContain(roleNamed(bot, "Moderators").id);
      await directMessageTo(bot, member, /Welcome to the staff/);
    },
  },
};
