import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { minuteMs, secondMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { deliveries } from "#db/schema/index.ts";
import { createJobs, type Jobs } from "#features/jobs/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { startWebhookServer, type WebhookStub, webhookUrl } from "#tests/stubs/webhook-server.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { startWorker } from "./index.ts";
import { manualTiming } from "./test-timing.ts";

describe.each(databaseKinds)("a worker with all of its parts on the %s database", kind => {
  let database: Database;
  let jobs: Jobs;
  let discord: WebhookStub;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    jobs = await createJobs(database);
    discord = await startWebhookServer();
  });
  afterAll(async () => {
    await jobs.close();
    await discord.close();
    await database.close();
  });

  it("tells Discord of the outage and of its end, once each, as soon as it is confirmed", async () => {
    let status = 200;
    const site = createServer((_, response) => response.writeHead(status).end());
    site.listen(0, "127.0.0.1");
    await once(site, "listening");
    const { port } = site.address() as AddressInfo;
    const services = {
      ...testServices(database, {
        UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
        DISCORD_API_URL: discord.url,
        ...(kind === "postgres" && { DATABASE_URL: "postgres://localhost/", SECRET_KEY: "x".repeat(40) }),
      }),
      jobs,
    };
    const { userId } = await makeUser(services);
    await makeMonitor(database.db, userId, {
      url: `http://127.0.0.1:${port}/`,
      discordEnabled: true,
      webhookSealed: services.keys.seal(webhookUrl()),
    });
    const timing = manualTiming(noon);
    const worker = await startWorker(services, { timing });
    await timing.advance(2 * secondMs, worker);
    status = 503;
    await timing.advance(minuteMs + 10 * secondMs, worker);
    const [down] = await discord.until(1);
    expect(JSON.stringify(down?.json)).toContain("503");
    status = 200;
    await timing.advance(minuteMs, worker);
    await discord.until(2);
    await timing.advance(2 * minuteMs, worker);
    await worker.stop();
    expect(discord.calls.length).toBe(2);
    const sent = await database.db.select().from(deliveries).orderBy(deliveries.turn);
    expect(sent).toMatchObject([
      { kind: "offline", turn: 2, status: "sent", attempts: 1 },
      { kind: "online", turn: 3, status: "sent", attempts: 1 },
    ]);
    site.close();
  });
});
