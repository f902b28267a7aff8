import { createRoute, z } from "@hono/zod-openapi";
import {
  BillingDecision,
  BillingView,
  CheckoutDraft,
  CheckoutState,
  MethodUpdate,
  OpenedCheckout,
  OpenedPayment,
} from "#features/billing/billing.schema.ts";
import {
  beginCheckout,
  cancelSubscription,
  getBilling,
  getCheckoutState,
  getInvoice,
  reactivateSubscription,
  removeScheduledChange,
  resumeSubscription,
  updatePaymentMethod,
} from "#features/billing/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { refusals } from "./api-error.ts";
import { attachment } from "./download-headers.ts";
import { createRouter } from "./router.ts";

const tags = ["Billing"];
const json = <Schema extends z.ZodType>(schema: Schema) => ({ content: { "application/json": { schema } } });
const common = ["unauthorized", "validation_failed", "rate_limited"] as const;
const writes = [
  ...common,
  "cross_site",
  "age_confirmation_needed",
  "subscription_not_found",
  "payment_refused",
  "payment_provider_unavailable",
] as const;
const id = z.object({ id: z.string().max(40) });
const views = (description: string) => ({ 200: { description, ...json(BillingView) } });

const get = createRoute({
  method: "get",
  path: "/billing",
  tags,
  summary: "Your plan, payment method and payments",
  responses: { ...views("How it stands"), ...refusals(...common) },
});

const checkout = createRoute({
  method: "post",
  path: "/billing/checkouts",
  tags,
  summary: "Go and pay for a plan",
  description:
    "`amountCents` is the price that was shown; another one by now is refused. While a plan runs there is no checkout.",
  request: { body: { ...json(CheckoutDraft), required: true } },
  responses: {
    201: { description: "Where it goes on", ...json(OpenedCheckout) },
    ...refusals(...writes, "plan_running", "subscription_running", "price_changed"),
  },
});

const checkoutState = createRoute({
  method: "post",
  path: "/billing/checkouts/{id}/state",
  tags,
  summary: "What became of a checkout",
  description: "Asks the payment provider, so that nobody waits for a message that is late.",
  request: { params: id },
  responses: {
    200: { description: "How it stands", ...json(CheckoutState) },
    ...refusals(...writes, "checkout_not_found"),
  },
});

const decision = (path: string, summary: string, description: string) =>
  createRoute({
    method: "post",
    path: `/billing/${path}`,
    tags,
    summary,
    description: `${description} \`endsAt\` is the end that was shown; a request about another state is refused.`,
    request: { body: { ...json(BillingDecision), required: true } },
    responses: {
      ...views("How it stands now"),
      ...refusals(...writes, "conflict", "already_canceled", "nothing_scheduled", "plan_running"),
    },
  });

const cancel = decision("cancel", "Cancel", "The plan stays open until the end of what was paid for.");
const reactivate = decision("reactivate", "Take a cancellation back", "Renewals go on as before.");
const resume = decision("resume", "End a pause", "A new period begins and is paid for at once.");

const unschedule = createRoute({
  method: "delete",
  path: "/billing/scheduled-change",
  tags,
  summary: "Take a planned change back",
  responses: { ...views("How it stands now"), ...refusals(...writes, "nothing_scheduled") },
});

const method = createRoute({
  method: "post",
  path: "/billing/payment-method",
  tags,
  summary: "Go and enter another payment method",
  description: "What is overdue is taken from the new one at once.",
  request: { body: { ...json(MethodUpdate), required: true } },
  responses: { 200: { description: "Where it goes on", ...json(OpenedPayment) }, ...refusals(...writes) },
});

const invoice = createRoute({
  method: "get",
  path: "/billing/invoices/{id}",
  tags,
  summary: "The invoice of a payment as a PDF",
  request: { params: id, query: z.object({ language: z.enum(["en", "ar"]).default("en") }) },
  responses: {
    200: {
      description: "The PDF",
      content: { "application/pdf": { schema: z.string().openapi({ format: "binary" }) } },
    },
    302: { description: "Where the payment provider keeps it" },
    ...refusals(...common, "invoice_not_found", "payment_provider_unavailable", "payment_refused"),
  },
});

/** Does something and answers with how everything stands then. */
const after = async (ctx: Ctx, done: Promise<void>): Promise<BillingView> => {
  await done;
  return getBilling(ctx);
};

export const billingRoutes = createRouter()
  .openapi(get, async c => c.json(await getBilling(c.get("ctx")), 200))
  .openapi(checkout, async c => c.json(await beginCheckout(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(checkoutState, async c =>
    c.json(await getCheckoutState(c.get("ctx"), c.req.valid("param").id), 200),
  )
  .openapi(cancel, async c =>
    c.json(await after(c.get("ctx"), cancelSubscription(c.get("ctx"), c.req.valid("json"))), 200),
  )
  .openapi(reactivate, async c =>
    c.json(await after(c.get("ctx"), reactivateSubscription(c.get("ctx"), c.req.valid("json"))), 200),
  )
  .openapi(resume, async c =>
    c.json(await after(c.get("ctx"), resumeSubscription(c.get("ctx"), c.req.valid("json"))), 200),
  )
  .openapi(unschedule, async c => c.json(await after(c.get("ctx"), removeScheduledChange(c.get("ctx"))), 200))
  .openapi(method, async c => c.json(await updatePaymentMethod(c.get("ctx"), c.req.valid("json")), 200))
  .openapi(invoice, async c => {
    const found = await getInvoice(c.get("ctx"), { ...c.req.valid("param"), ...c.req.valid("query") });
    if (found.kind === "address") return c.redirect(found.url);
    return c.body(found.bytes, 200, {
      "content-type": "application/pdf",
      "content-disposition": attachment(found.fileName, "inline"),
      "x-content-type-options": "nosniff",
    });
  });
