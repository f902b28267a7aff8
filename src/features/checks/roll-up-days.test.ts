import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, dayMs, hourMs, minuteMs, startOfDay } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import {
  deliveries,
  monitorDays,
  monitorHours,
  monitorSpans,
  monitorStates,
  monitors,
  sessions,
} from "#db/schema/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { dayFigures } from "./day-figures.ts";
import { purgeOld, rollUpDays } from "./index.ts";
import { packSample } from "./samples.ts";

const today = startOfDay(noon);
const yesterday = addMs(today, -dayMs);
const at = (day: Date, hours: number) => addMs(day, hours * hourMs);

const samples = (hour: Date, ms: (number | null)[]) =>
  Buffer.concat(
    ms.map((value, minute) =>
      packSample({
        at: addMs(hour, minute * minuteMs),
        ok: value !== null,
        cause: value === null ? "timeout" : null,
        ms: value ?? 15_000,
      }),
    ),
  );

describe("the figures of a day", () => {
  it("count failures and measure good checks only", () => {
    const hours = [samples(noon, [10, 20, null]), samples(noon, [30, 40])];
    expect(dayFigures(hours)).toEqual({ checks: 5, failures: 1, averageMs: 25, p95Ms: 40, maxMs: 40 });
  });
  it("take the 95th of a hundred", () => {
    const hundred = samples(
      noon,
      Array.from({ length: 100 }, (_, index) => 100 - index),
    );
    expect(dayFigures([hundred])).toMatchObject({ p95Ms: 95, maxMs: 100 });
  });
  it("are empty without checks or without a good one", () => {
    const none = { averageMs: null, p95Ms: null, maxMs: null };
    expect(dayFigures([])).toEqual({ checks: 0, failures: 0, ...none });
    expect(dayFigures([samples(noon, [null])])).toEqual({ checks: 1, failures: 1, ...none });
  });
});

describe.each(databaseKinds)("rolling up on the %s database", kind => {
  let database: Database;
  let userId: string;
  let sessionUser: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    const services = testServices(database);
    ({ userId } = await makeUser(services));
    ({ userId: sessionUser } = await makeUser(services));
  });
  afterAll(() => database.close());
  beforeEach(() => database.db.delete(monitors));

  const span = (
    monitorId: string,
    kindOf: "online" | "offline" | "paused" | "unknown",
    from: Date,
    to: Date | null,
  ) => database.db.insert(monitorSpans).values({ monitorId, kind: kindOf, startedAt: from, endedAt: to });
  const rollUp = (now = addMs(today, 10 * minuteMs)) => rollUpDays(database, now);
  const days = () => database.db.select().from(monitorDays).orderBy(monitorDays.monitorId, monitorDays.day);

  it("weighs the states of a day by their time and leaves out what counts for nothing", async () => {
    const monitor = await makeMonitor(database.db, userId, {}, at(yesterday, -10));
    await span(monitor.id, "online", at(yesterday, -10), at(yesterday, 6));
    await span(monitor.id, "offline", at(yesterday, 6), at(yesterday, 7));
    await span(monitor.id, "paused", at(yesterday, 7), at(yesterday, 10));
    await span(monitor.id, "unknown", at(yesterday, 10), at(yesterday, 12));
    await span(monitor.id, "online", at(yesterday, 12), null);
    await database.db.update(monitorStates).set({
      status: "online",
      lastAt: today,
      sampleHour: at(yesterday, 23),
      samples: samples(at(yesterday, 23), [50, null]),
    });
    await database.db.insert(monitorHours).values([
      { monitorId: monitor.id, hour: at(yesterday, -1), samples: samples(at(yesterday, -1), [9_000]) },
      { monitorId: monitor.id, hour: at(yesterday, 0), samples: samples(at(yesterday, 0), [10, 30]) },
      { monitorId: monitor.id, hour: today, samples: samples(today, [9_000]) },
    ]);
    expect(await rollUp()).toBe(2);
    const [before, day] = await days();
    expect(before).toMatchObject({
      day: addMs(yesterday, -dayMs),
      onlineMs: 10 * hourMs,
      offlineMs: 0,
      checks: 1,
    });
    expect(day).toEqual({
      monitorId: monitor.id,
      day: yesterday,
      onlineMs: 18 * hourMs,
      offlineMs: hourMs,
      checks: 4,
      failures: 1,
      averageMs: 30,
      p95Ms: 50,
      maxMs: 50,
    });
  });

  it("does nothing twice and catches up after days of downtime", async () => {
    await makeMonitor(database.db, userId, {}, at(yesterday, -60));
    await makeMonitor(database.db, userId, {}, at(yesterday, 3));
    expect(await rollUp()).toBe(4 + 1);
    const first = await days();
    expect(await rollUp()).toBe(0);
    expect(await days()).toEqual(first);
    expect(await rollUp(at(today, 3 * 24 + 1))).toBe(2 * 3);
  });

  it("does not count our own downtime as online", async () => {
    const monitor = await makeMonitor(database.db, userId, {}, yesterday);
    await span(monitor.id, "online", yesterday, null);
    await database.db.update(monitorStates).set({ status: "online", lastAt: at(yesterday, 20) });
    await rollUp();
    expect(await days()).toMatchObject([{ onlineMs: 20 * hourMs + minuteMs, offlineMs: 0 }]);
  });

  it("knows no response time of a bot that calls", async () => {
    const monitor = await makeMonitor(database.db, userId, { heartbeatToken: "t" }, yesterday);
    await database.db
      .insert(monitorHours)
      .values({ monitorId: monitor.id, hour: yesterday, samples: samples(yesterday, [0, 0, null]) });
    await rollUp();
    expect(await days()).toMatchObject([
      { checks: 3, failures: 1, averageMs: null, p95Ms: null, maxMs: null },
    ]);
  });

  it("does many monitors in steps", async () => {
    const ids = Array.from({ length: 450 }, (_, n) => `many${String(n).padStart(4, "0")}`);
    await database.pool.query(
      `insert into monitors (id, owner_id, name, type, mode, interval_s, accepted_statuses, created_at, updated_at)
       select id, $2, 'x', 'website', 'http', 60, '200-299', $3, $3 from unnest($1::text[]) id`,
      [ids, userId, yesterday],
    );
    expect(await rollUp()).toBe(450);
    expect((await days()).length).toBe(450);
  });

  it("clears out what is old and keeps the rest", async () => {
    const monitor = await makeMonitor(database.db, userId, {}, yesterday);
    const ago = (count: number) => addMs(today, -count * dayMs);
    const day = { onlineMs: 1, offlineMs: 0, checks: 1, failures: 0 };
    const { id: monitorId } = monitor;
    await database.db.insert(monitorHours).values([
      { monitorId, hour: ago(36), samples: samples(ago(36), [1]) },
      { monitorId, hour: ago(34), samples: samples(ago(34), [1]) },
    ]);
    await database.db.insert(monitorDays).values([
      { monitorId, day: ago(401), ...day },
      { monitorId, day: ago(399), ...day },
    ]);
    await span(monitorId, "online", ago(500), ago(401));
    await span(monitorId, "online", ago(401), ago(2));
    await span(monitorId, "online", ago(2), null);
    const delivery = { monitorId, channel: "email", kind: "test", happenedAt: ago(1) } as const;
    await database.db.insert(deliveries).values([
      { id: "old", ...delivery, createdAt: ago(91) },
      { id: "new", ...delivery, createdAt: ago(89) },
    ]);
    const session = { userId: sessionUser, createdAt: ago(70), expiresAt: ago(-1), lastSeenAt: ago(1) };
    await database.db.insert(sessions).values([
      { id: "alive", tokenHash: "a", ...session },
      { id: "over", tokenHash: "b", ...session, expiresAt: ago(1) },
      { id: "idle", tokenHash: "c", ...session, lastSeenAt: ago(15) },
    ]);
    expect(await purgeOld(database, today)).toBe(6);
    expect(await database.db.$count(monitorHours)).toBe(1);
    expect(await database.db.$count(monitorDays)).toBe(1);
    expect(await database.db.$count(monitorSpans)).toBe(2);
    expect(await database.db.select({ id: deliveries.id }).from(deliveries)).toEqual([{ id: "new" }]);
    expect(await database.db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: "alive" }]);
  });
});
