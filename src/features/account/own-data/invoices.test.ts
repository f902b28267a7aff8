import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { moneyPrice } from "#core/plans.ts";
import { addMs, dayMs } from "#core/time.ts";
import type { Database } from "#db/client.ts";
import { payments } from "#db/schema/index.ts";
import { beginCheckout, receiveEvent } from "#features/billing/index.ts";
import { type Ctx, contextFor, type Services } from "#features/context/index.ts";
import { signWebhook } from "#features/payments/index.ts";
import { sandboxPrices } from "#features/sandbox/sandbox-shapes.ts";
import { applyWaiting, buyInSandbox, settle } from "#tests/billing.ts";
import { makeSpender } from "#tests/coins.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { type PaddleStub, paddleKey, startPaddleServer } from "#tests/stubs/paddle-server.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { exportOwnData } from "../index.ts";

const secret = "pdl_ntfset_secret_for_tests";

describe("invoices in one's own data", () => {
  let database: Database;
  let stub: PaddleStub;
  let services: Services;
  const servicesAt = (apiUrl: string): Services =>
    testServices(database, {
      PADDLE_API_KEY: paddleKey,
      PADDLE_WEBHOOK_SECRET: secret,
      PADDLE_CLIENT_TOKEN: "test_token",
      PADDLE_PRICE_IDS: Object.entries(sandboxPrices)
        .map(([name, id]) => `${name}=${id}`)
        .join(", "),
      PADDLE_API_URL: apiUrl,
    });
  beforeAll(async () => {
    database = await openTestDatabase();
    stub = await startPaddleServer();
    await stub.tick(noon);
    services = servicesAt(stub.url);
  });
  afterAll(async () => {
    await stub.close();
    await database.close();
  });

  async function read(ctx: Ctx, language: "en" | "ar" = "en") {
    const { content } = await exportOwnData(ctx, language);
    const files = unzipSync(new Uint8Array(await buffer(content)));
    const list = JSON.parse(strFromU8(files["billing/invoices.json"] ?? new Uint8Array()));
    const pdfs = Object.keys(files).filter(path => path.startsWith("billing/invoices/"));
    return { list, pdfs, text: (path: string) => strFromU8(files[path] ?? new Uint8Array()) };
  }
  /** Somebody who has paid Paddle. */
  async function makeBuyer(): Promise<Ctx & { userId: string }> {
    const ctx = await makeUser(services);
    const amountCents = moneyPrice("plus", "monthly", noon);
    const { transactionId } = await beginCheckout(ctx, { plan: "plus", period: "monthly", amountCents });
    expect(await stub.pay(transactionId, "visa")).toBeNull();
    for (const body of stub.takeWebhooks()) {
      const visitor = contextFor(services, { kind: "visitor" }, noon);
      const signature = signWebhook(body, secret, noon);
      await receiveEvent(visitor, { provider: "paddle", body, signature });
    }
    expect(await applyWaiting(services, noon)).toBe(0);
    return ctx;
  }

  it("come from Paddle as files, asked for without the key", async () => {
    const ctx = await makeBuyer();
    const { list, pdfs, text } = await read(ctx);
    expect(list).toMatchObject([
      {
        amountCents: 599,
        currency: "USD",
        file: expect.stringMatching(/^[\w-]+-en\.pdf$/),
        address: expect.stringMatching(/\/api\/billing\/invoices\/\w+\?language=en$/),
      },
    ]);
    expect(pdfs).toEqual([`billing/invoices/${list[0].file}`]);
    expect(text(pdfs[0] ?? "")).toBe("%PDF-1.7 of Paddle");
    expect(stub.invoiceKeys).toEqual([null]);
  });

  it.each([
    ["no PDF", "<!doctype html><title>Expired</title>"],
    ["too large", `%PDF-${"x".repeat(limits.billing.invoiceMaxBytes)}`],
  ])("stand in the list only when what comes is %s", async (_, body) => {
    const ctx = await makeBuyer();
    const { list } = await read(ctx);
    stub.invoiceFiles.set(`${list[0].number}.pdf`, body);
    const again = await read(ctx);
    expect(again.pdfs).toEqual([]);
    expect(again.list).toEqual([{ ...list[0], file: null }]);
  });

  it("stand in the list only while Paddle is away, which is asked once", async () => {
    const ctx = await makeBuyer();
    const [paid] = await database.db.select().from(payments).where(eq(payments.userId, ctx.userId));
    if (paid === undefined) throw new Error("nothing was paid");
    const second = { ...paid, id: createId(), providerId: "txn_second", invoiceNumber: "74-2" };
    await database.db.insert(payments).values(second);
    const away = servicesAt("http://127.0.0.1:1").payments;
    let asked = 0;
    const counted = { ...away, findInvoice: (id: string) => away.findInvoice(id).finally(() => asked++) };
    const { list, pdfs } = await read({ ...ctx, payments: counted });
    expect(pdfs).toEqual([]);
    const numbers = list.map(({ number, file }: { number: string; file: null }) => [number, file]);
    expect(Object.fromEntries(numbers)).toEqual({ [`${paid.invoiceNumber}`]: null, "74-2": null });
    expect(asked).toBe(1);
  });

  it("are written here for the sandbox, in the language of the request", async () => {
    const own = testServices(database);
    const ctx = await makeSpender(own);
    await buyInSandbox(ctx);
    await settle(own, noon);
    const { list, pdfs, text } = await read({ ...ctx, now: addMs(noon, dayMs) }, "ar");
    expect(list).toMatchObject([{ file: expect.stringMatching(/-ar\.pdf$/) }]);
    expect(pdfs).toEqual([`billing/invoices/${list[0].file}`]);
    expect(text(pdfs[0] ?? "")).toMatch(/^%PDF-/);
  });
});
