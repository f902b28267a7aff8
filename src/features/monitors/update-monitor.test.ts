import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, minuteMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createMonitor, getMonitor, rotateHeartbeat, updateMonitor } from "./index.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 300 } as const;
const webhookUrl = `https://discord.com/api/webhooks/123456789012345678/${"a".repeat(60)}wxyz`;

describe.each(databaseKinds)("updateMonitor on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  const later = addMs(noon, 10 * minuteMs);
  const stateOf = async (id: string) =>
    (await database.db.select().from(monitorStates).where(eq(monitorStates.monitorId, id)))[0];
  /** As if a check had found it online. */
  const checked = (id: string) =>
    database.db
      .update(monitorStates)
      .set({
        status: "online",
        since: noon,
        lastAt: noon,
        lastMs: 80,
        nextAt: addMs(noon, 300_000),
        dueAt: addMs(noon, 300_000),
      })
      .where(eq(monitorStates.monitorId, id));

  it("changes what was changed and leaves the schedule alone for a new name", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, website);
    await checked(id);
    const item = await updateMonitor({ ...ctx, now: later }, { id, draft: { ...website, name: "Other" } });
    expect(item).toMatchObject({ name: "Other", status: "online", lastMs: 80 });
    expect((await stateOf(id))?.dueAt).toEqual(addMs(noon, 300_000));
  });

  it("checks another target at once and forgets what the former one answered", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, website);
    await checked(id);
    const draft = { ...website, url: "https://example.org/" };
    const item = await updateMonitor({ ...ctx, now: later }, { id, draft });
    expect(item).toMatchObject({ status: "pending", lastMs: null, lastAt: null });
    expect((await stateOf(id))?.nextAt).toEqual(later);
  });

  it("checks at once when something else is expected of the target", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, website);
    await checked(id);
    await updateMonitor({ ...ctx, now: later }, { id, draft: { ...website, keyword: "hello" } });
    expect(await stateOf(id)).toMatchObject({ status: "online", nextAt: later });
  });

  it("moves to the grid of another interval", async () => {
    const ctx = await makeUser(services, { plan: "developer" });
    const { id } = await createMonitor(ctx, website);
    await checked(id);
    await updateMonitor(ctx, { id, draft: { ...website, intervalS: 60 } });
    const due = (await stateOf(id))?.dueAt.getTime() ?? 0;
    expect(due).toBeGreaterThan(noon.getTime());
    expect(due).toBeLessThanOrEqual(noon.getTime() + minuteMs);
  });

  it("keeps a webhook that is not typed anew, whatever the client claims", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, { ...website, discordEnabled: true, webhookUrl });
    const draft = { ...website, discordEnabled: true, webhookUrl: null, hasWebhook: false };
    expect(await updateMonitor(ctx, { id, draft })).toMatchObject({ webhookMask: "••••wxyz" });
    const bare = await createMonitor(ctx, website);
    await expect(
      updateMonitor(ctx, { id: bare.id, draft: { ...draft, hasWebhook: true } }),
    ).rejects.toMatchObject({ fields: { webhookUrl: { key: "webhook_required" } } });
  });

  it("gives and takes the heartbeat address with the mode, and keeps it otherwise", async () => {
    const ctx = await makeUser(services);
    const { id } = await createMonitor(ctx, { ...website, type: "bot" });
    const heartbeat = { ...website, type: "bot", mode: "heartbeat", url: null };
    await updateMonitor(ctx, { id, draft: heartbeat });
    const first = (await getMonitor(ctx, { id })).heartbeatUrl;
    expect(first).toContain("/api/heartbeat/");
    await updateMonitor(ctx, { id, draft: { ...heartbeat, name: "Other" } });
    expect((await getMonitor(ctx, { id })).heartbeatUrl).toBe(first);
    const rotated = await rotateHeartbeat(ctx, { id });
    expect(rotated.heartbeatUrl).not.toBe(first);
    expect((await getMonitor(ctx, { id })).heartbeatUrl).toBe(rotated.heartbeatUrl);
    await updateMonitor(ctx, { id, draft: { ...website, type: "bot" } });
    const [row] = await database.db.select().from(monitors).where(eq(monitors.id, id));
    expect(row).toMatchObject({ heartbeatHash: null, heartbeatSealed: null, url: "https://example.com/" });
    await expect(rotateHeartbeat(ctx, { id })).rejects.toMatchObject({ code: "bad_request" });
  });

  it("knows nobody else's monitors", async () => {
    const owner = await makeUser(services);
    const other = await makeUser(services);
    const { id } = await createMonitor(owner, website);
    await expect(updateMonitor(other, { id, draft: website })).rejects.toMatchObject({
      code: "monitor_not_found",
    });
    await expect(getMonitor(other, { id })).rejects.toMatchObject({ code: "monitor_not_found" });
    await expect(rotateHeartbeat(other, { id })).rejects.toMatchObject({ code: "monitor_not_found" });
  });
});
