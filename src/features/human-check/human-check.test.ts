import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { createKeys } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { spentSolutions } from "#db/schema/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solve, solveHumanCheck } from "#tests/support/human-check.ts";
import { assertHumanCheck, createHumanCheck, purgeSpentSolutions } from "./index.ts";
import { proofOfWork } from "./proof-of-work.ts";

const purpose = "delete-monitor";

describe.each(databaseKinds)("the human check on the %s database", kind => {
  let database: Database;
  let services: Services;
  let ctx: Ctx;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
    services = testServices(database);
    ctx = await makeUser(services);
  });
  afterAll(() => database.close());

  const refused = (promise: Promise<unknown>) =>
    expect(promise).rejects.toMatchObject({
      code: "human_check_failed",
      fields: { humanCheck: { key: "human_check_required" } },
    });

  it("takes a solution once", async () => {
    const solution = await solveHumanCheck(ctx, purpose);
    await assertHumanCheck(ctx, solution, purpose);
    await refused(assertHumanCheck(ctx, solution, purpose));
  });

  it("takes one of many that come at the same time", async () => {
    const solution = await solveHumanCheck(ctx, purpose);
    const tries = Array.from({ length: 20 }, () => assertHumanCheck(ctx, solution, purpose));
    const results = await Promise.allSettled(tries);
    expect(results.filter(result => result.status === "fulfilled")).toHaveLength(1);
  });

  it("is not fooled by another spelling of the same solution", async () => {
    const solution = await solveHumanCheck(ctx, purpose);
    await assertHumanCheck(ctx, solution, purpose);
    const payload = JSON.parse(Buffer.from(solution, "base64").toString());
    const respelled = [
      { ...payload, extra: 1 },
      {
        challenge: { signature: payload.challenge.signature, ...payload.challenge },
        solution: payload.solution,
      },
      {
        ...payload,
        challenge: { ...payload.challenge, signature: payload.challenge.signature.toUpperCase() },
      },
    ];
    for (const one of respelled)
      await refused(assertHumanCheck(ctx, Buffer.from(JSON.stringify(one)).toString("base64"), purpose));
  });

  it("is bound to the session", async () => {
    const solution = await solveHumanCheck(ctx, purpose);
    const elsewhere = { ...ctx, ...(await makeUser(services)) };
    await refused(assertHumanCheck(elsewhere, solution, purpose));
    if (ctx.actor.kind !== "user") throw new Error("a user was expected");
    const sameUser = contextFor(services, { ...ctx.actor, sessionId: createId() }, noon);
    await refused(assertHumanCheck(sameUser, solution, purpose));
    await assertHumanCheck(ctx, solution, purpose);
  });

  it("is bound to the purpose", async () => {
    if (ctx.actor.kind !== "user") throw new Error("a user was expected");
    // A purpose that no screen has yet: made by the same provider with the same key.
    const other = { purpose: "redeem" as typeof purpose, sessionId: ctx.actor.sessionId };
    await refused(assertHumanCheck(ctx, await solve(await proofOfWork.createChallenge(ctx, other)), purpose));
  });

  it("ends after five minutes, to the millisecond, and not by what the browser says", async () => {
    const solution = await solveHumanCheck(ctx, purpose);
    const end = addMs(noon, limits.humanCheck.challengeMs);
    await refused(assertHumanCheck({ ...ctx, now: end }, solution, purpose));
    const payload = JSON.parse(Buffer.from(solution, "base64").toString());
    payload.challenge.parameters.expiresAt += 3_600;
    payload.challenge.parameters.data.expires += 3_600_000;
    const longer = Buffer.from(JSON.stringify(payload)).toString("base64");
    await refused(assertHumanCheck(ctx, longer, purpose));
    await assertHumanCheck({ ...ctx, now: addMs(end, -1) }, solution, purpose);
  });

  it("refuses challenges that are not ours", async () => {
    const stranger = { ...ctx, keys: createKeys("another secret that is long enough for this") };
    await refused(assertHumanCheck(ctx, await solveHumanCheck(stranger, purpose), purpose));
  });

  it("refuses a challenge without work", async () => {
    const challenge = await createHumanCheck(ctx, purpose);
    for (const solution of [
      undefined,
      {},
      { counter: 1, derivedKey: "00" },
      { counter: -1, derivedKey: "zz" },
    ])
      await refused(
        assertHumanCheck(
          ctx,
          Buffer.from(JSON.stringify({ challenge, solution })).toString("base64"),
          purpose,
        ),
      );
  });

  it.each([null, "", "garbage", "e30=", "bnVsbA==", "W10=", "\u0000", "{}", "A".repeat(5_000)])(
    "refuses garbage %#",
    async garbage => {
      await refused(assertHumanCheck(ctx, garbage, purpose));
    },
  );

  it("needs somebody who is signed in", async () => {
    const visitor = contextFor(services, { kind: "visitor" }, noon);
    await expect(assertHumanCheck(visitor, "x", purpose)).rejects.toMatchObject({ code: "unauthorized" });
    expect(() => createHumanCheck(visitor, purpose)).toThrow("unauthorized");
  });

  it("forgets spent solutions when they have expired, and no sooner", async () => {
    await services.db.delete(spentSolutions);
    const solution = await solveHumanCheck(ctx, purpose);
    await assertHumanCheck(ctx, solution, purpose);
    const end = addMs(noon, limits.humanCheck.challengeMs);
    expect(await purgeSpentSolutions({ ...ctx, now: addMs(end, -1) })).toBe(0);
    expect(await purgeSpentSolutions({ ...ctx, now: end })).toBe(1);
    await refused(assertHumanCheck({ ...ctx, now: end }, solution, purpose));
  });
});
