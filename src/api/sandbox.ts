import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { AppError } from "#core/errors.ts";
import { assertOwnCheckout, assertPayable } from "#features/billing/index.ts";
import {
  findSandboxOrder,
  isTestCard,
  paySandboxOrder,
  type SandboxOrder,
  sandboxDeliveries,
} from "#features/sandbox/index.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals } from "./api-error.ts";
import { type SandboxFailure, sandboxPage, threeDPage } from "./pages/sandbox-page.ts";
import { sendPage } from "./pages/send-page.ts";
import { createRouter } from "./router.ts";

const path = "/sandbox/checkout/{id}";
const tags = ["Billing"];
const params = z.object({ id: z.string().max(60) });
const page = { description: "The page", content: { "text/html": { schema: z.string() } } };
const form = z.object({
  card: z.string().max(20),
  delivery: z.enum(sandboxDeliveries).default("at_once"),
  bank: z.enum(["confirm", "refuse"]).optional(),
});

const show = createRoute({
  method: "get",
  path,
  tags,
  summary: "The sandbox's checkout page",
  description: "Exists only while no payment provider is set. Test cards, no money.",
  request: { params },
  responses: { 200: page, ...refusals("unauthorized", "not_found", "checkout_not_found", "rate_limited") },
});

const pay = createRoute({
  method: "post",
  path,
  tags,
  summary: "Pay with a test card",
  request: { params, body: { content: { "application/x-www-form-urlencoded": { schema: form } } } },
  responses: {
    200: page,
    302: { description: "Paid: back to the site" },
    ...refusals(
      "unauthorized",
      "not_found",
      "checkout_not_found",
      "plan_running",
      "cross_site",
      "rate_limited",
    ),
  },
});

/** The order, for the one whose it is; there is none beside a real provider. */
async function ownOrder(c: Context<ApiEnv>, id: string): Promise<SandboxOrder> {
  const ctx = c.get("ctx");
  if (ctx.payments.name !== "sandbox") throw new AppError("not_found");
  const order = await findSandboxOrder(ctx, id);
  if (order === null) throw new AppError("not_found");
  await assertOwnCheckout(ctx, order.checkoutId);
  return order;
}

const viewOf = (order: SandboxOrder) => {
  // The page speaks the language of the page that one came from, which stands in the address to come back to.
  const language = /^\/ar(\/|$)/.test(new URL(order.returnUrl).pathname) ? ("ar" as const) : ("en" as const);
  return { language, order, action: `/api/sandbox/checkout/${order.id}?lang=${language}` };
};

const failures: readonly string[] = ["declined", "expired_card"] satisfies SandboxFailure[];
const failureOf = (error: string): SandboxFailure =>
  failures.includes(error) ? (error as SandboxFailure) : "declined";

export const sandboxRoutes = createRouter()
  .openapi(show, async c =>
    sendPage(c, sandboxPage(viewOf(await ownOrder(c, c.req.valid("param").id)), null), "'self'"),
  )
  .openapi(pay, async c => {
    const ctx = c.get("ctx");
    const order = await ownOrder(c, c.req.valid("param").id);
    const { card, delivery, bank } = c.req.valid("form");
    if (!isTestCard(card)) throw new AppError("bad_request");
    const view = viewOf(order);
    if (order.isPaid) return c.redirect(order.returnUrl);
    if (!order.isMethodChange) await assertPayable(ctx);
    if (card === "three_d" && bank === undefined)
      return sendPage(c, threeDPage(view, { card, delivery }), "'self'");
    if (bank === "refuse") return sendPage(c, sandboxPage(view, "three_d"), "'self'");
    const paid = await paySandboxOrder(ctx, order.id, { card, delivery }, ctx.now);
    if (paid.error !== null) return sendPage(c, sandboxPage(view, failureOf(paid.error)), "'self'");
    return c.redirect(order.returnUrl);
  });
