import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs, hourMs, minuteMs, secondMs, startOfDay } from "#core/time.ts";
import type { SpanKind } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { writeDay, writeTimeline } from "#tests/monitor-history.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { listDayBars, partsOfWindows } from "./observed-time.ts";
import { listUptimeFigures } from "./uptime-figures.ts";

const ago = (ms: number) => addMs(noon, -ms);
const midnight = startOfDay(noon);

describe("partsOfWindows", () => {
  it.each([noon, midnight, addMs(midnight, 1), addMs(midnight, -1)])("adds up to each window at %s", now => {
    const parts = partsOfWindows(now);
    for (const [bit, days] of [
      [1, 1],
      [2, 7],
      [4, 30],
    ] as const) {
      const own = parts.filter(part => (part.windows & bit) > 0);
      const total = own.reduce((sum, part) => sum + part.to.getTime() - part.from.getTime(), 0);
      expect(total).toBe(days * dayMs);
      expect(Math.min(...own.map(part => part.from.getTime()))).toBe(now.getTime() - days * dayMs);
    }
    for (const part of parts) if (part.wholeDay) expect(part.from).toEqual(startOfDay(part.from));
  });
});

describe.each(databaseKinds)("observed time on the %s database", kind => {
  let database: Database;
  let services: Services;
  let ownerId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    ({ userId: ownerId } = await makeUser(services));
  });
  afterAll(() => database.close());

  type Stretches = (readonly [SpanKind, Date])[];
  const monitorWith = async (stretches: Stretches, createdAt = ago(60 * dayMs)) => {
    const { id } = await makeMonitor(database.db, ownerId, {}, createdAt);
    if (stretches.length > 0) await writeTimeline(database.db, id, stretches);
    return id;
  };
  const figuresOf = async (id: string) => (await listUptimeFigures(database.db, [id], noon)).get(id);

  const share = (offlineMs: number, totalMs: number) => expect.closeTo(1 - offlineMs / totalMs, 12);

  it.each<[string, Stretches, object]>([
    ["nothing at all", [], { day: null, week: null, month: null }],
    ["nothing but a pause", [["paused", ago(90 * dayMs)]], { day: null, week: null, month: null }],
    ["no failure", [["online", ago(90 * dayMs)]], { day: 1, week: 1, month: 1 }],
    ["no success", [["offline", ago(90 * dayMs)]], { day: 0, week: 0, month: 0 }],
    [
      "an hour off in the last day",
      [
        ["online", ago(90 * dayMs)],
        ["offline", ago(2 * hourMs)],
        ["online", ago(hourMs)],
      ],
      { day: share(hourMs, dayMs), week: share(hourMs, 7 * dayMs), month: share(hourMs, 30 * dayMs) },
    ],
    [
      "an outage that lasts and began before the window of a day",
      [
        ["online", ago(90 * dayMs)],
        ["offline", ago(30 * hourMs)],
      ],
      { day: 0, week: share(30 * hourMs, 7 * dayMs), month: share(30 * hourMs, 30 * dayMs) },
    ],
    [
      "outages across the edges of the windows of 7 and 30 days",
      [
        ["online", ago(90 * dayMs)],
        ["offline", ago(30 * dayMs + hourMs)],
        ["online", ago(30 * dayMs - hourMs)],
        ["offline", ago(7 * dayMs + hourMs)],
        ["online", ago(7 * dayMs - hourMs)],
      ],
      { day: 1, week: share(hourMs, 7 * dayMs), month: share(3 * hourMs, 30 * dayMs) },
    ],
    [
      "pauses and the unknown, which do not count",
      [
        ["offline", ago(dayMs)],
        ["paused", ago(23 * hourMs)],
        ["unknown", ago(8 * hourMs)],
        ["online", ago(hourMs)],
      ],
      { day: 0.5, week: 0.5, month: 0.5 },
    ],
    ["a few minutes of life", [["online", ago(5 * minuteMs)]], { day: 1, week: 1, month: 1 }],
  ])("weighs %s", async (_, stretches, expected) => {
    expect(await figuresOf(await monitorWith(stretches))).toEqual(expected);
  });

  it("never makes a millisecond of failure a hundred per cent", async () => {
    const id = await monitorWith([
      ["online", ago(90 * dayMs)],
      ["offline", ago(hourMs)],
      ["online", ago(hourMs - 1)],
    ]);
    const figures = await figuresOf(id);
    expect(figures?.month).toBeLessThan(1);
    expect(figures?.month).toBeGreaterThan(0.999999);
  });

  /** Turns too often to be reckoned from its stretches: 70 times a second of `offline`, an hour ago. */
  const restless: Stretches = [
    ["online", ago(90 * dayMs)],
    ...Array.from({ length: 70 }, (_, index): Stretches => {
      const begin = hourMs - index * 2 * secondMs;
      return [
        ["offline", ago(begin)],
        ["online", ago(begin - secondMs)],
      ];
    }).flat(),
  ];

  it("weighs a monitor that turns all the time", async () => {
    expect(await figuresOf(await monitorWith(restless))).toEqual({
      day: share(70 * secondMs, dayMs),
      week: share(70 * secondMs, 7 * dayMs),
      month: share(70 * secondMs, 30 * dayMs),
    });
  });

  it("takes its whole days from their rollup and the rest from the timeline", async () => {
    const id = await monitorWith(restless);
    await writeDay(database.db, id, addMs(midnight, -2 * dayMs), 6 * hourMs);
    // Half of this day lies before the window of 7 days: the week reads the timeline there, the month the rollup.
    await writeDay(database.db, id, addMs(midnight, -7 * dayMs), 12 * hourMs);
    expect(await figuresOf(id)).toEqual({
      day: share(70 * secondMs, dayMs),
      week: share(6 * hourMs + 70 * secondMs, 7 * dayMs),
      month: share(18 * hourMs + 70 * secondMs, 30 * dayMs),
    });
  });

  it("answers for many monitors at once, each with its own", async () => {
    const good = await monitorWith([["online", ago(dayMs)]]);
    const bad = await monitorWith([["offline", ago(dayMs)]]);
    const figures = await listUptimeFigures(database.db, [good, bad], noon);
    expect([figures.get(good)?.day, figures.get(bad)?.day]).toEqual([1, 0]);
  });

  it("draws 90 days, today's last", async () => {
    const id = await monitorWith(
      [
        ["online", ago(10 * dayMs)],
        ["offline", ago(6 * hourMs)],
      ],
      ago(10 * dayMs),
    );
    await writeDay(database.db, id, addMs(midnight, -dayMs), 6 * hourMs);
    const bars = (await listDayBars(database.db, [id], noon)).get(id) ?? [];
    expect(bars).toHaveLength(90);
    expect(bars.at(-1)).toEqual({ atMs: midnight.getTime(), share: 0.5, ms: null });
    expect(bars.at(-2)).toEqual({ atMs: addMs(midnight, -dayMs).getTime(), share: 0.75, ms: 120 });
    expect(bars.at(-3)).toMatchObject({ share: 1, ms: null });
    expect(bars.findIndex(bar => bar.share !== null)).toBe(79);
    expect(bars[0]?.atMs).toBe(addMs(midnight, -89 * dayMs).getTime());
  });
});
