import { createRoute, z } from "@hono/zod-openapi";
import { GiftBatch, GiftPage, MadeGifts } from "#features/gifts/gifts.schema.ts";
import { listGiftCodes, makeGiftCodes, revokeGiftCode } from "#features/gifts/index.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});

const list = createRoute({
  method: "get",
  path: "/staff/gifts",
  tags: staffTags,
  summary: "Gift codes and how each stands",
  description: "Never the codes themselves. `state` is open, redeemed, revoked or expired.",
  request: {
    query: z.object({
      state: z.string().optional(),
      batch: z.string().optional(),
      page: z.string().optional(),
    }),
  },
  responses: {
    200: answer("One page, the newest first", GiftPage),
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const make = createRoute({
  method: "post",
  path: "/staff/gifts",
  tags: staffTags,
  summary: "Make gift codes",
  description: "The answer is the only one that ever holds the codes: they are stored as hashes.",
  request: { body: { required: true, content: json(GiftBatch) } },
  responses: {
    201: answer("The codes", MadeGifts),
    ...refusals("unauthorized", "forbidden", "cross_site", "validation_failed", "rate_limited"),
  },
});

const revoke = createRoute({
  method: "post",
  path: "/staff/gifts/{id}/revoke",
  tags: staffTags,
  summary: "Take back a code that nobody has redeemed",
  request: { params: z.object({ id: z.string().min(1).max(64) }) },
  responses: {
    200: answer("Taken back", z.object({ id: z.string() })),
    ...refusals(
      "unauthorized",
      "forbidden",
      "cross_site",
      "gift_code_not_found",
      "gift_code_spent",
      "rate_limited",
    ),
  },
});

export const staffGiftRoutes = createRouter()
  .openapi(list, async c => c.json(await listGiftCodes(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(make, async c => c.json(await makeGiftCodes(c.get("ctx"), c.req.valid("json")), 201))
  .openapi(revoke, async c => c.json(await revokeGiftCode(c.get("ctx"), c.req.valid("param")), 200));
