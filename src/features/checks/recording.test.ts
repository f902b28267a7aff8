import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, hourMs, minuteMs, secondMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { deliveries, monitorHours, monitorSpans, monitorStates, monitors } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, recordingJobs, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { type CheckResult, decideOutcome, dropOutcome, silence } from "./decide-outcome.ts";
import {
  checkNow,
  claimDueChecks,
  decodeSamples,
  nextDue,
  recordResults,
  releaseAllLeases,
  releaseLeases,
  rescheduleChecking,
  startChecking,
  stopChecking,
} from "./index.ts";

const timings = { dnsMs: 1, connectMs: 2, tlsMs: 3, firstByteMs: 4, totalMs: 42 };
const good: CheckResult = {
  ok: true,
  cause: null,
  detail: null,
  statusCode: 200,
  timings,
  certificateExpiresAt: addMs(noon, 1_000 * hourMs),
};
const bad: CheckResult = {
  ...silence,
  cause: "connect",
  detail: "ECONNREFUSED",
  timings: { ...silence.timings, totalMs: 7 },
};

describe.each(databaseKinds)("checks on the %s database", kind => {
  let database: Database;
  let services: Services;
  let jobs: ReturnType<typeof recordingJobs>;
  let userId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    ({ userId } = await makeUser(services));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    jobs = recordingJobs();
    await database.db.delete(monitors);
  });

  const claim = (id: string, now: Date, max = 500) => claimDueChecks(database.pool, { id, max }, now);
  const stateOf = async (monitorId: string) => {
    const [state] = await database.db
      .select()
      .from(monitorStates)
      .where(eq(monitorStates.monitorId, monitorId));
    if (state === undefined) throw new Error("no state");
    return state;
  };
  const spansOf = (monitorId: string) =>
    database.db
      .select({
        kind: monitorSpans.kind,
        startedAt: monitorSpans.startedAt,
        endedAt: monitorSpans.endedAt,
        cause: monitorSpans.cause,
      })
      .from(monitorSpans)
      .where(eq(monitorSpans.monitorId, monitorId))
      .orderBy(monitorSpans.startedAt);
  /** Claims what is due at `now` and ends it with the result right away. */
  const check = async (now: Date, result: CheckResult, worker = "w") => {
    const claimed = await claim(worker, now);
    const outcomes = claimed.map(one => decideOutcome(one, result, now, addMs(now, 42)));
    return recordResults({ db: database.db, jobs }, worker, outcomes, addMs(now, 50));
  };

  it("claims what is due or nearly due, the longest waiting first, once", async () => {
    const late = await makeMonitor(database.db, userId, {}, addMs(noon, -minuteMs));
    const due = await makeMonitor(database.db, userId, {}, noon);
    const soon = await makeMonitor(database.db, userId, {}, addMs(noon, 1_900));
    await makeMonitor(database.db, userId, {}, addMs(noon, 2_100));
    const claimed = await claim("a", noon);
    expect(claimed.map(one => one.monitorId).toSorted()).toEqual([late.id, due.id, soon.id].toSorted());
    expect(await claim("b", noon)).toEqual([]);
    expect((await stateOf(due.id)).leasedBy).toBe("a");
  });

  it("hands a claim all that a check needs", async () => {
    const monitor = await makeMonitor(database.db, userId, { keyword: "welcome", boostUntil: noon }, noon);
    expect(await claim("a", noon)).toEqual([
      {
        monitorId: monitor.id,
        seq: monitor.seq,
        type: "website",
        mode: "http",
        url: "https://shop.example/",
        intervalS: 60,
        boostUntil: noon,
        acceptedStatuses: "200-299",
        keyword: "welcome",
        dueAt: noon,
        leaseUntil: addMs(noon, 45 * secondMs),
        state: { status: "pending", since: null, turn: 0, failingSince: null, lastAt: null },
        sampleHour: null,
      },
    ]);
  });

  it("shares due work between workers without giving any of it twice", async () => {
    for (let n = 0; n < 30; n++) await makeMonitor(database.db, userId);
    const claims = await Promise.all(["a", "b", "c", "d"].map(id => claim(id, noon, 10)));
    const ids = claims.flat().map(one => one.monitorId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const more of [await claim("e", noon), await claim("f", noon)])
      ids.push(...more.map(one => one.monitorId));
    expect(new Set(ids).size).toBe(30);
    expect(ids.length).toBe(30);
  });

  it("brings the rows of a dead worker back when the lease ends, and takes nothing from it afterwards", async () => {
    const monitor = await makeMonitor(database.db, userId);
    const [lost] = await claim("dead", noon);
    expect(await claim("b", addMs(noon, 42 * secondMs))).toEqual([]);
    const [taken] = await claim("b", addMs(noon, 46 * secondMs));
    if (lost === undefined || taken === undefined) throw new Error("nothing was claimed");
    const now = addMs(noon, 47 * secondMs);
    const stores = { db: database.db, jobs };
    expect(await recordResults(stores, "dead", [decideOutcome(lost, bad, noon, now)], now)).toEqual({
      taken: 0,
      stale: 1,
      turned: 0,
    });
    expect((await stateOf(monitor.id)).leasedBy).toBe("b");
    expect(await recordResults(stores, "b", [decideOutcome(taken, good, now, now)], now)).toMatchObject({
      taken: 1,
    });
    expect(await stateOf(monitor.id)).toMatchObject({ status: "online", leasedBy: null });
  });

  it("keeps the last result and moves to the next due time on the grid", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await check(noon, good);
    const due = nextDue(monitor.seq, minuteMs, addMs(noon, 42));
    expect(await stateOf(monitor.id)).toMatchObject({
      status: "online",
      since: noon,
      turn: 1,
      dueAt: due,
      nextAt: due,
      leasedBy: null,
      lastAt: noon,
      lastCause: null,
      lastStatusCode: 200,
      lastMs: 42,
      lastDnsMs: 1,
      lastConnectMs: 2,
      lastTlsMs: 3,
      lastFirstByteMs: 4,
      certificateExpiresAt: good.certificateExpiresAt,
    });
  });

  it("remembers the certificate over a failure and forgets it when there is none any more", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await check(noon, good);
    await check(addMs(noon, 2 * minuteMs), bad);
    expect((await stateOf(monitor.id)).certificateExpiresAt).toEqual(good.certificateExpiresAt);
    await check(addMs(noon, 4 * minuteMs), { ...good, certificateExpiresAt: null });
    expect((await stateOf(monitor.id)).certificateExpiresAt).toBeNull();
  });

  it("collects samples by the hour and loses none when the hour ends", async () => {
    const monitor = await makeMonitor(database.db, userId);
    const moments = [0, 10, 59, 61, 75, 125, 185].map(minutes => addMs(noon, minutes * minuteMs));
    for (const moment of moments) await check(moment, moment === moments[4] ? bad : good);
    const hours = await database.db.select().from(monitorHours).orderBy(monitorHours.hour);
    expect(hours.map(row => row.hour)).toEqual([noon, addMs(noon, hourMs), addMs(noon, 2 * hourMs)]);
    const state = await stateOf(monitor.id);
    expect(state.sampleHour).toEqual(addMs(noon, 3 * hourMs));
    const all = [...hours, { hour: addMs(noon, 3 * hourMs), samples: state.samples ?? Buffer.alloc(0) }];
    const samples = all.flatMap(row => decodeSamples(row.hour, row.samples));
    expect(samples.map(sample => sample.at)).toEqual(moments);
    expect(samples.map(sample => sample.cause)).toEqual(
      moments.map(moment => (moment === moments[4] ? "connect" : null)),
    );
  });

  it("adds to an hour that was put away already when the clock went back", async () => {
    await makeMonitor(database.db, userId);
    const stores = { db: database.db, jobs };
    for (const minutes of [0, 61, 1, 62]) {
      const now = addMs(noon, minutes * minuteMs);
      await database.db.update(monitorStates).set({ nextAt: noon });
      const claimed = await claim("w", addMs(noon, hourMs));
      await recordResults(
        stores,
        "w",
        claimed.map(one => decideOutcome(one, good, now, now)),
        now,
      );
    }
    const hours = await database.db.select().from(monitorHours).orderBy(monitorHours.hour);
    expect(hours.map(row => decodeSamples(row.hour, row.samples).length)).toEqual([2, 1]);
  });

  it("turns offline after the confirmation, once, with a delivery for each channel and a job for each", async () => {
    const webhook = { discordEnabled: true, webhookSealed: "sealed" };
    const mail = { emailEnabled: true, email: "a@example.com" };
    const monitor = await makeMonitor(database.db, userId, { ...webhook, ...mail });
    await check(noon, good);
    const first = addMs(noon, 2 * minuteMs);
    await check(first, bad);
    const confirmAt = addMs(first, 42 + 5 * secondMs);
    expect(await stateOf(monitor.id)).toMatchObject({
      status: "online",
      failingSince: first,
      dueAt: confirmAt,
      nextAt: confirmAt,
    });
    expect(jobs.added).toEqual([]);
    await check(confirmAt, bad);
    await check(addMs(noon, 4 * minuteMs), bad);
    expect(await stateOf(monitor.id)).toMatchObject({ status: "offline", since: first, turn: 2 });
    await check(addMs(noon, 6 * minuteMs), good);
    const rows = await database.db.select().from(deliveries).orderBy(deliveries.turn, deliveries.channel);
    const offline = { kind: "offline", turn: 2, happenedAt: first, cause: "connect", status: "queued" };
    const online = { kind: "online", turn: 3, outageMs: 4 * minuteMs, cause: null, status: "queued" };
    expect(rows).toMatchObject([
      { channel: "discord", ...offline, detail: "ECONNREFUSED" },
      { channel: "email", ...offline, detail: "ECONNREFUSED" },
      { channel: "discord", ...online },
      { channel: "email", ...online },
    ]);
    expect(jobs.added.map(job => job.payload).toSorted(byId)).toEqual(
      rows.map(row => ({ deliveryId: row.id })).toSorted(byId),
    );
    expect(await spansOf(monitor.id)).toEqual([
      { kind: "online", startedAt: noon, endedAt: first, cause: null },
      { kind: "offline", startedAt: first, endedAt: addMs(noon, 6 * minuteMs), cause: "connect" },
      { kind: "online", startedAt: addMs(noon, 6 * minuteMs), endedAt: null, cause: null },
    ]);
  });

  it("asks for no delivery where no channel is on, nor for the first good check", async () => {
    await makeMonitor(database.db, userId, { emailEnabled: true, email: "a@example.com" });
    await makeMonitor(database.db, userId, { emailEnabled: false, email: "a@example.com" });
    await check(noon, good);
    expect(await database.db.$count(deliveries)).toBe(0);
    expect(jobs.added).toEqual([]);
  });

  it("stores nothing of a turn whose delivery cannot be queued", async () => {
    const monitor = await makeMonitor(database.db, userId, { emailEnabled: true, email: "a@example.com" });
    await check(noon, bad);
    const failing = { ...jobs, add: () => Promise.reject(new Error("no queue")) };
    const now = addMs(noon, 6 * secondMs);
    const outcomes = (await claim("w", now)).map(one => decideOutcome(one, bad, now, now));
    await expect(recordResults({ db: database.db, jobs: failing }, "w", outcomes, now)).rejects.toThrow();
    expect(await stateOf(monitor.id)).toMatchObject({ status: "pending", turn: 0, leasedBy: "w" });
    expect(await database.db.$count(deliveries)).toBe(0);
    expect(await spansOf(monitor.id)).toEqual([]);
    await recordResults({ db: database.db, jobs }, "w", outcomes, now);
    expect(await stateOf(monitor.id)).toMatchObject({ status: "offline", turn: 1 });
    expect(jobs.added.length).toBe(1);
  });

  it("shows our own downtime as unknown", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await check(noon, good);
    const later = addMs(noon, hourMs);
    await check(later, good);
    expect(await spansOf(monitor.id)).toMatchObject([
      { kind: "online", startedAt: noon, endedAt: addMs(noon, minuteMs) },
      { kind: "unknown", startedAt: addMs(noon, minuteMs), endedAt: later },
      { kind: "online", startedAt: later, endedAt: null },
    ]);
    const again = addMs(later, hourMs);
    await check(again, bad);
    await check(addMs(again, 6 * secondMs), bad);
    expect((await spansOf(monitor.id)).slice(2)).toMatchObject([
      { kind: "online", startedAt: later, endedAt: addMs(later, minuteMs) },
      { kind: "unknown", endedAt: again },
      { kind: "offline", startedAt: again, endedAt: null, cause: "connect" },
    ]);
  });

  it("drops what an isolated worker saw: only the due time moves", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await check(noon, good);
    const before = await stateOf(monitor.id);
    const now = addMs(noon, 2 * minuteMs);
    const outcomes = (await claim("w", now)).map(one => dropOutcome(one, now));
    await recordResults({ db: database.db, jobs }, "w", outcomes, now);
    const due = nextDue(monitor.seq, minuteMs, now);
    expect(await stateOf(monitor.id)).toEqual({ ...before, dueAt: due, nextAt: due, leasedBy: null });
  });

  it("pauses: the running check is not taken, nothing is due, the timeline says so", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await check(noon, good);
    const now = addMs(noon, 2 * minuteMs);
    const claimed = await claim("w", now);
    await database.db.transaction(tx => stopChecking(tx, monitor.id, now));
    const outcomes = claimed.map(one => decideOutcome(one, bad, now, addMs(now, 10)));
    expect(await recordResults({ db: database.db, jobs }, "w", outcomes, now)).toMatchObject({ stale: 1 });
    expect(await claim("w", addMs(now, hourMs))).toEqual([]);
    expect(await spansOf(monitor.id)).toMatchObject([
      { kind: "online", endedAt: now },
      { kind: "paused", startedAt: now, endedAt: null },
    ]);
  });

  it("resumes as pending, at once, and closes the pause", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await check(noon, bad);
    await check(addMs(noon, 6 * secondMs), bad);
    await database.db.transaction(tx => stopChecking(tx, monitor.id, addMs(noon, minuteMs)));
    const back = addMs(noon, 90 * minuteMs);
    await database.db.transaction(tx => startChecking(tx, { ...monitor, monitorId: monitor.id }, back));
    expect(await stateOf(monitor.id)).toMatchObject({
      status: "pending",
      since: null,
      turn: 1,
      nextAt: back,
    });
    await check(back, good);
    expect(await spansOf(monitor.id)).toMatchObject([
      { kind: "offline", startedAt: noon, endedAt: addMs(noon, minuteMs) },
      { kind: "paused", startedAt: addMs(noon, minuteMs), endedAt: back },
      { kind: "online", startedAt: back, endedAt: null },
    ]);
    expect(jobs.added).toEqual([]);
  });

  it("follows a change only when the running check has ended, and does not take that one's result", async () => {
    const monitor = await makeMonitor(database.db, userId);
    const [running] = await claim("w", noon);
    if (running === undefined) throw new Error("nothing was claimed");
    const now = addMs(noon, secondMs);
    const change = { ...monitor, monitorId: monitor.id, due: "now" } as const;
    await database.db.transaction(tx => rescheduleChecking(tx, change, now));
    expect(await claim("v", addMs(now, 5 * secondMs))).toEqual([]);
    const stores = { db: database.db, jobs };
    const ended = addMs(now, 6 * secondMs);
    expect(await recordResults(stores, "w", [decideOutcome(running, bad, noon, ended)], ended)).toMatchObject(
      {
        stale: 1,
      },
    );
    const [fresh] = await claim("v", ended);
    expect(fresh).toMatchObject({ monitorId: monitor.id, dueAt: now, state: { failingSince: null } });
  });

  it("moves to the grid of a new interval, and checks now when asked, even at the very due time", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await check(noon, good);
    const change = { ...monitor, monitorId: monitor.id, intervalS: 300, due: "grid" } as const;
    await database.db.transaction(tx => rescheduleChecking(tx, change, noon));
    const due = nextDue(monitor.seq, 300 * secondMs, noon);
    expect(await stateOf(monitor.id)).toMatchObject({ dueAt: due, nextAt: due });
    await database.db.transaction(tx => checkNow(tx, monitor.id, due));
    expect(await stateOf(monitor.id)).toMatchObject({ dueAt: addMs(due, 1) });
  });

  it("gives leases back", async () => {
    const monitor = await makeMonitor(database.db, userId);
    await claim("w", noon);
    await releaseLeases(database.pool, "other", [monitor.id]);
    expect(await claim("v", noon)).toEqual([]);
    await releaseLeases(database.pool, "w", [monitor.id]);
    expect((await claim("v", noon)).length).toBe(1);
    await releaseAllLeases(database.pool);
    expect((await claim("w", noon)).length).toBe(1);
  });
});

const byId = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));
