import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "#core/errors.ts";
import type { Database } from "#db/client.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createMonitor, getMonitor } from "./index.ts";

const website = {
  name: " My bot's page ",
  type: "website",
  url: "HTTPS://Example.com:443/a#part",
  intervalS: 300,
};
const webhookUrl = `https://discord.com/api/webhooks/123456789012345678/${"a".repeat(60)}wxyz`;

/** The fields that a refusal names, with their keys. */
const refusedFields = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return {
        code: error.code,
        ...Object.fromEntries(Object.entries(error.fields ?? {}).map(([f, e]) => [f, e.key])),
      };
    },
  );

describe.each(databaseKinds)("createMonitor on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database, { PUBLIC_URL: "https://ra3d.test" });
  });
  afterAll(() => database.close());

  it("adds a website that is pending and due at once", async () => {
    const ctx = await makeUser(services);
    const item = await createMonitor(ctx, website);
    expect(item).toMatchObject({
      name: "My bot's page",
      url: "https://example.com/a",
      status: "pending",
      paused: null,
      intervalS: 300,
      nextAt: noon.toISOString(),
      uptime: { day: null, week: null, month: null },
      bars: [],
    });
    const [state] = await database.db
      .select()
      .from(monitorStates)
      .where(eq(monitorStates.monitorId, item.id));
    expect(state?.nextAt).toEqual(noon);
  });

  it("gives a bot an address to call and keeps only its hash and a sealed copy", async () => {
    const ctx = await makeUser(services);
    const item = await createMonitor(ctx, {
      name: "Bot",
      type: "bot",
      mode: "heartbeat",
      url: "https://x.test",
      intervalS: 300,
    });
    expect(item).toMatchObject({ url: null, mode: "heartbeat", nextAt: null });
    const { heartbeatUrl } = await getMonitor(ctx, { id: item.id });
    const token = /^https:\/\/ra3d\.test\/api\/heartbeat\/([\w-]{43})$/.exec(heartbeatUrl ?? "")?.[1];
    expect(token).toBeDefined();
    const [row] = await database.db.select().from(monitors).where(eq(monitors.id, item.id));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it("seals a webhook and shows its last letters only", async () => {
    const ctx = await makeUser(services);
    const item = await createMonitor(ctx, { ...website, discordEnabled: true, webhookUrl });
    expect(item).toMatchObject({ discordEnabled: true, webhookMask: "••••wxyz" });
    const [row] = await database.db.select().from(monitors).where(eq(monitors.id, item.id));
    expect(services.keys.open(row?.webhookSealed ?? "")).toBe(webhookUrl);
    expect(JSON.stringify([row, item])).not.toContain("a".repeat(60));
  });

  it.each([
    ["no name", { name: "" }, { name: "monitor_name_required" }],
    ["no address", { url: " " }, { url: "url_invalid" }],
    ["no web address", { url: "ftp://example.com/" }, { url: "url_invalid" }],
    ["credentials in the address", { url: "https://a:b@example.com/" }, { url: "url_invalid" }],
    ["this machine", { url: "http://2130706433/" }, { url: "url_blocked" }],
    ["a private network", { url: "http://[::ffff:10.0.0.1]/" }, { url: "url_blocked" }],
    ["the service itself", { url: "https://RA3D.test./" }, { url: "url_blocked" }],
    ["an interval that nobody offers", { intervalS: 7 }, { intervalS: "interval_invalid" }],
    ["an interval of a larger plan", { intervalS: 180 }, { intervalS: "interval_locked" }],
    ["mail without address", { emailEnabled: true }, { email: "email_required" }],
    ["Discord without webhook", { discordEnabled: true }, { webhookUrl: "webhook_required" }],
    [
      "a webhook elsewhere",
      { webhookUrl: "https://evil.test/api/webhooks/1/2" },
      { webhookUrl: "webhook_invalid" },
    ],
    ["a heartbeat of a website", { mode: "heartbeat" }, { mode: "heartbeat_needs_bot" }],
  ])("refuses %s at its field", async (_, change, fields) => {
    const ctx = await makeUser(services);
    expect(await refusedFields(createMonitor(ctx, { ...website, ...change }))).toEqual({
      code: "validation_failed",
      ...fields,
    });
    expect(await database.db.$count(monitors, eq(monitors.ownerId, ctx.userId))).toBe(0);
  });

  it("is for signed-in users", async () => {
    const visitor = { ...(await makeUser(services)), actor: { kind: "visitor" } as const };
    await expect(createMonitor(visitor, website)).rejects.toMatchObject({ code: "unauthorized" });
  });

  it("gives no slot away twice to 50 requests at once", async () => {
    const ctx = await makeUser(services, { plan: "prime" });
    for (let n = 0; n < 12; n++) await createMonitor(ctx, website);
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => createMonitor(ctx, website)));
    expect(answers.filter(answer => answer.status === "fulfilled")).toHaveLength(3);
    for (const answer of answers)
      if (answer.status === "rejected")
        expect(answer.reason).toMatchObject({ code: "monitor_limit_reached", params: { max: 15 } });
    expect(await database.db.$count(monitors, eq(monitors.ownerId, ctx.userId))).toBe(15);
  });
});
