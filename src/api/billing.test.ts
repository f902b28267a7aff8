import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "#core/limits.ts";
import { addMonths } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import type { Services } from "#features/context/index.ts";
import { signWebhook } from "#features/payments/index.ts";
import { sandboxSecret } from "#features/sandbox/index.ts";
import { settle } from "#tests/billing.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { providerWorlds } from "#tests/payment-providers.ts";
import { apiClient, signedInCookie } from "#tests/support/api-client.ts";
import { openTestDatabase } from "#tests/support/database.ts";

let database: Database;
let services: Services;
let call: ReturnType<typeof apiClient>;
beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database);
  call = apiClient(services, { clock: () => noon });
});
afterAll(() => database.close());

async function signedIn() {
  const { userId } = await makeUser(services, { now: noon });
  const cookie = await signedInCookie(services, userId, { now: noon });
  return { userId, cookie };
}
const draft = { plan: "plus", period: "monthly", amountCents: 599, language: "ar" };
const form = (fields: Record<string, string>) => ({
  method: "POST",
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields).toString(),
});

describe("the routes of billing", () => {
  it("lead from the checkout over the sandbox's page to an invoice, for their own user only", async () => {
    const { cookie } = await signedIn();
    const { cookie: stranger } = await signedIn();
    const opened = await (
      await call("/api/billing/checkouts", { method: "POST", cookie, json: draft })
    ).json();
    const page = await call(opened.url, { cookie });
    expect(await page.text()).toContain('lang="ar"');
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await call(opened.url, { cookie: stranger })).status).toBe(404);
    expect((await call(opened.url)).status).toBe(401);
    const declined = await call(opened.url, { ...form({ card: "declined" }), cookie });
    expect(await declined.text()).toContain('role="alert"');
    const bank = await call(opened.url, { ...form({ card: "three_d" }), cookie });
    expect(await bank.text()).toContain('value="confirm"');
    const paid = await call(opened.url, { ...form({ card: "three_d", bank: "confirm" }), cookie });
    expect(paid.status).toBe(302);
    expect(paid.headers.get("location")).toContain(`/ar/billing?checkout=${opened.checkoutId}`);
    await settle(services, noon);

    const view = await (await call("/api/billing", { cookie })).json();
    expect(view).toMatchObject({ state: "active", plan: "plus" });
    const path = `/api/billing/invoices/${view.history[0].id}?language=ar`;
    const invoice = await call(path, { cookie });
    expect(invoice.headers.get("content-type")).toBe("application/pdf");
    expect(invoice.headers.get("cache-control")).toBe("no-store");
    expect((await call(path, { cookie: stranger })).status).toBe(404);

    const endsAt = addMonths(noon, 1).toISOString();
    const cancel = (json: unknown) => call("/api/billing/cancel", { method: "POST", cookie, json });
    expect((await cancel({ endsAt })).status).toBe(422);
    expect(await (await cancel({ confirm: true, endsAt })).json()).toMatchObject({ state: "canceled" });
    const removed = await call("/api/billing/scheduled-change", { method: "DELETE", cookie });
    expect(await removed.json()).toMatchObject({ state: "active" });
    expect((await call("/api/billing/checkouts", { method: "POST", cookie, json: draft })).status).toBe(409);
  });

  it.each([
    ["GET", "/api/billing", undefined],
    ["POST", "/api/billing/checkouts", draft],
    ["POST", "/api/billing/cancel", { confirm: true, endsAt: noon.toISOString() }],
    ["DELETE", "/api/billing/scheduled-change", undefined],
  ])("are for the signed in: %s %s", async (method, path, json) => {
    expect((await call(path, { method, ...(json && { json }) })).status).toBe(401);
  });

  it("open a few checkouts an hour", async () => {
    const { cookie } = await signedIn();
    const open = () => call("/api/billing/checkouts", { method: "POST", cookie, json: draft });
    for (let n = 0; n < limits.billing.checkoutsPerHour; n++) expect((await open()).status).toBe(201);
    expect((await open()).status).toBe(429);
  });
});

describe("the route of webhooks", () => {
  const send = (body: string, signature?: string, provider = "sandbox") =>
    call(`/api/webhooks/${provider}`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "sec-fetch-site": "unsaid",
        origin: "https://elsewhere.example",
        ...(signature !== undefined && { "paddle-signature": signature }),
      },
    });
  const body = JSON.stringify({
    event_id: "evt_1",
    event_type: "address.created",
    occurred_at: noon.toISOString(),
    data: {},
  });
  const secret = () => sandboxSecret(services.keys);
  const kept = async () =>
    (await database.pool.query("select 1 from provider_events where event_id = 'evt_1'")).rowCount;

  it("takes what is signed from anywhere, once, and nothing else", async () => {
    expect((await send(body)).status).toBe(401);
    expect((await send(body, signWebhook(body, "guessed", noon))).status).toBe(401);
    expect((await send(body, signWebhook(body, secret(), new Date(noon.getTime() - 3_600_000)))).status).toBe(
      401,
    );
    expect((await send(`${body} `, signWebhook(body, secret(), noon))).status).toBe(401);
    expect((await send("{}", signWebhook("{}", secret(), noon))).status).toBe(400);
    expect((await send(body, signWebhook(body, secret(), noon), "paddle")).status).toBe(404);
    expect((await send("x".repeat(limits.billing.webhookMaxBytes + 1), "ts=1")).status).toBe(413);
    expect(await kept()).toBe(0);
    expect((await send(body, signWebhook(body, secret(), noon))).status).toBe(200);
    expect((await send(body, signWebhook(body, secret(), noon))).status).toBe(200);
    expect(await kept()).toBe(1);
  });
});

describe("beside a real provider", () => {
  it("the sandbox does not exist, and invoices are the provider's", async () => {
    const world = await providerWorlds.paddle(database);
    await world.tick(noon);
    const other = apiClient(world.services, { clock: () => noon });
    const { userId } = await makeUser(world.services, { now: noon });
    const cookie = await signedInCookie(world.services, userId, { now: noon });
    const answer = await other("/api/billing/checkouts", { method: "POST", cookie, json: draft });
    const opened = await answer.json();
    expect(opened).toMatchObject({ url: null, transactionId: expect.stringMatching(/^txn_/) });
    expect((await other(`/api/sandbox/checkout/${opened.transactionId}`, { cookie })).status).toBe(404);
    await world.pay(opened.transactionId, "visa", noon);
    await other(`/api/billing/checkouts/${opened.checkoutId}/state`, { method: "POST", cookie });
    const view = await (await other("/api/billing", { cookie })).json();
    expect(view).toMatchObject({ provider: "paddle", state: "active", script: { environment: "sandbox" } });
    const invoice = await other(`/api/billing/invoices/${view.history[0].id}`, { cookie });
    expect(invoice.status).toBe(302);
    expect(invoice.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/invoices\//);
    await world.close();
    const unreachable = await other("/api/billing/payment-method", { method: "POST", cookie, json: {} });
    expect(unreachable.status).toBe(503);
    expect(await unreachable.json()).toMatchObject({ code: "payment_provider_unavailable" });
  });
});
