import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits, plans } from "#core/limits.ts";
import { addMs, dayMs, startOfDay } from "#core/time.ts";
import { planNames } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { createSession } from "#features/sessions/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { assertReadPass, countDownload, downloadsLeft, giveReadPass, hasReadPass } from "./index.ts";

describe.each(databaseKinds)("reading on the %s database", kind => {
  let database: Database;
  let services: Services;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
  });
  afterAll(() => database.close());

  /** A user with a session that is in the database. */
  async function reader(): Promise<Ctx & { userId: string }> {
    const made = await makeUser(services);
    const { id } = await createSession(services.db, {
      userId: made.userId,
      userAgent: "test",
      replacedToken: null,
      now: noon,
    });
    const actor = { kind: "user", userId: made.userId, sessionId: id, role: "user" } as const;
    return { ...contextFor(services, actor, noon), userId: made.userId };
  }

  it("lets a session read for half an hour, to the millisecond", async () => {
    const ctx = await reader();
    await expect(assertReadPass(ctx)).rejects.toMatchObject({ code: "human_check_needed" });
    const end = await giveReadPass(ctx, await solveHumanCheck(ctx, "read-code"));
    expect(end).toEqual(addMs(noon, limits.readPassMs));
    await assertReadPass(ctx);
    expect(await hasReadPass({ ...ctx, now: addMs(end, -1) })).toBe(true);
    expect(await hasReadPass({ ...ctx, now: end })).toBe(false);
  });

  it("is the session's own and takes a solution once", async () => {
    const [ctx, other] = [await reader(), await reader()];
    const solution = await solveHumanCheck(ctx, "read-code");
    await expect(giveReadPass(other, solution)).rejects.toMatchObject({ code: "human_check_failed" });
    await giveReadPass(ctx, solution);
    await expect(giveReadPass(ctx, solution)).rejects.toMatchObject({ code: "human_check_failed" });
    expect(await hasReadPass(other)).toBe(false);
    const later = { ...ctx, now: addMs(noon, 10_000) };
    const end = await giveReadPass(later, await solveHumanCheck(later, "read-code"));
    expect(end).toEqual(addMs(later.now, limits.readPassMs));
  });

  it("takes no solution made for another purpose, and no visitor", async () => {
    const ctx = await reader();
    const solution = await solveHumanCheck(ctx, "delete-monitor");
    await expect(giveReadPass(ctx, solution)).rejects.toMatchObject({ code: "human_check_failed" });
    const visitor = contextFor(services, { kind: "visitor" }, noon);
    await expect(giveReadPass(visitor, solution)).rejects.toMatchObject({ code: "unauthorized" });
    await expect(assertReadPass(visitor)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await hasReadPass(visitor)).toBe(false);
  });

  const item = { kind: "code", itemId: "ping" } as const;

  it.each(planNames)("counts downloads a day on the plan %s", async plan => {
    const ctx = await makeUser(services, { plan });
    const max = plans[plan].downloadsPerDay;
    for (let count = 0; count < (max ?? 30); count++) await countDownload(services.db, ctx, item);
    expect(await downloadsLeft(ctx)).toEqual({ max, left: max === null ? null : 0 });
    if (max === null) return;
    await expect(countDownload(services.db, ctx, item)).rejects.toMatchObject({
      code: "download_limit_reached",
      params: { max },
    });
    const tomorrow = addMs(startOfDay(noon), dayMs);
    await expect(
      countDownload(services.db, { ...ctx, now: addMs(tomorrow, -1) }, item),
    ).rejects.toMatchObject({ code: "download_limit_reached" });
    await countDownload(services.db, { ...ctx, now: tomorrow }, item);
  });

  it("lets none slip through when many come at the same time", async () => {
    const ctx = await makeUser(services);
    const tries = Array.from({ length: 12 }, () =>
      services.db.transaction(tx => countDownload(tx, ctx, item)),
    );
    const done = (await Promise.allSettled(tries)).filter(one => one.status === "fulfilled");
    expect(done).toHaveLength(plans.free.downloadsPerDay ?? 0);
  });

  it("does not limit staff", async () => {
    const ctx = await makeUser(services, { role: "staff" });
    for (let count = 0; count < 8; count++) await countDownload(services.db, ctx, item);
    expect(await downloadsLeft(ctx)).toEqual({ max: null, left: null });
  });
});
