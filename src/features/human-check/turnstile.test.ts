import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { EnvError, parseEnv } from "#core/env.ts";
import { limits } from "#core/limits.ts";
import type { Database } from "#db/client.ts";
import { spentSolutions } from "#db/schema/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { startTurnstileServer, type TurnstileStub, turnstileKeys } from "#tests/stubs/turnstile-server.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { assertHumanCheck, createHumanCheck } from "./index.ts";

const purpose = "redeem";

describe("Turnstile", () => {
  let database: Database;
  let stub: TurnstileStub;
  let ctx: Ctx;
  const settings = () => ({ ...turnstileKeys, TURNSTILE_API_URL: stub.url });
  beforeAll(async () => {
    database = await openTestDatabase("embedded");
    stub = await startTurnstileServer();
    ctx = await makeUser(testServices(database, settings()));
  });
  afterAll(async () => {
    await stub.close();
    await database.close();
  });

  const pass = async (hostname = "127.0.0.1") => {
    const { action, cData } = await createHumanCheck(ctx, purpose);
    return stub.solve({ action: String(action), cData: String(cData), hostname, at: ctx.now });
  };
  const unavailable = (promise: Promise<unknown>) =>
    expect(promise).rejects.toMatchObject({ code: "human_check_unavailable", status: 503 });

  it("is told neither who asks nor our secrets, and the page only the site key", async () => {
    const challenge = await createHumanCheck(ctx, purpose);
    expect(challenge).toMatchObject({ siteKey: turnstileKeys.TURNSTILE_SITE_KEY, action: purpose });
    expect(challenge.cData).toMatch(/^[\w-]{20,255}$/);
    if (ctx.actor.kind !== "user") throw new Error("a user was expected");
    const told = JSON.stringify(challenge);
    for (const kept of [ctx.actor.userId, ctx.actor.sessionId, turnstileKeys.TURNSTILE_SECRET_KEY])
      expect(told).not.toContain(kept);
    const token = await pass();
    await assertHumanCheck(ctx, token, purpose);
    expect(Object.fromEntries(stub.asked.at(-1) ?? [])).toEqual({
      secret: turnstileKeys.TURNSTILE_SECRET_KEY,
      response: token,
    });
  });

  it("refuses tokens made on another site", async () => {
    await expect(assertHumanCheck(ctx, await pass("elsewhere.example"), purpose)).rejects.toMatchObject({
      code: "human_check_failed",
    });
  });

  it.each([
    ["breaks the connection", "die"],
    ["answers with an error", { status: 503, body: '{"success":true}' }],
    ["answers with a page", { status: 200, body: "<!doctype html>" }],
    ["answers with another shape", { status: 200, body: '{"success":"true"}' }],
    ["answers with too much", { status: 200, body: " ".repeat(limits.humanCheck.answerMaxBytes + 1) }],
    ["has a fault", { status: 200, body: '{"success":false,"error-codes":["internal-error"]}' }],
    ["names no fault", { status: 200, body: '{"success":false}' }],
  ] as const)("lets nobody through when Cloudflare %s", async (_title, behaviour) => {
    await database.db.delete(spentSolutions);
    stub.next(behaviour);
    await unavailable(assertHumanCheck(ctx, await pass(), purpose));
    expect(await database.db.$count(spentSolutions)).toBe(0);
  });

  it("lets nobody through when Cloudflare does not answer in time", async () => {
    const given = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(given.signal);
    stub.next("hang");
    const arrived = stub.arrived();
    const checked = assertHumanCheck(ctx, await pass(), purpose);
    await arrived;
    given.abort(new DOMException("late", "TimeoutError"));
    await unavailable(checked);
    expect(timeout).toHaveBeenLastCalledWith(limits.humanCheck.requestMs);
    timeout.mockRestore();
  });

  it("lets nobody through when our secret is not Cloudflare's", async () => {
    const wrong = testServices(database, {
      ...settings(),
      TURNSTILE_SECRET_KEY: "0x4AAAAAAAwrongwrongwrong",
    });
    await unavailable(assertHumanCheck({ ...ctx, env: wrong.env }, await pass(), purpose));
  });
});

describe("settings of Turnstile", () => {
  it.each(Object.keys(turnstileKeys))("are wrong without %s", name => {
    const { [name as keyof typeof turnstileKeys]: _, ...rest } = turnstileKeys;
    expect(() => parseEnv(rest)).toThrow(EnvError);
    expect(() => parseEnv(rest)).toThrow(new RegExp(`${name}: must be set`));
  });

  it("are refused by name, and never shown", () => {
    const wrong = { ...turnstileKeys, TURNSTILE_SECRET_KEY: "hunter2 hunter2 hunter2" };
    expect(() => parseEnv(wrong)).toThrow(/TURNSTILE_SECRET_KEY: must be a secret key/);
    expect(() => parseEnv(wrong)).not.toThrow(/hunter2/);
    expect(() => parseEnv({ ...turnstileKeys, TURNSTILE_SITE_KEY: "site" })).toThrow(/TURNSTILE_SITE_KEY/);
  });

  it("lead nowhere but to Cloudflare, and to this machine for tests", () => {
    expect(parseEnv({}).TURNSTILE_API_URL).toBe("https://challenges.cloudflare.com");
    expect(() => parseEnv({ TURNSTILE_API_URL: "https://elsewhere.example" })).toThrow(/TURNSTILE_API_URL/);
    expect(parseEnv({ TURNSTILE_API_URL: "http://127.0.0.1:9/x" }).TURNSTILE_API_URL).toBe(
      "http://127.0.0.1:9",
    );
  });
});
