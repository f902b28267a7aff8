import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { webhookUrl } from "#tests/stubs/webhook-server.ts";
import { channelAs, channelNamed, postIn, type Scenarios, textFrom, textOf } from "../scenario.ts";

/** Counts calls and answers all of them well. */
async function startMonitor() {
  let resolveFirst: (method: string) => void;
  const first = new Promise<string>(resolve => {
    resolveFirst = resolve;
  });
  const server = createServer((request, response) => {
    response.end();
    resolveFirst(request.method ?? "");
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
  // It listens on a port, so that its address is no path of a pipe.
  const { port } = server.address() as AddressInfo;
  server.unref();
  return { url: `http://127.0.0.1:${port}/beat`, first, close: () => server.close() };
}

let monitor: Awaited<ReturnType<typeof startMonitor>>;

export const infrastructureScenarios: Scenarios = {
  "guild-settings-store": {
    commands: ["settings"],
    async run(bot) {
      const by = bot.world.people.owner;
      const choices = await bot.autocomplete("settings change", "name", { name: "xp" }, { by }).next();
      expect(choices).toMatchObject({ choices: [{ value: "xp_rate" }] });
      const change = (name: string, value: string) =>
        textFrom(bot.slash("settings change", { name, value }, { by }));
      expect(await change("xp_rate", "9")).toContain("from 0.5 to 3");
      expect(await change("xp_rate", "2")).toContain("`2` now");
      expect(await change("welcome", "on")).toContain("`true` now");
      expect(await textFrom(bot.slash("settings reset", { name: "welcome" }, { by }))).toBe("Reset.");
      const shown = await textFrom(bot.slash("settings show", {}, { by }));
      expect(shown).toContain("**welcome**: `false`");
      expect(shown).toContain("used 5 times");
    },
  },
  "error-handling": {
    commands: ["crash", "divide"],
    exitCode: 0,
    prepare: channelAs("ERROR_CHANNEL_ID", "log"),
    async run(bot) {
      expect(await textFrom(bot.slash("divide", { number: 6, by: 3 }))).toBe("6 ÷ 3 = 2");
      expect(await textFrom(bot.slash("divide", { number: 6, by: 0 }))).toBe("Nothing can be divided by 0.");
      const [, reference] = /`([0-9a-f]{8})`/.exec(await textFrom(bot.slash("crash"))) ?? [];
      expect(textOf(await postIn(bot, channelNamed(bot, "log").id))).toContain(reference);
      await textFrom(bot.slash("crash"));
      const reports = bot.calls.filter(
        ({ path }) => path === `/channels/${channelNamed(bot, "log").id}/messages`,
      );
      expect(reports).toHaveLength(1);
    },
  },
  "sharding-manager": {
    commands: ["find", "shards"],
    ready: /All 2 shards are ready/,
    exitCode: 0,
    guilds: 3,
    shards: 2,
    async run(bot) {
      expect([...bot.sessions].map(({ shard }) => shard).toSorted()).toEqual([
        [0, 2],
        [1, 2],
      ]);
      const stats = await textFrom(bot.slash("shards"));
      expect(stats).toMatch(/\*\*2 shards\*\*: 3 servers, 12 members, \d+ MB/);
      for (const { id } of bot.world.guilds)
        expect(await textFrom(bot.slash("find", { id }))).toMatch(
          /\*\*Stub guild\*\* \(4 members\) is on shard [01]/,
        );
      expect(await textFrom(bot.slash("find", { id: "1" }))).toContain("not in that server");
    },
  },
  "webhook-logger": {
    commands: ["log"],
    exitCode: 0,
    prepare: () => ({ LOG_WEBHOOK_URL: webhookUrl() }),
    async run(bot) {
      expect(await textFrom(bot.slash("log", { text: `the token is ${bot.token}` }))).toBe("Written.");
      const call = await bot.untilCall(
        ({ path, body }) => /webhooks/.test(path) && /token/.test(String(body.content)),
      );
      expect(call.body.content).toContain("member: the token is [hidden]");
      expect(bot.output()).not.toContain(bot.token);
    },
  },
  "keep-alive-server": {
    exitCode: 0,
    prepare: async () => {
      monitor = await startMonitor();
      return { PORT: "0", HEARTBEAT_URL: monitor.url };
    },
    async run(bot) {
      expect(await monitor.first).toBe("POST");
      monitor.close();
      const [, port] = await bot.printed(/Listening on port (\d+)/);
      const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
      const health = await ask("/health");
      expect(health.status).toBe(200);
      expect(await health.json()).toMatchObject({ ok: true, connected: true, servers: 1 });
      expect((await ask("/")).status).toBe(200);
      expect((await ask("/.env")).status).toBe(404);
    },
  },
  "typescript-starter": {
    commands: ["about", "say"],
    async run(bot) {
      expect(await textFrom(bot.slash("about"))).toMatch(/^Node v\d+.*, discord\.js 14\./);
      expect(await textFrom(bot.slash("say", { text: "Hi" }, { by: bot.world.people.moderator }))).toBe("Hi");
    },
  },
};
