import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createToken } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { systemClock } from "#core/time.ts";
import type { PlanName } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { makeMonitor } from "#tests/monitors.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { solve } from "#tests/support/human-check.ts";

const website = { name: "Page", type: "website", url: "https://example.com/", intervalS: 300 };

let database: Database;
let services: Services;
let closing: AbortController;
let call: ReturnType<typeof apiClient>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  services = testServices(database);
  closing = new AbortController();
  call = apiClient(services, { clock: systemClock, closing: closing.signal });
});

async function signedIn(plan: PlanName = "free") {
  const now = systemClock();
  const { userId } = await makeUser(services, { plan, now });
  const cookie = await signedInCookie(services, userId, { now });
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(path, { method, cookie, ...(json !== undefined && { json }) });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? null : JSON.parse(text) };
  };
  return { userId, cookie, send };
}

async function solution(cookie: string): Promise<string> {
  const answer = await call("/api/human-check/challenge?purpose=delete-monitor", { cookie });
  return solve(await answer.json());
}

describe("the routes of monitors", () => {
  it("lead through the life of a monitor", async () => {
    const { send, cookie } = await signedIn();
    const created = await send("POST", "/api/monitors", { ...website, hasWebhook: true });
    expect(created).toMatchObject({ status: 201, body: { name: "Page", status: "pending" } });
    const path = `/api/monitors/${created.body.id}`;
    expect(await send("GET", "/api/monitors?q=page&page=1&bars=days&sort=created")).toMatchObject({
      status: 200,
      body: { matching: 1, summary: { total: 1, remaining: 4 } },
    });
    expect((await send("GET", "/api/monitors?sort=nonsense")).status).toBe(422);
    expect(await send("GET", `${path}?range=week`)).toMatchObject({
      status: 200,
      body: { monitor: { id: created.body.id }, responseTimes: { range: "week" } },
    });
    expect(await send("GET", `${path}?range=year`)).toMatchObject({ status: 422 });
    expect(await send("PUT", path, { ...website, name: "Other" })).toMatchObject({ body: { name: "Other" } });
    expect(await send("POST", `${path}/pause`)).toMatchObject({ status: 200, body: { paused: "owner" } });
    expect(await send("POST", `${path}/boost`)).toMatchObject({
      status: 409,
      body: { code: "boost_while_paused" },
    });
    expect(await send("POST", `${path}/resume`)).toMatchObject({ status: 200, body: { paused: null } });
    expect((await send("POST", `${path}/boost`)).body.boostUntil).not.toBeNull();
    expect((await send("GET", `${path}/response-times?range=quarter`)).body.at).toHaveLength(90);
    expect(await send("POST", `${path}/heartbeat`)).toMatchObject({ status: 400 });
    expect(await send("POST", `${path}/test`)).toMatchObject({ body: { code: "no_notification_channel" } });
    const mailed = { ...website, emailEnabled: true, email: "a@example.com" };
    await send("PUT", path, mailed);
    const deliveries = [{ channel: "email", kind: "test" }];
    expect(await send("POST", `${path}/test`)).toMatchObject({ status: 202, body: { deliveries } });
    expect(await send("GET", path)).toMatchObject({ body: { deliveries } });
    expect(await send("DELETE", path, {})).toMatchObject({
      status: 403,
      body: { code: "human_check_failed" },
    });
    const humanCheck = await solution(cookie);
    expect(await send("DELETE", path, { humanCheck })).toMatchObject({
      status: 200,
      body: { id: created.body.id },
    });
    expect(await send("GET", path)).toMatchObject({ status: 404, body: { code: "monitor_not_found" } });
  });

  it("name the wrong fields in the language of the request", async () => {
    const { cookie } = await signedIn();
    const json = { ...website, name: "", url: "http://10.0.0.1/", emailEnabled: true };
    const answer = await call("/api/monitors?lang=ar", { method: "POST", cookie, json });
    expect(answer.status).toBe(422);
    expect((await answer.json()).fields).toEqual({ name: "اسم المراقبة مطلوب" });
    const { send } = await signedIn();
    expect(
      (await send("POST", "/api/monitors", { ...json, name: "x", emailEnabled: false })).body.fields,
    ).toEqual({
      url: "This address is inside a private network or is our own, so it cannot be monitored.",
    });
    expect((await send("POST", "/api/monitors", { ...website, intervalS: 60 })).body.fields).toEqual({
      intervalS: "The shortest interval of your plan is 5 minutes.",
    });
  });

  it("say when all slots are taken", async () => {
    const { send } = await signedIn();
    for (let n = 0; n < 5; n++) await send("POST", "/api/monitors", website);
    expect(await send("POST", "/api/monitors", website)).toMatchObject({
      status: 409,
      body: { code: "monitor_limit_reached", error: "You have reached the maximum limit" },
    });
  });

  it("are closed to visitors, strangers and other sites", async () => {
    const owner = await signedIn();
    const stranger = await signedIn();
    const { body } = await owner.send("POST", "/api/monitors", website);
    for (const [method, path] of [
      ["GET", "/api/monitors"],
      ["GET", "/api/monitors/live"],
      ["GET", "/api/monitors/export"],
      ["GET", `/api/monitors/${body.id}`],
    ] as const)
      expect((await call(path, { method })).status).toBe(401);
    for (const [method, path] of [
      ["GET", ""],
      ["GET", "/response-times"],
      ["PUT", ""],
      ["POST", "/pause"],
      ["POST", "/resume"],
      ["POST", "/boost"],
      ["POST", "/heartbeat"],
      ["POST", "/test"],
    ] as const) {
      const json = method === "PUT" ? website : undefined;
      expect((await stranger.send(method, `/api/monitors/${body.id}${path}`, json)).status).toBe(404);
    }
    const humanCheck = await solution(stranger.cookie);
    expect((await stranger.send("DELETE", `/api/monitors/${body.id}`, { humanCheck })).status).toBe(404);
    const cross = { method: "POST", cookie: owner.cookie, headers: { "sec-fetch-site": "cross-site" } };
    expect((await call(`/api/monitors/${body.id}/pause`, cross)).status).toBe(403);
    expect(await owner.send("GET", `/api/monitors/${body.id}`)).toMatchObject({
      body: { monitor: { paused: null } },
    });
  });

  it("give a file and take one, also a large one", async () => {
    const { send } = await signedIn("plus");
    await send("POST", "/api/monitors", website);
    const file = await send("GET", "/api/monitors/export");
    expect(file.headers.get("content-disposition")).toMatch(
      /^attachment; filename="monitors-\d{4}-\d\d-\d\d\.json"$/,
    );
    const large = { ...file.body, note: "x".repeat(2 * limits.api.bodyMaxBytes) };
    expect(await send("POST", "/api/monitors/import", large)).toMatchObject({
      status: 200,
      body: { imported: 1 },
    });
    const huge = { ...file.body, note: "x".repeat(limits.monitor.importMaxBytes) };
    expect(await send("POST", "/api/monitors/import", huge)).toMatchObject({ status: 413 });
    expect(await send("POST", "/api/monitors/import", [1])).toMatchObject({ status: 422 });
    const note = { ...website, note: "x".repeat(limits.api.bodyMaxBytes) };
    expect(await send("POST", "/api/monitors", note)).toMatchObject({ status: 413 });
  });

  it("stand in the description of the API", async () => {
    const { paths } = await (await call("/api/openapi.json")).json();
    expect(
      Object.keys(paths)
        .filter(path => /monitors|heartbeat/.test(path))
        .toSorted(),
    ).toMatchInlineSnapshot(`
      [
        "/api/heartbeat/{token}",
        "/api/monitors",
        "/api/monitors/choice",
        "/api/monitors/export",
        "/api/monitors/import",
        "/api/monitors/live",
        "/api/monitors/plan-notice",
        "/api/monitors/{id}",
        "/api/monitors/{id}/boost",
        "/api/monitors/{id}/heartbeat",
        "/api/monitors/{id}/pause",
        "/api/monitors/{id}/response-times",
        "/api/monitors/{id}/resume",
        "/api/monitors/{id}/test",
      ]
    `);
  });
});

describe("the heartbeat address", () => {
  it("takes calls from anywhere, by GET, HEAD and POST", async () => {
    const { send } = await signedIn();
    const bot = { name: "Bot", type: "bot", mode: "heartbeat", intervalS: 300 };
    const { id } = (await send("POST", "/api/monitors", bot)).body;
    const url = new URL((await send("GET", `/api/monitors/${id}`)).body.heartbeatUrl);
    const beat = (method: string) => call(url.pathname, { method, headers: { "sec-fetch-site": "none" } });
    const first = await beat("GET");
    expect([first.status, await first.json()]).toEqual([200, { ok: true }]);
    expect((await beat("POST")).status).toBe(200);
    expect((await beat("HEAD")).status).toBe(200);
    expect((await send("GET", `/api/monitors/${id}`)).body.monitor).toMatchObject({
      status: "online",
      lastMs: null,
    });
    const { heartbeatUrl } = (await send("POST", `/api/monitors/${id}/heartbeat`)).body;
    expect((await beat("GET")).status).toBe(404);
    expect((await call(new URL(heartbeatUrl).pathname)).status).toBe(200);
    await send("POST", `/api/monitors/${id}/pause`);
    expect((await call(new URL(heartbeatUrl).pathname)).status).toBe(200);
  });

  it("takes only so many calls from one address, whatever their tokens", async () => {
    const caller = apiClient(services, { clock: systemClock });
    const random = () => caller(`/api/heartbeat/${createToken()}`);
    const calls = Array.from({ length: limits.api.heartbeatsPerMinuteByAddress }, random);
    const answers = await Promise.all(calls);
    expect(answers.every(answer => answer.status === 404)).toBe(true);
    const refused = await random();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    // Others go on, and so does the rest of the API for this one.
    expect((await call(`/api/heartbeat/${createToken()}`)).status).toBe(404);
    expect((await caller("/api/user")).status).toBe(200);
  });

  it("knows no other token, and counts calls by token", async () => {
    const { userId } = await signedIn();
    for (const token of ["x", "y".repeat(43), "%2e%2e"])
      expect((await call(`/api/heartbeat/${token}`)).status).toBe(404);
    const heartbeatToken = "t".repeat(43);
    await makeMonitor(database.db, userId, { heartbeatToken }, systemClock());
    const answers: number[] = [];
    for (let n = 0; n <= limits.api.heartbeatsPerMinute; n++)
      answers.push((await call(`/api/heartbeat/${heartbeatToken}`)).status);
    expect(answers.filter(status => status === 200)).toHaveLength(limits.api.heartbeatsPerMinute);
    expect(answers.at(-1)).toBe(429);
  });
});
