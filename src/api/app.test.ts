import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#core/log.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

let database: Database;
let services: Services;
let call: ReturnType<typeof apiClient>;
let lines: string[];
const clock = () => noon;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  lines = [];
  services = {
    ...testServices(database),
    log: createLog("info", { write: line => void lines.push(line) }),
  };
  call = apiClient(services, { clock });
});

describe("GET /api/user", () => {
  it("knows no visitor", async () => {
    const answer = await call("/api/user");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(await answer.json()).toEqual({ userDetails: null });
  });

  it("tells a user about themselves, in the language of the request", async () => {
    const { userId } = await makeUser(services, { plan: "plus", name: "Layla" });
    const cookie = await signedInCookie(services, userId, { now: noon });
    const answer = await call("/api/user", { cookie, headers: { "x-language": "ar" } });
    expect(await answer.json()).toEqual({
      userDetails: {
        id: userId,
        username: expect.any(String),
        globalName: "Layla",
        avatarUrl: expect.stringMatching(/^\/api\/avatars\/default\/[0-5]$/),
        role: "user",
        language: "en",
        emailNotifications: true,
        email: null,
        emailVerified: false,
        ageConfirmed: true,
        subscriptionCheck: {
          isValid: true,
          daysRemaining: 30,
          message: "خطة Plus مفعّلة، بقي 30 يومًا.",
          NamePlan: "Plus",
        },
        planEndsAt: addMs(noon, 30 * dayMs).toISOString(),
        deletesAt: null,
        coins: 0,
        hasSupport: true,
        unseenNotices: 0,
      },
    });
  });

  it("takes the cookies of an ended session back", async () => {
    const cookie = `signed-in=1; session=${"A".repeat(43)}`;
    const cleared = (await call("/api/user", { cookie })).headers.getSetCookie();
    expect(cleared.map(line => line.split(";")[0])).toEqual(
      expect.arrayContaining(["session=", "signed-in="]),
    );
    expect(cleared.every(line => line.includes("Max-Age=0"))).toBe(true);
  });

  it("survives huge and odd cookies", async () => {
    for (const cookie of [
      `session=${"x".repeat(200_000)}`,
      "session",
      "=;=;;",
      "session=%ff",
      "a=b; ".repeat(9_000),
    ])
      expect((await call("/api/user", { cookie })).status).toBe(200);
  });
});

describe("settings and consents", () => {
  it("are for users, and change only what is sent", async () => {
    expect((await call("/api/settings", { method: "PATCH", json: {} })).status).toBe(401);
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon });
    const patch = async (json: unknown) => {
      const answer = await call("/api/settings", { method: "PATCH", json, cookie });
      return { status: answer.status, body: await answer.json() };
    };
    expect(await patch({ language: "ar" })).toEqual({
      status: 200,
      body: { language: "ar", emailNotifications: true },
    });
    expect(await patch({ emailNotifications: false })).toMatchObject({
      body: { language: "ar", emailNotifications: false },
    });
    expect(await patch({})).toMatchObject({ body: { language: "ar", emailNotifications: false } });
    expect(await patch({ language: "fr" })).toMatchObject({
      status: 422,
      body: { code: "validation_failed", fields: { language: "Choose English or Arabic." } },
    });
    expect(await patch({ role: "admin", bannedAt: null })).toMatchObject({ status: 200 });
    const { userDetails } = await (await call("/api/user", { cookie })).json();
    expect(userDetails).toMatchObject({ language: "ar", emailNotifications: false, role: "user" });
  });

  it("lets nobody change anything before the age confirmation, but leave, set and confirm", async () => {
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon, aged: false });
    const refused = await call("/api/nothing", { method: "POST", cookie });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: "age_confirmation_needed" });
    expect((await call("/api/settings", { method: "PATCH", json: { language: "ar" }, cookie })).status).toBe(
      200,
    );
    expect((await call("/api/sessions", { method: "DELETE", cookie })).status).toBe(200);
    expect((await call("/api/consents", { method: "POST", json: { kind: "age12" }, cookie })).status).toBe(
      422,
    );
    expect((await call("/api/consents", { method: "POST", json: { kind: "age13" }, cookie })).status).toBe(
      204,
    );
    expect((await call("/api/nothing", { method: "POST", cookie })).status).toBe(404);
    const { userDetails } = await (await call("/api/user", { cookie })).json();
    expect(userDetails.ageConfirmed).toBe(true);
  });
});

describe("sessions", () => {
  it("are listed and ended; ending the present one takes its cookies", async () => {
    const { userId } = await makeUser(services);
    const other = await signedInCookie(services, userId, { now: noon, userAgent: "Other" });
    const cookie = await signedInCookie(services, userId, { now: noon, userAgent: "This" });
    const { sessions } = await (await call("/api/sessions", { cookie })).json();
    expect(sessions.map((one: { userAgent: string }) => one.userAgent).sort()).toEqual(["Other", "This"]);
    expect(await (await call("/api/sessions", { method: "DELETE", cookie })).json()).toEqual({ ended: 1 });
    expect((await call("/api/sessions", { cookie: other })).status).toBe(401);
    const present = sessions.find((one: { current: boolean }) => one.current);
    const ended = await call(`/api/sessions/${present.id}`, { method: "DELETE", cookie });
    expect(ended.status).toBe(204);
    expect(ended.headers.getSetCookie().join()).toContain("session=;");
    expect((await call("/api/sessions", { cookie })).status).toBe(401);
    expect((await call(`/api/sessions/${present.id}`, { method: "DELETE" })).status).toBe(401);
  });
});

describe("the human check", () => {
  it("is handed out to users, for known purposes", async () => {
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon });
    const path = "/api/human-check/challenge?purpose=delete-monitor";
    expect((await call(path)).status).toBe(401);
    expect(await (await call(path, { cookie })).json()).toMatchObject({
      parameters: { algorithm: "SHA-256", data: { purpose: "delete-monitor" } },
      signature: expect.stringMatching(/^[\da-f]{64}$/),
    });
    expect((await call("/api/human-check/challenge?purpose=anything", { cookie })).status).toBe(422);
  });
});

describe("the access log", () => {
  it("has the pattern of the route, and neither query, cookie nor address", async () => {
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon });
    await call("/api/sessions/secret-id?token=secret-token", { method: "DELETE", cookie });
    const line = JSON.parse(lines.at(-1) ?? "{}");
    expect(line).toMatchObject({ method: "DELETE", route: "/api/sessions/:id", status: 404, msg: "request" });
    expect(line.ms).toEqual(expect.any(Number));
    expect(lines.join()).not.toMatch(/secret|session=|10\.0\.\d/);
  });

  it("gives each request an id of our own making", async () => {
    const answer = await call("/api/user", { headers: { "x-request-id": "theirs" } });
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-hjkmnp-z]{16}$/);
    expect(JSON.parse(lines.at(-1) ?? "{}").requestId).toBe(answer.headers.get("x-request-id"));
  });
});
