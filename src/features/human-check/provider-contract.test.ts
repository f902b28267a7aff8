import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { HumanCheckPurpose } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { spentSolutions } from "#db/schema/index.ts";
import { type Ctx, contextFor } from "#features/context/index.ts";
import { makeUser, noon } from "#tests/factories.ts";
import { type HumanCheckWorld, humanCheckNames, humanCheckWorlds } from "#tests/human-checks.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { assertHumanCheck, createHumanCheck, purgeSpentSolutions } from "./index.ts";

const purpose = "delete-monitor";
const cases = databaseKinds.flatMap(kind => humanCheckNames.map(name => [name, kind] as const));

describe.each(cases)("the human check by %s on the %s database", (name, kind) => {
  let database: Database;
  let world: HumanCheckWorld;
  let ctx: Ctx & { userId: string };
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    world = await humanCheckWorlds[name](database);
    ctx = await makeUser(world.services);
  });
  afterAll(async () => {
    await world.close();
    await database.close();
  });

  const pass = async (by: Ctx = ctx, forPurpose: HumanCheckPurpose = purpose) =>
    world.pass(await createHumanCheck(by, forPurpose), by.now);
  const refused = (promise: Promise<unknown>) =>
    expect(promise).rejects.toMatchObject({
      code: "human_check_failed",
      fields: { humanCheck: { key: "human_check_required" } },
    });

  it("takes a solution once", async () => {
    const solution = await pass();
    await assertHumanCheck(ctx, solution, purpose);
    await refused(assertHumanCheck(ctx, solution, purpose));
  });

  it("takes one of many that come at the same time", async () => {
    const solution = await pass();
    const tries = Array.from({ length: 20 }, () => assertHumanCheck(ctx, solution, purpose));
    const results = await Promise.allSettled(tries);
    expect(results.filter(result => result.status === "fulfilled")).toHaveLength(1);
  });

  it("is bound to the session", async () => {
    const elsewhere = { ...ctx, ...(await makeUser(world.services)) };
    await refused(assertHumanCheck(elsewhere, await pass(), purpose));
    const actor = { kind: "user", userId: ctx.userId, sessionId: createId(), role: "user" } as const;
    const sameUser = contextFor(world.services, actor, noon);
    await refused(assertHumanCheck(sameUser, await pass(), purpose));
  });

  it("is bound to the purpose", async () => {
    await refused(assertHumanCheck(ctx, await pass(ctx, "redeem"), purpose));
    await refused(assertHumanCheck(ctx, await pass(ctx, "contact"), "read-code"));
  });

  it("ends after five minutes, to the millisecond", async () => {
    const end = addMs(noon, limits.humanCheck.challengeMs);
    await refused(assertHumanCheck({ ...ctx, now: end }, await pass(), purpose));
    await assertHumanCheck({ ...ctx, now: addMs(end, -1) }, await pass(), purpose);
  });

  it.each([null, "", "garbage", "e30=", "bnVsbA==", "W10=", "\u0000", "{}", "A".repeat(5_000)])(
    "refuses garbage %#",
    async garbage => {
      await refused(assertHumanCheck(ctx, garbage, purpose));
    },
  );

  it("needs somebody who is signed in, but for writing to us", async () => {
    const visitor = contextFor(world.services, { kind: "visitor" }, noon);
    await expect(assertHumanCheck(visitor, "x", purpose)).rejects.toMatchObject({ code: "unauthorized" });
    expect(() => createHumanCheck(visitor, purpose)).toThrow("unauthorized");
    await assertHumanCheck(visitor, await pass(visitor, "contact"), "contact");
  });

  it("forgets spent solutions when they have expired, and no sooner", async () => {
    await world.services.db.delete(spentSolutions);
    const solution = await pass();
    await assertHumanCheck(ctx, solution, purpose);
    const end = addMs(noon, limits.humanCheck.challengeMs);
    expect(await purgeSpentSolutions({ ...ctx, now: addMs(end, -1) })).toBe(0);
    expect(await purgeSpentSolutions({ ...ctx, now: end })).toBe(1);
    await refused(assertHumanCheck({ ...ctx, now: end }, solution, purpose));
  });
});
