import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { priceOf } from "#core/plans.ts";
import { soldBy } from "#features/payments/index.ts";
import { orderMethodChange, orderPlan, payTransaction } from "#features/sandbox/sandbox-checkout.ts";
import { entityOf } from "#features/sandbox/sandbox-events.ts";
import { catchUp, resumeNow, scheduleChange } from "#features/sandbox/sandbox-renewals.ts";
import {
  type SandboxCard,
  type SandboxSubscription,
  sandboxPrices,
} from "#features/sandbox/sandbox-shapes.ts";
import { memoryBooks } from "./paddle-books.ts";

/** A refusal in the shape of Paddle's. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export const paddleKey = "pdl_sdbx_apikey_for_tests";

/**
 * Paddle Billing's API on the loopback, as far as the product calls it: paths, envelopes and errors as documented at
 * developer.paddle.com/api-reference. What a buyer does in Paddle's window, and time, are the test's to move.
 */
export async function startPaddleServer() {
  const books = memoryBooks();
  const calls: { method: string; path: string; body: unknown }[] = [];
  let now = new Date(0);
  const find = async (id: string): Promise<SandboxSubscription> => {
    const found = await catchUp(books, id, now);
    if (found === null) throw new Refusal(404, "not_found");
    return found;
  };
  const changed = async (id: string, work: (found: SandboxSubscription) => Promise<void>) => {
    const found = await find(id);
    if (found.status === "canceled") throw new Refusal(400, "subscription_is_canceled_action_invalid");
    const own = await books.listTransactions(id);
    if (own.some(one => refunded.has(one.id)))
      throw new Refusal(400, "subscription_outstanding_pending_refund");
    await work(found);
    return entityOf(await find(id));
  };
  const transaction = async (id: string) => {
    const found = await books.findTransaction(id);
    if (found === null) throw new Refusal(404, "not_found");
    return found;
  };

  async function createTransaction(body: Record<string, unknown>) {
    const [item] = body.items as { price_id: string }[];
    const sold = soldBy(sandboxPrices, item?.price_id ?? "");
    if (sold === null) throw new Refusal(400, "transaction_price_not_found");
    const { monthly, yearly } = priceOf(sold.plan);
    const { checkout_id: checkoutId } = body.custom_data as { checkout_id: string };
    const amountCents = sold.period === "monthly" ? monthly : yearly;
    return entityOf(
      await orderPlan(
        books,
        { checkoutId, ...sold, amountCents, returnUrl: "https://pay.test/?_ptxn=1" },
        now,
      ),
    );
  }

  async function act(method: string, path: string, query: URLSearchParams, body: Record<string, unknown>) {
    const [, kind, id = "", action = ""] = path.split("/");
    const route = `${method} ${kind}${id && "/:id"}${action && `/${action}`}`;
    if (route === "POST transactions") return createTransaction(body);
    if (route === "GET transactions")
      return (await books.listTransactions(query.get("subscription_id") ?? "")).map(entityOf);
    if (route === "GET transactions/:id") return entityOf(await transaction(id));
    if (route === "GET transactions/:id/invoice") {
      const { invoice_number } = await transaction(id);
      if (invoice_number === null) throw new Refusal(400, "transaction_invoice_not_available");
      return { url: `${url}/invoices/${invoice_number}.pdf` };
    }
    if (route === "GET subscriptions/:id") return entityOf(await find(id));
    if (route === "GET subscriptions/:id/update-payment-method-transaction")
      return entityOf(await orderMethodChange(books, await find(id), "https://pay.test/?_ptxn=2", now));
    if (route === "POST subscriptions/:id/cancel")
      return changed(id, found =>
        scheduleChange(books, found, body.effective_from === "immediately" ? "cancel_now" : "cancel", now),
      );
    if (route === "POST subscriptions/:id/pause")
      return changed(id, found => scheduleChange(books, found, "pause", now));
    if (route === "POST subscriptions/:id/resume")
      return changed(id, async found => {
        if (found.status !== "paused") throw new Refusal(400, "subscription_must_be_paused");
        await resumeNow(books, found, now);
      });
    if (route === "PATCH subscriptions/:id") {
      if (body.scheduled_change !== null) throw new Refusal(400, "bad_request");
      return changed(id, found => scheduleChange(books, found, null, now));
    }
    if (route === "POST adjustments") {
      const { status } = await transaction(String(body.transaction_id));
      if (status !== "completed") throw new Refusal(400, "adjustment_transaction_invalid_status_for_refund");
      if (refunded.has(String(body.transaction_id)))
        throw new Refusal(400, "adjustment_pending_refund_request");
      refunded.add(String(body.transaction_id));
      return {
        id: "adj_1",
        status: "pending_approval",
        action: "refund",
        transaction_id: body.transaction_id,
      };
    }
    throw new Refusal(404, "not_found");
  }
  const refunded = new Set<string>();
  /** What stands behind the address of an invoice, where it is no PDF; and what was asked for with which key. */
  const invoiceFiles = new Map<string, string>();
  const invoiceKeys: (string | null)[] = [];

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const { pathname, searchParams } = new URL(request.url ?? "/", url);
    const raw = await text(request);
    const body: unknown = raw === "" ? {} : JSON.parse(raw);
    calls.push({ method: request.method ?? "", path: pathname, body });
    const meta = { request_id: "b15ec92e-8688-40d4-a04d-f44cbec93355" };
    try {
      if (request.headers.authorization !== `Bearer ${paddleKey}`) throw new Refusal(403, "forbidden");
      const data = await act(request.method ?? "", pathname, searchParams, body as Record<string, unknown>);
      return { status: request.method === "POST" ? 201 : 200, body: { data, meta } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, status } = error;
      return {
        status,
        body: { error: { type: "request_error", code, detail: "", documentation_url: "" }, meta },
      };
    }
  }

  const server = createServer((request, response) => {
    // Addresses of invoices ask for no key: whoever has one has the file.
    if (request.url?.startsWith("/invoices/")) {
      invoiceKeys.push(request.headers.authorization ?? null);
      const body = invoiceFiles.get(request.url.slice("/invoices/".length)) ?? "%PDF-1.7 of Paddle";
      return void response.writeHead(200, { "content-type": "application/pdf" }).end(body);
    }
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
      () => response.writeHead(500).end("{}"),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // It listens on a port, so that its address is no path of a pipe.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    refunded,
    invoiceFiles,
    invoiceKeys,
    /** Moves time on; what is due happens. */
    async tick(at: Date): Promise<void> {
      now = at;
      for (const id of await books.listDue(at)) await catchUp(books, id, at);
    },
    /** The buyer pays in Paddle's window. Resolves to what the bank says, or null. */
    async pay(transactionId: string, card: SandboxCard): Promise<string | null> {
      const paid = await payTransaction(books, transactionId, { card, delivery: "at_once" }, now);
      return paid?.error ?? null;
    },
    /** Somebody of the seller's staff pauses it from the next period on. */
    async pause(subscriptionId: string): Promise<void> {
      await changed(subscriptionId, found => scheduleChange(books, found, "pause", now));
    },
    /** Notifications that are on their way; each is handed out once. */
    takeWebhooks: (): string[] => books.webhooks.splice(0).map(({ body }) => body),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>(resolve => void server.close(() => resolve()));
    },
  };
}
export type PaddleStub = Awaited<ReturnType<typeof startPaddleServer>>;
