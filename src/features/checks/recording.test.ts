import { describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMs, hourMs, minuteMs, secondMs } from "#core/time.ts";
import { deliveries, monitorHours, monitorStates } from "#db/schema/index.ts";
import { bad, good, useChecks } from "#tests/checks.ts";
import { noon } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds } from "#tests/support/database.ts";
import { decideOutcome, dropOutcome } from "./decide-outcome.ts";
import { decodeSamples, nextDue, recordResults } from "./index.ts";

describe.each(databaseKinds)("results on the %s database", kind => {
  const checks = useChecks(kind);

  it("keeps the last result and moves to the next due time on the grid", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.check(noon, good);
    const due = nextDue(monitor.seq, minuteMs, addMs(noon, 42));
    expect(await checks.stateOf(monitor.id)).toMatchObject({
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
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.check(noon, good);
    await checks.check(addMs(noon, 2 * minuteMs), bad);
    expect((await checks.stateOf(monitor.id)).certificateExpiresAt).toEqual(good.certificateExpiresAt);
    await checks.check(addMs(noon, 4 * minuteMs), { ...good, certificateExpiresAt: null });
    expect((await checks.stateOf(monitor.id)).certificateExpiresAt).toBeNull();
  });

  it("collects samples by the hour and loses none when the hour ends", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    const moments = [0, 10, 59, 61, 75, 125, 185].map(minutes => addMs(noon, minutes * minuteMs));
    for (const moment of moments) await checks.check(moment, moment === moments[4] ? bad : good);
    const hours = await checks.db.select().from(monitorHours).orderBy(monitorHours.hour);
    expect(hours.map(row => row.hour)).toEqual([noon, addMs(noon, hourMs), addMs(noon, 2 * hourMs)]);
    const state = await checks.stateOf(monitor.id);
    expect(state.sampleHour).toEqual(addMs(noon, 3 * hourMs));
    const all = [...hours, { hour: addMs(noon, 3 * hourMs), samples: state.samples ?? Buffer.alloc(0) }];
    const samples = all.flatMap(row => decodeSamples(row.hour, row.samples));
    expect(samples.map(sample => sample.at)).toEqual(moments);
    expect(samples.map(sample => sample.cause)).toEqual(
      moments.map(moment => (moment === moments[4] ? "connect" : null)),
    );
  });

  it("adds to an hour that was put away already when the clock went back", async () => {
    await makeMonitor(checks.db, checks.userId);
    const stores = { db: checks.db, jobs: checks.jobs };
    for (const minutes of [0, 61, 1, 62]) {
      const now = addMs(noon, minutes * minuteMs);
      await checks.db.update(monitorStates).set({ nextAt: noon });
      const claimed = await checks.claim("w", addMs(noon, hourMs));
      await recordResults(
        stores,
        "w",
        claimed.map(one => decideOutcome(one, good, now, now)),
        now,
      );
    }
    const hours = await checks.db.select().from(monitorHours).orderBy(monitorHours.hour);
    expect(hours.map(row => decodeSamples(row.hour, row.samples).length)).toEqual([2, 1]);
  });

  it("turns offline after the confirmation, once, with a delivery for each channel and a job for each", async () => {
    const webhook = { discordEnabled: true, webhookSealed: "sealed" };
    const mail = { emailEnabled: true, email: "a@example.com" };
    const monitor = await makeMonitor(checks.db, checks.userId, { ...webhook, ...mail });
    await checks.check(noon, good);
    const first = addMs(noon, 2 * minuteMs);
    await checks.check(first, bad);
    const confirmAt = addMs(first, 42 + 5 * secondMs);
    expect(await checks.stateOf(monitor.id)).toMatchObject({
      status: "online",
      failingSince: first,
      dueAt: confirmAt,
      nextAt: confirmAt,
    });
    expect(checks.jobs.added).toEqual([]);
    await checks.check(confirmAt, bad);
    await checks.check(addMs(noon, 4 * minuteMs), bad);
    expect(await checks.stateOf(monitor.id)).toMatchObject({ status: "offline", since: first, turn: 2 });
    await checks.check(addMs(noon, 6 * minuteMs), good);
    const rows = await checks.db.select().from(deliveries).orderBy(deliveries.turn, deliveries.channel);
    const offline = { kind: "offline", turn: 2, happenedAt: first, cause: "connect", status: "queued" };
    const online = { kind: "online", turn: 3, outageMs: 4 * minuteMs, cause: null, status: "queued" };
    expect(rows).toMatchObject([
      { channel: "discord", ...offline, detail: "ECONNREFUSED" },
      { channel: "email", ...offline, detail: "ECONNREFUSED" },
      { channel: "discord", ...online },
      { channel: "email", ...online },
    ]);
    expect(checks.jobs.added.map(job => job.payload).toSorted(byId)).toEqual(
      rows.map(row => ({ deliveryId: row.id })).toSorted(byId),
    );
    expect(await checks.spansOf(monitor.id)).toEqual([
      { kind: "online", startedAt: noon, endedAt: first, cause: null },
      { kind: "offline", startedAt: first, endedAt: addMs(noon, 6 * minuteMs), cause: "connect" },
      { kind: "online", startedAt: addMs(noon, 6 * minuteMs), endedAt: null, cause: null },
    ]);
  });

  it("asks for no delivery where no channel is on, nor for the first good check", async () => {
    await makeMonitor(checks.db, checks.userId, { emailEnabled: true, email: "a@example.com" });
    await makeMonitor(checks.db, checks.userId, { emailEnabled: false, email: "a@example.com" });
    await checks.check(noon, good);
    expect(await checks.db.$count(deliveries)).toBe(0);
    expect(checks.jobs.added).toEqual([]);
  });

  it("stores nothing of a turn whose delivery cannot be queued", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId, {
      emailEnabled: true,
      email: "a@example.com",
    });
    await checks.check(noon, bad);
    const failing = { ...checks.jobs, add: () => Promise.reject(new Error("no queue")) };
    const now = addMs(noon, 6 * secondMs);
    const outcomes = (await checks.claim("w", now)).map(one => decideOutcome(one, bad, now, now));
    await expect(recordResults({ db: checks.db, jobs: failing }, "w", outcomes, now)).rejects.toThrow();
    expect(await checks.stateOf(monitor.id)).toMatchObject({ status: "pending", turn: 0, leasedBy: "w" });
    expect(await checks.db.$count(deliveries)).toBe(0);
    expect(await checks.spansOf(monitor.id)).toEqual([]);
    await recordResults({ db: checks.db, jobs: checks.jobs }, "w", outcomes, now);
    expect(await checks.stateOf(monitor.id)).toMatchObject({ status: "offline", turn: 1 });
    expect(checks.jobs.added.length).toBe(1);
  });

  it("shows our own downtime as unknown", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.check(noon, good);
    const later = addMs(noon, hourMs);
    await checks.check(later, good);
    expect(await checks.spansOf(monitor.id)).toMatchObject([
      { kind: "online", startedAt: noon, endedAt: addMs(noon, minuteMs) },
      { kind: "unknown", startedAt: addMs(noon, minuteMs), endedAt: later },
      { kind: "online", startedAt: later, endedAt: null },
    ]);
    const again = addMs(later, hourMs);
    await checks.check(again, bad);
    await checks.check(addMs(again, 6 * secondMs), bad);
    expect((await checks.spansOf(monitor.id)).slice(2)).toMatchObject([
      { kind: "online", startedAt: later, endedAt: addMs(later, minuteMs) },
      { kind: "unknown", endedAt: again },
      { kind: "offline", startedAt: again, endedAt: null, cause: "connect" },
    ]);
  });

  it("drops what an isolated worker saw: only the due time moves", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId);
    await checks.check(noon, good);
    const before = await checks.stateOf(monitor.id);
    const now = addMs(noon, 2 * minuteMs);
    const outcomes = (await checks.claim("w", now)).map(one => dropOutcome(one, now));
    await recordResults({ db: checks.db, jobs: checks.jobs }, "w", outcomes, now);
    const due = nextDue(monitor.seq, minuteMs, now);
    expect(await checks.stateOf(monitor.id)).toEqual({ ...before, dueAt: due, nextAt: due, leasedBy: null });
  });

  it("looks again soon at what proved nothing, however long the interval", async () => {
    const monitor = await makeMonitor(checks.db, checks.userId, { intervalS: 3_600 });
    const outcomes = (await checks.claim("w", noon)).map(one => dropOutcome(one, noon));
    await recordResults({ db: checks.db, jobs: checks.jobs }, "w", outcomes, noon);
    expect((await checks.stateOf(monitor.id)).dueAt).toEqual(addMs(noon, limits.monitor.droppedAgainMs));
  });
});

const byId = (a: unknown, b: unknown) => JSON.stringify(a).localeCompare(JSON.stringify(b));
