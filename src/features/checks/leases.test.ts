import { describe, expect, it } from "vitest";
import { addMs, hourMs, minuteMs, secondMs } from "#core/time.ts";
import { bad, good, useChecks } from "#tests/checks.ts";
import { noon } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds } from "#tests/support/database.ts";
import { decideOutcome } from "./decide-outcome.ts";
import {
  checkNow,
  nextDue,
  recordResults,
  releaseAllLeases,
  releaseLeases,
  rescheduleChecking,
  startChecking,
  stopChecking,
} from "./index.ts";

describe.each(databaseKinds)("leases on the %s database", kind => {
  const checks = useChecks(kind);

  it("claims what is due or nearly due, the longest waiting first, once", async () => {
    const late = await makeMonitor(checks.db, checks.userId, {}, addMs(noon, -minuteMs));
    const due = await makeMonitor(checks.db, checks.userId, {}, noon);
    const soon = await makeMonitor(checks.db, checks.userId, {}, addMs(noon, 1_900));
    await makeMonitor(checks.db, checks.userId, {}, addMs(noon, 2_100));
    const claimed = await checks.claim("a", noon);
    expect(claimed.map(one => one.monitorId).toSorted()).toEqual([late.id, due.id, soon.id].toSorted());
    expect(await checks.claim("b", noon)).toEqual([]);
    expect((await checks.stateOf(due.id)).leasedBy).toBe("a");
  });

  it("hands a claim all that a check needs", async () => {
    const monitor = await makeMonitor(
      checks.db,
      checks.userId,
      { keyword: "welcome", boostUntil: noon },
      noon,
    );
    expect(await checks.claim("a", noon)).toEqual([
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
    for (let n = 0; n < 30; n++) await makeMonitor(checks.db, checks.userId);
    const claims = await Promise.all(["a", "b", "c", "d"].map(id => checks.claim(id, noon, 10)));
    const ids = claims.flat().map(one => one.monitorId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const more of [await checks.claim("e", noon), await checks.claim("f", noon)])
      ids.push(...more.map(one => one.monitorId));
    expect(new Set(ids).size).toBe(30);
    expect(ids.length).toBe(30);
  });

  it("brings the rows of a dead worker back when the lease ends, and takes nothing from it afterwards", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    const [lost] = await checks.claim("dead", noon);
    expect(await checks.claim("b", addMs(noon, 42 * secondMs))).toEqual([]);
    const [taken] = await checks.claim("b", addMs(noon, 46 * secondMs));
    if (lost === undefined || taken === undefined) throw new Error("nothing was claimed");
    const now = addMs(noon, 47 * secondMs);
    const stores = { db: checks.db, jobs: checks.jobs };
    expect(await recordResults(stores, "dead", [decideOutcome(lost, bad, noon, now)], now)).toEqual({
      taken: 0,
      stale: 1,
      turned: 0,
    });
    expect((await checks.stateOf(monitor.id)).leasedBy).toBe("b");
    expect(await recordResults(stores, "b", [decideOutcome(taken, good, now, now)], now)).toMatchObject({
      taken: 1,
    });
    expect(await checks.stateOf(monitor.id)).toMatchObject({ status: "online", leasedBy: null });
  });

  it("pauses: the running check is not taken, nothing is due, the timeline says so", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.check(noon, good);
    const now = addMs(noon, 2 * minuteMs);
    const claimed = await checks.claim("w", now);
    await checks.db.transaction(tx => stopChecking(tx, monitor.id, now));
    const outcomes = claimed.map(one => decideOutcome(one, bad, now, addMs(now, 10)));
    expect(await recordResults({ db: checks.db, jobs: checks.jobs }, "w", outcomes, now)).toMatchObject({
      stale: 1,
    });
    expect(await checks.claim("w", addMs(now, hourMs))).toEqual([]);
    expect(await checks.spansOf(monitor.id)).toMatchObject([
      { kind: "online", endedAt: now },
      { kind: "paused", startedAt: now, endedAt: null },
    ]);
  });

  it("resumes as pending, at once, and closes the pause", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.check(noon, bad);
    await checks.check(addMs(noon, 6 * secondMs), bad);
    await checks.db.transaction(tx => stopChecking(tx, monitor.id, addMs(noon, minuteMs)));
    const back = addMs(noon, 90 * minuteMs);
    await checks.db.transaction(tx => startChecking(tx, { ...monitor, monitorId: monitor.id }, back));
    expect(await checks.stateOf(monitor.id)).toMatchObject({
      status: "pending",
      since: null,
      turn: 1,
      nextAt: back,
    });
    await checks.check(back, good);
    expect(await checks.spansOf(monitor.id)).toMatchObject([
      { kind: "offline", startedAt: noon, endedAt: addMs(noon, minuteMs) },
      { kind: "paused", startedAt: addMs(noon, minuteMs), endedAt: back },
      { kind: "online", startedAt: back, endedAt: null },
    ]);
    expect(checks.jobs.added).toEqual([]);
  });

  it("is due at once when it resumes, or gets another target, long before its former due time", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    const begin = (at: Date) =>
      checks.db.transaction(tx => startChecking(tx, { ...monitor, monitorId: monitor.id }, at));
    await checks.check(noon, good);
    await checks.db.transaction(tx => stopChecking(tx, monitor.id, addMs(noon, 3 * secondMs)));
    const back = addMs(noon, 6 * secondMs);
    await begin(back);
    expect(await checks.stateOf(monitor.id)).toMatchObject({ dueAt: back, nextAt: back });
    await checks.check(back, good);
    const moved = addMs(noon, 9 * secondMs);
    await begin(moved);
    expect(await checks.claim("w", moved)).toMatchObject([{ monitorId: monitor.id, dueAt: moved }]);
  });

  it("resumes only when the check from before the pause has ended, and does not take its result", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    const [running] = await checks.claim("w", noon);
    if (running === undefined) throw new Error("nothing was claimed");
    const now = addMs(noon, secondMs);
    await checks.db.transaction(tx => stopChecking(tx, monitor.id, now));
    await checks.db.transaction(tx => startChecking(tx, { ...monitor, monitorId: monitor.id }, now));
    expect(await checks.claim("v", now)).toEqual([]);
    const stores = { db: checks.db, jobs: checks.jobs };
    const outcome = decideOutcome(running, bad, noon, now);
    expect(await recordResults(stores, "w", [outcome], now)).toMatchObject({ stale: 1 });
    expect(await checks.claim("v", now)).toMatchObject([{ monitorId: monitor.id, dueAt: now }]);
  });

  it("follows a change only when the running check has ended, and does not take that one's result", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    const [running] = await checks.claim("w", noon);
    if (running === undefined) throw new Error("nothing was claimed");
    const now = addMs(noon, secondMs);
    const change = { ...monitor, monitorId: monitor.id, due: "now" } as const;
    await checks.db.transaction(tx => rescheduleChecking(tx, change, now));
    expect(await checks.claim("v", addMs(now, 5 * secondMs))).toEqual([]);
    const stores = { db: checks.db, jobs: checks.jobs };
    const ended = addMs(now, 6 * secondMs);
    expect(await recordResults(stores, "w", [decideOutcome(running, bad, noon, ended)], ended)).toMatchObject(
      {
        stale: 1,
      },
    );
    const [fresh] = await checks.claim("v", ended);
    expect(fresh).toMatchObject({ monitorId: monitor.id, dueAt: now, state: { failingSince: null } });
  });

  it("moves to the grid of a new interval, and checks now when asked, even at the very due time", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.check(noon, good);
    const change = { ...monitor, monitorId: monitor.id, intervalS: 300, due: "grid" } as const;
    await checks.db.transaction(tx => rescheduleChecking(tx, change, noon));
    const due = nextDue(monitor.seq, 300 * secondMs, noon);
    expect(await checks.stateOf(monitor.id)).toMatchObject({ dueAt: due, nextAt: due });
    await checks.db.transaction(tx => checkNow(tx, monitor.id, due));
    expect(await checks.stateOf(monitor.id)).toMatchObject({ dueAt: addMs(due, 1) });
  });

  it("gives leases back", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.claim("w", noon);
    await releaseLeases(checks.db.$client, "other", [monitor.id]);
    expect(await checks.claim("v", noon)).toEqual([]);
    await releaseLeases(checks.db.$client, "w", [monitor.id]);
    expect((await checks.claim("v", noon)).length).toBe(1);
    await releaseAllLeases(checks.db.$client);
    expect((await checks.claim("w", noon)).length).toBe(1);
  });

  it("leaves room in each page of the table, so that leasing touches no index", async () => {
    const { rows } = await checks.db.$client.query(
      "select reloptions from pg_class where oid = 'monitor_states'::regclass",
    );
    expect(rows).toEqual([{ reloptions: ["fillfactor=60"] }]);
  });
});
