import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createMonitor, exportMonitors, importMonitors, listMonitors, pauseMonitor } from "./index.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 300 } as const;
const webhookUrl = `https://discord.com/api/webhooks/123456789012345678/${"a".repeat(60)}wxyz`;
const kuma = {
  name: "k",
  type: "http",
  url: "https://example.com/",
  interval: 60,
  method: "GET",
  active: 1,
  accepted_statuscodes: ["200-299"],
};

describe.each(databaseKinds)("files of monitors on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  it("carry everything but secrets from one account to another", async () => {
    const from = await makeUser(services, { plan: "plus" });
    await createMonitor(from, {
      ...website,
      name: "متجر",
      keyword: "ok",
      acceptedStatuses: "200-299, 401",
      emailEnabled: true,
      email: "a@example.com",
      discordEnabled: true,
      webhookUrl,
      intervalS: 120,
    });
    const bot = { name: "Bot", type: "bot", mode: "heartbeat", intervalS: 300 };
    const { id } = await createMonitor({ ...from, now: addMs(noon, 1) }, bot);
    await pauseMonitor(from, { id });
    const file = JSON.parse(JSON.stringify(await exportMonitors(from)));
    expect(JSON.stringify(file)).not.toMatch(/webhook|heartbeatHash|aaaa/);

    const to = await makeUser(services, { plan: "plus" });
    expect(await importMonitors(to, file)).toEqual({ imported: 2, skipped: [], intervalsRaised: 0 });
    expect((await exportMonitors(to)).monitors).toEqual(file.monitors);
    const { items } = await listMonitors(to, { q: "متجر" });
    expect(items[0]).toMatchObject({
      discordEnabled: false,
      webhookMask: null,
      emailEnabled: true,
      status: "pending",
    });
    const [row] = await database.db.select().from(monitors).where(eq(monitors.name, "Bot"));
    expect(row?.heartbeatHash).toMatch(/^[\w-]{43}$/);
  });

  it("of Uptime Kuma are taken over as far as we can do the same", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    const report = await importMonitors(ctx, {
      version: "1.23.16",
      notificationList: [],
      monitorList: [
        { ...kuma, name: "plain" },
        { ...kuma, name: "keyword", type: "keyword", keyword: "hi", interval: 200, active: 0 },
        { ...kuma, name: "ping", type: "ping" },
        { ...kuma, name: "post", method: "POST" },
        { ...kuma, name: "secret", basic_auth_user: "me" },
        { ...kuma, name: "inside", url: "http://192.168.1.1/" },
        { ...kuma, name: "broken", url: "https://" },
        { ...kuma, name: "codes", accepted_statuscodes: ["9xx"] },
        "nonsense",
      ],
    });
    expect(report).toEqual({
      imported: 2,
      intervalsRaised: 1,
      skipped: [
        { name: "ping", reason: "type" },
        { name: "post", reason: "request" },
        { name: "secret", reason: "request" },
        { name: "inside", reason: "url" },
        { name: "broken", reason: "url" },
        { name: "codes", reason: "invalid" },
        { name: "", reason: "invalid" },
      ],
    });
    const { items } = await listMonitors(ctx, { sort: "name" });
    expect(items).toMatchObject([
      { name: "keyword", keyword: "hi", intervalS: 300, paused: "owner" },
      { name: "plain", keyword: null, intervalS: 180, paused: null },
    ]);
  });

  it("are added wholly or not at all", async () => {
    const ctx = await makeUser(services);
    for (let n = 0; n < 3; n++) await createMonitor(ctx, website);
    const file = (count: number) => ({ monitorList: Array(count).fill(kuma) });
    await expect(importMonitors(ctx, file(3))).rejects.toMatchObject({
      code: "monitor_limit_reached",
      params: { max: 5 },
    });
    expect((await listMonitors(ctx)).matching).toBe(3);
    expect(await importMonitors(ctx, file(2))).toMatchObject({ imported: 2 });
  });

  it.each([
    [null],
    ["text"],
    [{}],
    [{ kind: "ra3d-monitors", version: 2, monitors: [] }],
    [{ monitorList: Array(1_001).fill(kuma) }],
  ])("are refused when they are something else (%#)", async file => {
    const ctx = await makeUser(services);
    await expect(importMonitors(ctx, file)).rejects.toMatchObject({
      code: "validation_failed",
      fields: { file: { key: "import_unreadable" } },
    });
  });

  it("cannot smuggle a webhook past the form", async () => {
    const ctx = await makeUser(services);
    const monitor = { ...website, discordEnabled: true, webhookUrl: "https://evil.test/", paused: false };
    const report = await importMonitors(ctx, { kind: "ra3d-monitors", version: 1, monitors: [monitor] });
    expect(report).toMatchObject({ imported: 0, skipped: [{ name: "Page", reason: "invalid" }] });
  });
});
