import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { nameOf } from "#tests/leavers.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { solve } from "#tests/support/human-check.ts";

describe("the account through the API", () => {
  let database: Database;
  let services: Services;
  let call: ReturnType<typeof apiClient>;
  beforeAll(async () => {
    database = await openTestDatabase("embedded");
    services = testServices(database);
    call = apiClient(services, { clock: () => noon });
  });
  afterAll(() => database.close());

  async function someone() {
    const ctx = await makeUser(services);
    return { ...ctx, cookie: await signedInCookie(services, ctx.userId, { now: noon }) };
  }
  async function leave(ctx: Awaited<ReturnType<typeof someone>>) {
    const { cookie } = ctx;
    const challenge = await call("/api/human-check/challenge?purpose=delete-account", { cookie });
    const json = { confirmation: nameOf(ctx), humanCheck: await solve(await challenge.json()) };
    return call("/api/account/deletion", { method: "POST", cookie, json });
  }

  it("sends everything as a zip, in the language that was asked for", async () => {
    const { cookie, userId } = await someone();
    const answer = await call("/api/account/export?lang=ar", { cookie });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/zip");
    expect(answer.headers.get("content-disposition")).toContain('filename="ra3d-2026-03-10.zip"');
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(strFromU8(files["README.txt"] ?? new Uint8Array())).toContain("بياناتك");
    expect(JSON.parse(strFromU8(files["profile.json"] ?? new Uint8Array()))).toMatchObject({ id: userId });
  });

  it("sends it to nobody else, to no other site, and not without end", async () => {
    expect((await call("/api/account/export")).status).toBe(401);
    const { cookie } = await someone();
    const foreign = { cookie, headers: { "sec-fetch-site": "cross-site" } };
    expect((await call("/api/account/export", foreign)).status).toBe(403);
    for (let n = 0; n < limits.account.exports; n++) {
      const answer = await call("/api/account/export", { cookie });
      expect(answer.status).toBe(200);
      await answer.arrayBuffer();
    }
    const refused = await call("/api/account/export", { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  });

  it("takes the cookies of whoever leaves, and ends their other sessions", async () => {
    const ctx = await someone();
    const elsewhere = await signedInCookie(services, ctx.userId, { now: noon });
    const answer = await leave(ctx);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ dueAt: "2026-03-24T12:00:00.000Z" });
    expect(answer.headers.getSetCookie().some(cookie => /^session=;/.test(cookie))).toBe(true);
    for (const cookie of [ctx.cookie, elsewhere])
      expect(await (await call("/api/user", { cookie })).json()).toEqual({ userDetails: null });
  });

  it("begins nothing for an account that is about to be deleted, until it stays", async () => {
    const ctx = await someone();
    await leave(ctx);
    const cookie = await signedInCookie(services, ctx.userId, { now: noon });
    const { userDetails } = await (await call("/api/user", { cookie })).json();
    expect(userDetails).toMatchObject({ deletesAt: "2026-03-24T12:00:00.000Z" });
    for (const [method, path] of [
      ["PUT", "/api/profile"],
      ["POST", "/api/coins/claim"],
      ["POST", "/api/monitors"],
      ["POST", "/api/redeem"],
    ] as const) {
      const refused = await call(path, { method, cookie, json: {} });
      expect(refused.status, path).toBe(409);
      expect(await refused.json()).toMatchObject({ code: "account_leaving" });
    }
    const settings = { method: "PATCH", cookie, json: { language: "ar" } };
    expect((await call("/api/settings", settings)).status).toBe(200);
    expect((await call("/api/account/export", { cookie })).status).toBe(200);
    const foreign = { method: "DELETE", cookie, headers: { "sec-fetch-site": "cross-site" } };
    expect((await call("/api/account/deletion", foreign)).status).toBe(403);
    expect((await call("/api/account/deletion", { method: "DELETE", cookie })).status).toBe(200);
    expect((await call("/api/account/deletion", { method: "DELETE", cookie })).status).toBe(404);
    const saved = await call("/api/profile", { method: "PUT", cookie, json: { biography: "I stay" } });
    expect(saved.status).toBe(200);
  });
});
