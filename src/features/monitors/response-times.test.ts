import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs, hourMs, minuteMs, startOfDay } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { monitorStates } from "#db/schema/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { goodSamples, packed, writeDay, writeHour } from "#tests/monitor-history.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { listCheckBars } from "./check-bars.ts";
import { getMonitor, getResponseTimes, listMonitors } from "./index.ts";

const failed = (at: Date) => ({ at, ok: false, cause: "timeout" as const, ms: 15_000 });
const midnight = startOfDay(noon);

describe.each(databaseKinds)("checks over time on the %s database", kind => {
  let database: Database;
  let ctx: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    ctx = await makeUser(testServices(database));
  });
  afterAll(() => database.close());

  const make = (settings: Parameters<typeof makeMonitor>[2] = {}) =>
    makeMonitor(database.db, ctx.userId, settings, addMs(noon, -100 * dayMs));
  const runningHour = (id: string, hour: Date, samples: Parameters<typeof packed>[0]) =>
    database.db
      .update(monitorStates)
      .set({ sampleHour: hour, samples: packed(samples) })
      .where(eq(monitorStates.monitorId, id));

  it("shows the last 90 checks over as many hours as they take", async () => {
    const { id } = await make({ intervalS: 300 });
    for (let hour = 1; hour <= 12; hour++)
      await writeHour(
        database.db,
        id,
        addMs(noon, -hour * hourMs),
        goodSamples(addMs(noon, -hour * hourMs), 12, 5 * minuteMs, hour),
      );
    await runningHour(id, noon, [failed(noon)]);
    const bars = (await listCheckBars(database.db, [id])).get(id) ?? [];
    expect(bars).toHaveLength(90);
    expect(bars.at(-1)).toEqual({ atMs: noon.getTime(), share: 0, ms: null });
    expect(bars.at(-2)).toEqual({ atMs: addMs(noon, -5 * minuteMs).getTime(), share: 1, ms: 1 });
    expect(bars[0]).toMatchObject({ share: 1, ms: 8 });
  });

  it("goes further back where hours are sparse, and shows fewer where there are no more", async () => {
    const sparse = (await make({ intervalS: 60 })).id;
    for (let hour = 0; hour < 30; hour++)
      await writeHour(
        database.db,
        sparse,
        addMs(noon, -hour * hourMs),
        goodSamples(addMs(noon, -hour * hourMs), 4, minuteMs),
      );
    const young = (await make({ intervalS: 60 })).id;
    await runningHour(young, noon, goodSamples(noon, 3, minuteMs));
    const bars = await listCheckBars(database.db, [sparse, young]);
    expect(bars.get(sparse)).toHaveLength(90);
    expect(bars.get(young)).toHaveLength(3);
  });

  it("has no response times for a bot that calls", async () => {
    const { id } = await make({ heartbeatToken: "x".repeat(43) });
    await runningHour(id, noon, goodSamples(noon, 1, minuteMs, 0));
    const detail = await getMonitor(ctx, { id });
    expect(detail.monitor.bars).toEqual([{ atMs: noon.getTime(), share: 1, ms: null }]);
    expect(detail.responseTimes.averageMs.every(ms => ms === null)).toBe(true);
    expect(detail.timings.totalMs).toBeNull();
  });

  it("cuts a day into five minutes, with averages, slowest and failures", async () => {
    const { id } = await make();
    const hour = addMs(noon, -hourMs);
    await writeHour(database.db, id, hour, [
      { at: hour, ok: true, cause: null, ms: 100 },
      { at: addMs(hour, minuteMs), ok: true, cause: null, ms: 300 },
      failed(addMs(hour, 2 * minuteMs)),
    ]);
    await runningHour(id, noon, goodSamples(noon, 1, minuteMs, 50));
    const chart = await getResponseTimes({ ...ctx, now: addMs(noon, minuteMs) }, { id, range: "day" });
    expect(chart.at).toHaveLength(288);
    expect(chart.at.at(-1)).toBe(noon.getTime() / 1_000);
    expect(chart.averageMs.at(-1)).toBe(50);
    expect([chart.averageMs[275], chart.maxMs[275], chart.failures[275]]).toEqual([200, 300, 1]);
    expect(chart.averageMs.filter(ms => ms !== null)).toHaveLength(2);
  });

  it.each([
    ["week", 168],
    ["month", 720],
  ] as const)("cuts a %s into %i hours", async (range, hours) => {
    const { id } = await make();
    const first = addMs(noon, -(hours - 1) * hourMs);
    await writeHour(database.db, id, first, goodSamples(first, 60, minuteMs, 70));
    await writeHour(
      database.db,
      id,
      addMs(first, -hourMs),
      goodSamples(addMs(first, -hourMs), 60, minuteMs, 90),
    );
    const chart = await getResponseTimes(ctx, { id, range });
    expect(chart.at).toHaveLength(hours);
    expect([chart.at[0], chart.averageMs[0]]).toEqual([first.getTime() / 1_000, 70]);
    expect(chart.averageMs.filter(ms => ms !== null)).toHaveLength(1);
  });

  it("reads a quarter from the days, and what has no rollup yet from the checks", async () => {
    const { id } = await make();
    await writeDay(database.db, id, addMs(midnight, -89 * dayMs), hourMs);
    const yesterday = addMs(midnight, -dayMs);
    await writeHour(database.db, id, yesterday, goodSamples(yesterday, 60, minuteMs, 70));
    await writeHour(database.db, id, midnight, goodSamples(midnight, 60, minuteMs, 80));
    const chart = await getResponseTimes(ctx, { id, range: "quarter" });
    expect(chart.at).toHaveLength(90);
    expect([chart.averageMs[0], chart.maxMs[0], chart.failures[0]]).toEqual([120, 400, 3]);
    expect(chart.averageMs.slice(-2)).toEqual([70, 80]);
  });

  it("gives today's average on the page of the monitor", async () => {
    const { id } = await make();
    await writeHour(database.db, id, midnight, [...goodSamples(midnight, 2, minuteMs, 30), failed(midnight)]);
    expect((await getMonitor(ctx, { id })).days.at(-1)?.ms).toBe(30);
  });

  it("serves both kinds of bars in the list", async () => {
    const { id } = await make({ name: "Bars of both kinds" });
    await writeDay(database.db, id, addMs(midnight, -dayMs), 0);
    const list = (bars: string) => listMonitors(ctx, { q: "both kinds", bars });
    expect((await list("days")).items[0]?.bars).toHaveLength(90);
    expect((await list("checks")).items[0]?.bars).toEqual([]);
  });
});
