import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { systemClock } from "#core/time.ts";
import type { Role } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeUser, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { solve } from "#tests/support/human-check.ts";

let database: Database;
let services: Services;
beforeAll(async () => {
  // The check is tested elsewhere and may cost less here.
  Object.assign(limits.humanCheck, { minNumber: 1, maxNumber: 20 });
  database = await openTestDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

async function person(role: Role = "user") {
  const now = systemClock();
  const { userId } = await makeUser(services, { role, now });
  const cookie = await signedInCookie(services, userId, { now });
  const call = apiClient(services, { clock: systemClock });
  const send = async (method: string, path: string, json?: unknown) => {
    const answer = await call(path, { method, cookie, ...(json !== undefined && { json }) });
    return { status: answer.status, body: await answer.json() };
  };
  const solution = async () => solve((await send("GET", "/api/human-check/challenge?purpose=redeem")).body);
  return { userId, call, cookie, send, solution };
}

const batch = { plan: "prime", months: 1, count: 1, validDays: 30 };

describe("POST /api/redeem", () => {
  it("says what is wrong in the words of the form, in both languages", async () => {
    const user = await person();
    const cases = [
      ["en", {}, { code: "Please type the code" }],
      ["ar", {}, { code: "اكتب الرمز من فضلك" }],
      ["en", { code: "ABC" }, { humanCheck: "Please verify that you are not a robot" }],
      ["ar", { code: "ABC" }, { humanCheck: "أثبت أنك لست روبوتًا من فضلك" }],
    ] as const;
    for (const [language, json, fields] of cases)
      expect((await user.send("POST", `/api/redeem?lang=${language}`, json)).body).toMatchObject({ fields });
    const draft = { code: "ABC", humanCheck: await user.solution() };
    expect(await user.send("POST", "/api/redeem", draft)).toMatchObject({
      status: 409,
      body: {
        code: "gift_code_refused",
        error: "Failed to activate your gift subscription. Please try again later.",
      },
    });
  });

  it("redeems what staff made, and says how often one may try", async () => {
    const staff = await person("staff");
    const made = await staff.send("POST", "/api/staff/gifts", batch);
    expect(made.status).toBe(201);
    const user = await person();
    const draft = { code: made.body.codes[0].code, humanCheck: await user.solution() };
    expect(await user.send("POST", "/api/redeem", draft)).toMatchObject({
      status: 200,
      body: { plan: "prime" },
    });
    for (let tries = 1; tries < limits.gift.triesMax; tries++)
      await user.send("POST", "/api/redeem", { code: "wrong", humanCheck: await user.solution() });
    const late = { code: "wrong", humanCheck: await user.solution() };
    expect(await user.send("POST", "/api/redeem?lang=ar", late)).toMatchObject({
      status: 429,
      body: {
        code: "redeem_limit_reached",
        error: expect.stringMatching(/^حد المحاولات 5 في الساعة، وقد بلغته\. حاول مجددًا بعد/),
      },
    });
  });

  it("is for signed-in users of this site", async () => {
    const user = await person();
    const json = { code: "ABC", humanCheck: await user.solution() };
    expect((await user.call("/api/redeem", { method: "POST", json })).status).toBe(401);
    const headers = { "sec-fetch-site": "cross-site" };
    const crossSite = await user.call("/api/redeem", { method: "POST", cookie: user.cookie, json, headers });
    expect(crossSite.status).toBe(403);
  });
});

it("opens the staff's routes to staff and admins, and to nobody else", async () => {
  const [user, staff, admin] = [await person(), await person("staff"), await person("admin")];
  const routes: [string, string, unknown?][] = [
    ["GET", "/api/staff/gifts"],
    ["POST", "/api/staff/gifts", batch],
    ["POST", "/api/staff/gifts/none/revoke"],
    ["GET", "/api/staff/support"],
    ["GET", "/api/staff/support/none"],
    ["POST", "/api/staff/support/none/answers", { text: "x" }],
    ["POST", "/api/staff/support/none/seen"],
    ["GET", "/api/staff/refunds"],
    ["POST", "/api/staff/refunds/none/decision", { approved: true }],
  ];
  for (const [method, path, json] of routes) {
    const visitor = await user.call(path, { method, ...(json !== undefined && { json }) });
    expect([path, visitor.status]).toEqual([path, 401]);
    expect([path, (await user.send(method, path, json)).status]).toEqual([path, 403]);
    for (const one of [staff, admin])
      expect([path, [401, 403].includes((await one.send(method, path, json)).status)]).toEqual([path, false]);
  }
});

it("opens conversations and payments to their owner alone", async () => {
  const [user, other] = [await person(), await person()];
  expect((await user.call("/api/support", {})).status).toBe(401);
  expect(await user.send("GET", "/api/support")).toMatchObject({ status: 200, body: { canWrite: false } });
  const draft = { subject: "Question", text: "Hello" };
  expect(await user.send("POST", "/api/support", draft)).toMatchObject({
    status: 403,
    body: { code: "support_needs_plan" },
  });
  expect((await other.send("GET", "/api/support/none")).status).toBe(404);
  expect((await other.send("GET", "/api/billing/payments/none/refund")).status).toBe(404);
});
