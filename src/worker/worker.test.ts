import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addMs, hourMs, minuteMs, secondMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { checkerStates, deliveries, monitorSpans, monitorStates, monitors } from "#db/schema/index.ts";
import { decodeSamples, recordBeat, rescheduleChecking } from "#features/checks/index.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, recordingJobs, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { startWorker, type Worker } from "./index.ts";
import { type ManualTiming, manualTiming } from "./test-timing.ts";

/** A site that can be taken down and brought back on its port. */
async function startSite() {
  let calls = 0;
  let server: Server | null = null;
  let port = 0;
  const up = async () => {
    server = createServer((_, response) => {
      calls++;
      response.end("welcome");
    });
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    port = (server.address() as AddressInfo).port;
  };
  const down = async () => {
    if (server === null) return;
    const closed = once(server, "close");
    server.close();
    server.closeAllConnections();
    server = null;
    await closed;
  };
  await up();
  return { url: `http://127.0.0.1:${port}/`, up, down, calls: () => calls };
}

describe("a worker", () => {
  let database: Database;
  let services: Services;
  let userId: string;
  let site: Awaited<ReturnType<typeof startSite>>;
  let timing: ManualTiming;
  let worker: Worker;
  let reachable: boolean;
  beforeAll(async () => {
    database = await openTestDatabase();
    services = testServices(database, { UPTIME_ALLOW_PRIVATE_NETWORKS: "true" });
    ({ userId } = await makeUser(services));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    services = { ...services, jobs: recordingJobs() };
    await database.db.delete(monitors);
    site = await startSite();
    timing = manualTiming(noon);
    reachable = true;
  });
  afterEach(async () => {
    await worker.stop();
    await site.down();
  });

  const start = async () => {
    worker = await startWorker(services, { timing, control: { reachable: async () => reachable } });
  };
  const advance = (ms: number) => timing.advance(ms, worker);
  const stateOf = async (monitorId: string) => {
    const [state] = await database.db
      .select()
      .from(monitorStates)
      .where(eq(monitorStates.monitorId, monitorId));
    if (state === undefined) throw new Error("no state");
    return state;
  };
  const statusAfter = async (ms: number, monitorId: string) => {
    await advance(ms);
    return (await stateOf(monitorId)).status;
  };

  it("sees a site go up, down and up again", async () => {
    const mail = { emailEnabled: true, email: "a@example.com" };
    const monitor = await makeMonitor(database.db, userId, { url: site.url, keyword: "welcome", ...mail });
    await start();
    expect(await statusAfter(2 * secondMs, monitor.id)).toBe("online");
    await site.down();
    expect(await statusAfter(minuteMs, monitor.id)).toBe("offline");
    const { since } = await stateOf(monitor.id);
    await site.up();
    expect(await statusAfter(minuteMs, monitor.id)).toBe("online");
    const spans = await database.db.select().from(monitorSpans).orderBy(monitorSpans.startedAt);
    expect(spans).toMatchObject([
      { kind: "online" },
      { kind: "offline", cause: "connect", detail: "ECONNREFUSED", startedAt: since },
      { kind: "online", endedAt: null },
    ]);
    const sent = await database.db.select().from(deliveries).orderBy(deliveries.turn);
    expect(sent).toMatchObject([
      { kind: "offline", turn: 2 },
      { kind: "online", turn: 3 },
    ]);
    expect(sent[1]?.outageMs).toBeGreaterThan(50 * secondMs);
    expect(sent[1]?.outageMs).toBeLessThan(61 * secondMs);
  });

  it("checks each monitor once an interval, at its due time, and stores every check", async () => {
    const all = [];
    for (let n = 0; n < 5; n++) all.push(await makeMonitor(database.db, userId, { url: site.url }));
    await start();
    await advance(10 * minuteMs);
    // The first check comes at once, and one at each point of the grid.
    expect(site.calls()).toBe(5 * 11);
    for (const monitor of all) {
      const { sampleHour, samples } = await stateOf(monitor.id);
      const stored = decodeSamples(sampleHour ?? noon, samples ?? Buffer.alloc(0));
      expect(stored.length).toBeGreaterThanOrEqual(10);
      const steps = stored
        .slice(2)
        .map((sample, index) => sample.at.getTime() - (stored[index + 1]?.at.getTime() ?? 0));
      expect(steps.every(step => Math.abs(step - minuteMs) <= 100)).toBe(true);
    }
  });

  it("finds a monitor that was added within a second", async () => {
    await start();
    await advance(5_500);
    const monitor = await makeMonitor(database.db, userId, { url: site.url }, timing.now());
    expect(await statusAfter(2 * secondMs, monitor.id)).toBe("online");
    expect((await stateOf(monitor.id)).lastAt?.getTime()).toBeLessThanOrEqual(addMs(noon, 6_600).getTime());
  });

  it("follows a change of the address at once", async () => {
    const monitor = await makeMonitor(database.db, userId, { url: "http://127.0.0.1:1/" });
    await start();
    expect(await statusAfter(8 * secondMs, monitor.id)).toBe("offline");
    await database.db.transaction(async tx => {
      await tx.update(monitors).set({ url: site.url }).where(eq(monitors.id, monitor.id));
      await rescheduleChecking(tx, { ...monitor, monitorId: monitor.id, due: "now" }, timing.now());
    });
    expect(await statusAfter(3 * secondMs, monitor.id)).toBe("online");
  });

  it("raises no alarm while it has no network, says so, and goes on afterwards", async () => {
    // Nobody listens at this address of the test network, and the guard of the tests keeps calls away from it.
    const far = await makeMonitor(database.db, userId, { url: "http://far.example/" });
    await database.db.update(monitorStates).set({ status: "online", since: noon, lastAt: noon });
    reachable = false;
    const unreachable = {
      ok: false,
      cause: "connect",
      detail: "ENETUNREACH",
      statusCode: null,
      timings: { dnsMs: 1, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 3 },
      certificateExpiresAt: null,
      address: "203.0.113.9",
      redirects: 0,
      scope: "public",
    } as const;
    const prober = {
      probe: async () => unreachable,
      close: async () => {},
      stats: () => ({
        inFlight: 0,
        checks: 0,
        dns: { entries: 0, hits: 0, misses: 0 },
        tls: { sessions: 0, bytes: 0, resumed: 0, full: 0 },
      }),
    };
    worker = await startWorker(services, { timing, prober, control: { reachable: async () => reachable } });
    expect(await statusAfter(3 * minuteMs, far.id)).toBe("online");
    expect(worker.figures().isolated).toBe(true);
    expect(await database.db.select().from(checkerStates)).toMatchObject([
      { workerId: worker.id, isolated: true },
    ]);
    expect((await stateOf(far.id)).failingSince).toBeNull();
    reachable = true;
    expect(await statusAfter(2 * minuteMs, far.id)).toBe("offline");
    expect(worker.figures().isolated).toBe(false);
  });

  it("turns a silent bot offline after two intervals and online at its next call", async () => {
    const monitor = await makeMonitor(database.db, userId, { heartbeatToken: "token" });
    await start();
    const call = () => recordBeat(services, "token", timing.now());
    expect(await call()).toBe("recorded");
    expect((await stateOf(monitor.id)).status).toBe("online");
    await advance(minuteMs);
    await call();
    expect(await statusAfter(2 * minuteMs - secondMs, monitor.id)).toBe("online");
    expect(await statusAfter(2 * secondMs, monitor.id)).toBe("offline");
    expect((await stateOf(monitor.id)).lastCause).toBe("silent");
    expect(await statusAfter(5 * minuteMs, monitor.id)).toBe("offline");
    await call();
    expect((await stateOf(monitor.id)).status).toBe("online");
    const spans = await database.db.select().from(monitorSpans).orderBy(monitorSpans.startedAt);
    expect(spans.map(span => span.kind)).toEqual(["online", "offline", "online"]);
  });

  it("does not hold its own downtime against a bot", async () => {
    const monitor = await makeMonitor(database.db, userId, { heartbeatToken: "token" });
    await recordBeat(services, "token", noon);
    timing = manualTiming(addMs(noon, hourMs));
    await start();
    expect(await statusAfter(minuteMs, monitor.id)).toBe("online");
    expect(await statusAfter(minuteMs + 2 * secondMs, monitor.id)).toBe("offline");
    const spans = await database.db.select().from(monitorSpans).orderBy(monitorSpans.startedAt);
    expect(spans.map(span => span.kind)).toEqual(["online", "unknown", "offline"]);
  });

  it("stores what it knows and gives back the rest when it is stopped", async () => {
    const now = await makeMonitor(database.db, userId, { url: site.url });
    const soon = await makeMonitor(database.db, userId, { url: site.url }, addMs(noon, 1_900));
    const online = { status: "online", since: noon, lastAt: noon } as const;
    await database.db.update(monitorStates).set(online).where(eq(monitorStates.monitorId, now.id));
    await start();
    await advance(100);
    expect(worker.figures()).toMatchObject({ held: 2, planned: 1, unstored: 1 });
    await worker.stop();
    expect(await stateOf(now.id)).toMatchObject({ leasedBy: null, lastStatusCode: 200 });
    expect(await stateOf(soon.id)).toMatchObject({
      status: "pending",
      leasedBy: null,
      nextAt: addMs(noon, 1_900),
    });
    expect(await database.db.$count(checkerStates)).toBe(0);
  });
});
