import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createKeys } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { databaseKinds, openTestDatabase } from "#tests/support/database.ts";
import { solveHumanCheck } from "#tests/support/human-check.ts";
import { assertHumanCheck, createHumanCheck } from "./index.ts";

const purpose = "delete-monitor";

describe.each(databaseKinds)("the proof of work on the %s database", kind => {
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

  it("does not end by what the browser says", async () => {
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
});
