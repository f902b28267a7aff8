import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#db/client.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { createJobs, type Jobs } from "./index.ts";

describe.each(databaseKinds)("jobs on the %s database", kind => {
  let database: Database;
  let jobs: Jobs;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  }, 30_000);
  afterAll(() => database.close());
  beforeEach(async () => {
    jobs = await createJobs(database);
  });
  afterEach(async () => {
    await jobs.close();
    await database.pool.query("delete from jobs.job");
  });

  /** Works the queue and resolves with what came once `wanted` payloads were there. */
  const collect = (wanted: number) => {
    const seen: string[] = [];
    const { promise, resolve } = Promise.withResolvers<string[]>();
    const begun = jobs.work("deliver-notification", 50, async payloads => {
      seen.push(...payloads.map(payload => payload.deliveryId));
      if (seen.length >= wanted) resolve(seen);
    });
    return { begun, done: promise, seen };
  };
  const add = (...ids: string[]) =>
    database.db.transaction(tx =>
      jobs.add(
        tx,
        "deliver-notification",
        ids.map(deliveryId => ({ deliveryId })),
      ),
    );

  it("are done once they are committed", async () => {
    await add("a", "b", "c");
    expect((await collect(3).done).toSorted()).toEqual(["a", "b", "c"]);
  });

  it("do not exist when their transaction is taken back", async () => {
    const failing = database.db.transaction(async tx => {
      await jobs.add(tx, "deliver-notification", [{ deliveryId: "lost" }]);
      throw new Error("taken back");
    });
    await expect(failing).rejects.toThrow("taken back");
    await add("kept");
    expect(await collect(1).done).toEqual(["kept"]);
  });

  // Without a nudge each would wait for the next look.
  it("come at once to a worker that is nudged", { timeout: 30_000 }, async () => {
    let told = Promise.withResolvers<void>();
    await jobs.work("drop-copies", 1, async () => told.resolve());
    for (let times = 0; times < 4; times++) {
      told = Promise.withResolvers();
      await database.db.transaction(tx => jobs.add(tx, "drop-copies", [{}]));
      jobs.nudge("drop-copies");
      await told.promise;
    }
  });

  // By itself the worker of a queue would look again only when this test is long over.
  it("come without a nudge once their time has come", async () => {
    const { begun, done } = collect(1);
    await begun;
    await database.db.transaction(tx =>
      jobs.add(tx, "deliver-notification", [{ deliveryId: "soon" }], {
        startAfter: new Date(Date.now() + 500),
      }),
    );
    expect(await done).toEqual(["soon"]);
  });

  it("wait for their time", async () => {
    await database.db.transaction(tx =>
      jobs.add(tx, "deliver-notification", [{ deliveryId: "later" }], {
        startAfter: new Date(Date.now() + 3_600_000),
      }),
    );
    await add("now");
    const { done, seen } = collect(1);
    await done;
    expect(seen).toEqual(["now"]);
  });

  if (kind === "embedded")
    it("come again at once when the process that did them was killed", async () => {
      await add("left");
      const taken = Promise.withResolvers<void>();
      const end = Promise.withResolvers<void>();
      const killed = await createJobs(database);
      await killed.work("deliver-notification", 1, () => {
        taken.resolve();
        return end.promise;
      });
      await taken.promise;
      const next = await createJobs(database);
      const came = Promise.withResolvers<string[]>();
      await next.work("deliver-notification", 1, async batch =>
        came.resolve(batch.map(one => one.deliveryId)),
      );
      expect(await came.promise).toEqual(["left"]);
      end.resolve();
      await Promise.all([killed.close(), next.close()]);
    });

  it("keep one waiting where one does all there is to do", async () => {
    for (let n = 0; n < 3; n++) await database.db.transaction(tx => jobs.add(tx, "roll-up-days", [{}]));
    const { rows } = await database.pool.query(
      "select count(*)::int as n from jobs.job where name = 'roll-up-days'",
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

it("are opened by several processes at once", async () => {
  const database = await openTestDatabase("postgres");
  const opened = await Promise.all([createJobs(database), createJobs(database), createJobs(database)]);
  await Promise.all(opened.map(jobs => jobs.close()));
  await database.close();
});
