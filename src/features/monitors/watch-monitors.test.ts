import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs, hourMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { monitorStates, monitors, sessions } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createMonitorWatch, pauseMonitor } from "./index.ts";
import type { MonitorEvent } from "./live-view.ts";

/** Instead of time passing, the test says when the next look is due, and waits until it has ended. */
function steppedDelay() {
  let pending: (() => void) | null = null;
  let planned = () => {};
  return {
    delay: (run: () => void) => {
      pending = run;
      planned();
      return () => {
        pending = null;
      };
    },
    isPlanned: () => pending !== null,
    async step() {
      const run = pending;
      pending = null;
      if (run === null) throw new Error("No look is planned.");
      const next = new Promise<void>(resolve => {
        planned = resolve;
      });
      run();
      await next;
    },
  };
}

describe.each(databaseKinds)("watching on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  async function someone(): Promise<{ ctx: Ctx & { userId: string }; sessionId: string }> {
    const ctx = await makeUser(services, { plan: "plus" });
    const sessionId = createId();
    await database.db.insert(sessions).values({
      id: sessionId,
      tokenHash: sessionId,
      userId: ctx.userId,
      createdAt: noon,
      lastSeenAt: noon,
      expiresAt: addMs(noon, hourMs),
    });
    return { ctx, sessionId };
  }

  function open(clock = () => noon) {
    const steps = steppedDelay();
    const watch = createMonitorWatch(services, clock, steps.delay);
    const join = (userId: string, sessionId: string) => {
      const events: MonitorEvent[] = [];
      const ends: string[] = [];
      const leave = watch.watch({
        userId,
        sessionId,
        send: more => void events.push(...more),
        end: () => void ends.push("ended"),
      });
      /** What came since the last call: monitors by id and status, and totals of summaries. */
      const take = () =>
        events.splice(0).map(event => {
          const data = JSON.parse(event.data);
          return event.name === "monitor" ? [data.id, data.paused ?? data.status] : ["online", data.online];
        });
      return { take, ends, leave };
    };
    return { ...steps, join };
  }

  const turn = (id: string, status: "online" | "offline") =>
    database.db.update(monitorStates).set({ status }).where(eq(monitorStates.monitorId, id));

  it("tells everything first, then what has changed, and nothing twice", async () => {
    const { ctx, sessionId } = await someone();
    const { id } = await makeMonitor(database.db, ctx.userId);
    const other = await makeMonitor(database.db, ctx.userId);
    const { join, step } = open();
    const { take, leave } = join(ctx.userId, sessionId);
    await step();
    expect(take().toSorted()).toEqual(
      [
        [id, "pending"],
        [other.id, "pending"],
        ["online", 0],
      ].toSorted(),
    );
    await step();
    expect(take()).toEqual([]);
    await turn(id, "online");
    await step();
    expect(take()).toEqual([
      [id, "online"],
      ["online", 1],
    ]);
    await pauseMonitor(ctx, { id });
    await step();
    expect(take()).toEqual([
      [id, "owner"],
      ["online", 0],
    ]);
    leave();
  });

  // The embedded database has one connection, so that no two transactions overlap there.
  if (kind === "postgres")
    it("misses no change whose transaction commits after a later one", async () => {
      const { ctx, sessionId } = await someone();
      const slow = await makeMonitor(database.db, ctx.userId);
      const quick = await makeMonitor(database.db, ctx.userId);
      const { join, step } = open();
      const { take, leave } = join(ctx.userId, sessionId);
      await step();
      take();
      await database.db.transaction(async tx => {
        await tx.update(monitorStates).set({ status: "online" }).where(eq(monitorStates.monitorId, slow.id));
        await turn(quick.id, "online");
        await step();
        expect(take()).toEqual([
          [quick.id, "online"],
          ["online", 1],
        ]);
      });
      await step();
      expect(take()).toEqual([
        [slow.id, "online"],
        ["online", 2],
      ]);
      leave();
    });

  it("tells a second page of the same owner at once what is known, and nobody about others", async () => {
    const one = await someone();
    const two = await someone();
    const { id } = await makeMonitor(database.db, one.ctx.userId);
    await makeMonitor(database.db, two.ctx.userId);
    const { join, step } = open();
    const first = join(one.ctx.userId, one.sessionId);
    const stranger = join(two.ctx.userId, two.sessionId);
    await step();
    first.take();
    stranger.take();
    const second = join(one.ctx.userId, one.sessionId);
    expect(second.take()).toEqual([
      [id, "pending"],
      ["online", 0],
    ]);
    await turn(id, "offline");
    await step();
    expect([first.take(), second.take(), stranger.take()]).toEqual(
      [[[id, "offline"]], [[id, "offline"]], []].map((list, index) =>
        index < 2 ? [...list, ["online", 0]] : list,
      ),
    );
    for (const page of [first, second, stranger]) page.leave();
  });

  it("follows monitors that are added and deleted", async () => {
    const { ctx, sessionId } = await someone();
    const first = await makeMonitor(database.db, ctx.userId);
    const { join, step } = open();
    const { take, leave } = join(ctx.userId, sessionId);
    await step();
    take();
    await database.db.delete(monitors).where(eq(monitors.id, first.id));
    const added = await makeMonitor(database.db, ctx.userId);
    await step();
    expect(take()).toContainEqual([added.id, "pending"]);
    await step();
    await turn(added.id, "online");
    await step();
    expect(take()).toEqual([
      [added.id, "online"],
      ["online", 1],
    ]);
    leave();
  });

  it("looks only while somebody watches", async () => {
    const { ctx, sessionId } = await someone();
    const { join, step, isPlanned } = open();
    expect(isPlanned()).toBe(false);
    const { leave } = join(ctx.userId, sessionId);
    await step();
    expect(isPlanned()).toBe(true);
    leave();
    expect(isPlanned()).toBe(false);
  });

  it("ends with the session", async () => {
    const one = await someone();
    const two = await someone();
    let now = noon;
    const { join, step } = open(() => now);
    const leaving = join(one.ctx.userId, one.sessionId);
    const staying = join(two.ctx.userId, two.sessionId);
    await step();
    expect([leaving.ends, staying.ends]).toEqual([[], []]);
    await database.db.delete(sessions).where(eq(sessions.id, one.sessionId));
    now = addMs(noon, limits.live.sessionCheckMs);
    await step();
    expect([leaving.ends, staying.ends]).toEqual([["ended"], []]);
    now = addMs(noon, hourMs);
    await step();
    expect(staying.ends).toEqual(["ended"]);
    for (const page of [leaving, staying]) page.leave();
  });

  it("gives a user five streams", async () => {
    const { ctx, sessionId } = await someone();
    const { join } = open();
    const pages = Array.from({ length: limits.live.streamsPerUser }, () => join(ctx.userId, sessionId));
    expect(() => join(ctx.userId, sessionId)).toThrow("rate_limited");
    pages.pop()?.leave();
    pages.push(join(ctx.userId, sessionId));
    for (const page of pages) page.leave();
  });
});
