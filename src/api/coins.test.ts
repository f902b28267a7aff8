import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { makeSpender } from "#tests/coins.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

let database: Database;
let services: Services;
let call: ReturnType<typeof apiClient>;
let now = noon;

beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database);
  call = apiClient(services, { clock: () => now });
});
afterAll(() => database.close());

const arabic = { "x-language": "ar" };
const owner = async (balance = 0) => {
  now = noon;
  const { userId } = await makeSpender(services, { balance });
  return signedInCookie(services, userId, { now });
};

describe("the coins of the asking user", () => {
  it("are nobody else's business", async () => {
    const wishes = [
      call("/api/coins"),
      call("/api/coins/history"),
      call("/api/coins/claim", { method: "POST" }),
      call("/api/coins/plans", { method: "POST", json: { plan: "prime", terms: true, key: "purchase-1" } }),
    ];
    for (const answer of await Promise.all(wishes)) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: "coins_unauthorized", error: "Unauthorized access" });
    }
    const inArabic = await call("/api/coins", { headers: arabic });
    expect(await inArabic.json()).toMatchObject({ error: "دخول غير مصرّح به" });
  });

  it("come once a day, and the refusal says when", async () => {
    const cookie = await owner();
    const claimed = await call("/api/coins/claim", { method: "POST", cookie });
    expect(claimed.status).toBe(200);
    const { claimedAmount, account } = await claimed.json();
    expect(account).toMatchObject({ balance: claimedAmount, streak: 1, claims: 1 });
    const again = await call("/api/coins/claim", { method: "POST", cookie });
    expect(again.status).toBe(409);
    const refusal = await again.json();
    expect(refusal).toMatchObject({ code: "gift_not_ready" });
    expect(refusal.error).toMatch(/^Error claiming gift: the next one is ready on Mar 11, 2026, 12:00/);
    const refused = await call("/api/coins/claim", { method: "POST", cookie, headers: arabic });
    expect((await refused.json()).error).toMatch(/^خطأ في استلام الهدية/);
    now = addMs(noon, dayMs);
    expect((await call("/api/coins/claim", { method: "POST", cookie })).status).toBe(200);
    const user = await (await call("/api/user", { cookie })).json();
    expect(user.userDetails.coins).toBe((await (await call("/api/coins", { cookie })).json()).balance);
  });

  it("are not claimed from another site, nor before the age is confirmed", async () => {
    const { userId } = await makeUser(services);
    const cookie = await signedInCookie(services, userId, { now: noon, aged: false });
    now = noon;
    const foreign = { "sec-fetch-site": "cross-site" };
    const cases = [
      [{ headers: foreign }, "cross_site"],
      [{}, "age_confirmation_needed"],
    ] as const;
    for (const [more, code] of cases) {
      const answer = await call("/api/coins/claim", { method: "POST", cookie, ...more });
      expect(await answer.json()).toMatchObject({ code });
    }
  });

  it("buy a plan once under a key, and not while one runs", async () => {
    const cookie = await owner(7_000);
    const buy = (json: unknown, headers = {}) =>
      call("/api/coins/plans", { method: "POST", cookie, json, headers });
    const prime = { plan: "prime", terms: true, key: "purchase-1" };
    for (const _ of [1, 2])
      expect(await (await buy(prime)).json()).toEqual({
        plan: "prime",
        validUntil: "2026-04-10T12:00:00.000Z",
        balance: 4_000,
      });
    const running = await buy({ ...prime, key: "purchase-2" });
    expect(running.status).toBe(409);
    expect(await running.json()).toMatchObject({
      code: "plan_running",
      error: "Your Prime plan runs until Apr 10, 2026, 12:00 PM. It can be changed after that.",
    });
    now = addMs(noon, 40 * dayMs);
    const late = await buy({ ...prime, plan: "plus", key: "purchase-3" });
    expect(late.status).toBe(401);
  });

  it("say what is wrong with a purchase", async () => {
    const cookie = await owner(100);
    const buy = (json: unknown) => call("/api/coins/plans", { method: "POST", cookie, json });
    const prime = { plan: "prime", terms: true, key: "purchase-1" };
    const poor = await buy(prime);
    expect(poor.status).toBe(409);
    expect(await poor.json()).toMatchObject({ error: "Insufficient Balance" });
    const untold = await buy({ ...prime, terms: false });
    expect(untold.status).toBe(422);
    expect((await untold.json()).fields.terms).toMatch(/terms/);
  });

  it("are listed by page", async () => {
    const cookie = await owner(5);
    const page = await (await call("/api/coins/history?cursor=x", { cookie })).json();
    expect(page).toEqual({
      items: [{ id: expect.any(String), kind: "adjust", amount: 5, reference: "", at: noon.toISOString() }],
      next: null,
    });
    const before = await (await call(`/api/coins/history?cursor=${page.items[0].id}`, { cookie })).json();
    expect(before.items).toEqual([]);
  });

  it("are changed by staff alone", async () => {
    const cookie = await owner();
    const staff = await makeUser(services, { role: "staff" });
    const staffCookie = await signedInCookie(services, staff.userId, { now });
    const change = { userId: staff.userId, amount: 10, reason: "A test", key: "adjust-10" };
    const ask = (as: string) => call("/api/staff/coins", { method: "POST", cookie: as, json: change });
    expect((await ask(cookie)).status).toBe(403);
    expect(await (await ask(staffCookie)).json()).toEqual({ balance: 10 });
  });
});
