import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { checkerStates, deliveries, monitorStates } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { writeTimeline } from "#tests/monitor-history.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { getMonitor, listMonitors } from "./index.ts";

describe.each(databaseKinds)("listMonitors on the %s database", kind => {
  let database: Database;
  let services: Services;
  let ctx: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    ctx = await makeUser(services, { plan: "developer" });
    await add("Slow shop", { status: "online", lastMs: 900 });
    await add("Fast shop", { status: "online", lastMs: 20 });
    await add("متجر الأردنّ", { status: "offline", lastCause: "status", lastStatusCode: 503 });
    await add("Wobbly", { status: "online", failingSince: noon });
    await add("New", { status: "pending" });
    await add("Asleep", { status: "online" }, { pausedAt: noon, pauseReason: "owner" });
    await add("Bot", { status: "online" }, { heartbeatToken: "x".repeat(43) });
  });
  afterAll(() => database.close());

  let made = 0;
  async function add(
    name: string,
    state: Partial<typeof monitorStates.$inferInsert>,
    settings: Parameters<typeof makeMonitor>[2] = {},
  ) {
    const createdAt = addMs(noon, made++);
    const row = await makeMonitor(database.db, ctx.userId, { name, ...settings }, createdAt);
    await database.db.update(monitorStates).set(state).where(eq(monitorStates.monitorId, row.id));
  }
  const names = async (query: object) => (await listMonitors(ctx, query)).items.map(item => item.name);

  it("says when a bot called last, whenever it was found silent", async () => {
    const [bot] = (await listMonitors(ctx, { type: "bot" })).items;
    expect(bot).toMatchObject({ lastBeatAt: null });
    const silent = { lastBeatAt: noon, lastAt: addMs(noon, hourMs) };
    await database.db
      .update(monitorStates)
      .set(silent)
      .where(eq(monitorStates.monitorId, bot?.id ?? ""));
    expect((await listMonitors(ctx, { type: "bot" })).items).toMatchObject([
      { lastBeatAt: noon.toISOString() },
    ]);
    const shops = (await listMonitors(ctx, { q: "Fast shop" })).items;
    expect(shops).toMatchObject([{ lastBeatAt: null }]);
  });

  it("puts first what needs attention", async () => {
    expect(await names({})).toEqual([
      "متجر الأردنّ",
      "Wobbly",
      "New",
      "Bot",
      "Fast shop",
      "Slow shop",
      "Asleep",
    ]);
  });

  it.each<[string, object, string[]]>([
    [
      "a part of the name",
      { q: "SHOP", sort: "name" },
      ["Fast shop", "Slow shop", "متجر الأردنّ", "Wobbly", "New", "Asleep"],
    ],
    ["a name without its marks and article", { q: "متجر اردن" }, ["متجر الأردنّ"]],
    ["a name with marks and article", { q: "المتجر الأُرْدُن" }, ["متجر الأردنّ"]],
    ["nothing like it", { q: "100%_" }, []],
    ["a type", { type: "bot" }, ["Bot"]],
    ["a status", { status: "offline" }, ["متجر الأردنّ"]],
    ["the paused ones", { status: "paused" }, ["Asleep"]],
    ["an unknown filter, which filters nothing", { type: "car", status: "pending" }, ["New"]],
  ])("finds by %s", async (_, query, expected) => {
    expect((await names(query)).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ["latency", ["Slow shop", "Fast shop"]],
    ["created", ["Bot", "Asleep"]],
    ["name", ["Asleep", "Bot"]],
  ])("sorts by %s", async (sort, expected) => {
    expect((await names({ sort })).slice(0, 2)).toEqual(expected);
  });

  it("sums up all of them, whatever is filtered", async () => {
    const { summary, matching } = await listMonitors(ctx, { type: "bot" });
    expect(matching).toBe(1);
    expect(summary).toEqual({
      total: 7,
      plan: "developer",
      slots: null,
      ceiling: 500,
      remaining: 493,
      minIntervalS: 60,
      boostsLeft: null,
      byType: { website: 6, bot: 1 },
      online: 4,
      offline: 1,
      pending: 1,
      paused: 1,
      planNotice: null,
      checkerIsolated: false,
    });
  });

  it("says when no checker has a network", async () => {
    const row = (workerId: string, isolated: boolean, ageMs: number) => ({
      workerId,
      isolated,
      seenAt: addMs(noon, -ageMs),
    });
    const isolated = async () => (await listMonitors(ctx)).summary.checkerIsolated;
    await database.db.insert(checkerStates).values([row("gone", false, hourMs), row("here", true, 1_000)]);
    expect(await isolated()).toBe(true);
    await database.db.insert(checkerStates).values(row("well", false, 1_000));
    expect(await isolated()).toBe(false);
  });

  it("cuts into pages, and answers a page beyond the end with the last one", async () => {
    const many = await makeUser(services, { plan: "developer" });
    for (let n = 0; n < 53; n++) await makeMonitor(database.db, many.userId, { name: `m${n}` });
    expect(await listMonitors(many, { page: "2" })).toMatchObject({ matching: 53, page: 2, pages: 2 });
    const beyond = await listMonitors(many, { page: 9 });
    expect(beyond).toMatchObject({ page: 2 });
    expect(beyond.items).toHaveLength(3);
  });

  it("shows an empty account", async () => {
    const nobody = await makeUser(services);
    const page = await listMonitors(nobody);
    expect(page).toMatchObject({ items: [], matching: 0, page: 1, pages: 1 });
    expect(page.summary).toMatchObject({ total: 0, plan: "free", slots: 5, remaining: 5, boostsLeft: 1 });
  });

  it("opens one with incidents and deliveries, newest first", async () => {
    const owner = await makeUser(services);
    const { id } = await makeMonitor(database.db, owner.userId, {}, addMs(noon, -9 * hourMs));
    await writeTimeline(database.db, id, [
      ["online", addMs(noon, -8 * hourMs)],
      ["offline", addMs(noon, -6 * hourMs)],
      ["online", addMs(noon, -5 * hourMs)],
      ["offline", addMs(noon, -hourMs)],
    ]);
    for (const [turn, hours] of [
      [1, 6],
      [2, 1],
    ] as const)
      await database.db.insert(deliveries).values({
        id: `${id}${turn}`,
        monitorId: id,
        channel: "email",
        kind: "offline",
        turn,
        happenedAt: addMs(noon, -hours * hourMs),
        createdAt: addMs(noon, -hours * hourMs),
      });
    const detail = await getMonitor(owner, { id, range: "week" });
    expect(detail.incidents.map(span => [span.startedAt, span.endedAt, span.cause])).toEqual([
      [addMs(noon, -hourMs).toISOString(), null, "timeout"],
      [addMs(noon, -6 * hourMs).toISOString(), addMs(noon, -5 * hourMs).toISOString(), "timeout"],
    ]);
    expect(detail.deliveries.map(delivery => delivery.id)).toEqual([`${id}2`, `${id}1`]);
    expect(detail.responseTimes.range).toBe("week");
    expect(detail.monitor.uptime.day).toBe(0.75);
  });
});
