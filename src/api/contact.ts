import { createRoute, z } from "@hono/zod-openapi";
import { ContactDraft, ContactPage } from "#features/contact/contact.schema.ts";
import { listContact, markContactDone, sendContact } from "#features/contact/index.ts";
import { refusals } from "./api-error.ts";
import { addressBlock, clientAddress } from "./client-address.ts";
import { createRouter } from "./router.ts";
import { staffTags } from "./staff.ts";

const done = {
  description: "Done",
  content: { "application/json": { schema: z.object({ id: z.string() }) } },
};

const send = createRoute({
  method: "post",
  path: "/contact",
  tags: ["Contact"],
  summary: "Write to the people behind this site",
  description:
    "Open to everybody, with a solved challenge of the purpose `contact`. Five messages a day by user and by address.",
  request: { body: { required: true, content: { "application/json": { schema: ContactDraft } } } },
  responses: {
    201: done,
    ...refusals(
      "cross_site",
      "human_check_failed",
      "human_check_unavailable",
      "age_confirmation_needed",
      "validation_failed",
      "contact_limit_reached",
      "rate_limited",
    ),
  },
});

const list = createRoute({
  method: "get",
  path: "/staff/contact",
  tags: staffTags,
  summary: "Messages from the contact form",
  description: "`state` is open (the oldest first) or done.",
  request: { query: z.object({ state: z.string().optional(), page: z.string().optional() }) },
  responses: {
    200: { description: "One page", content: { "application/json": { schema: ContactPage } } },
    ...refusals("unauthorized", "forbidden", "rate_limited"),
  },
});

const markDone = createRoute({
  method: "post",
  path: "/staff/contact/{id}/done",
  tags: staffTags,
  summary: "A message is dealt with",
  request: { params: z.object({ id: z.string().min(1).max(64) }) },
  responses: {
    200: done,
    ...refusals("unauthorized", "forbidden", "cross_site", "contact_message_not_found", "rate_limited"),
  },
});

export const contactRoutes = createRouter()
  .openapi(send, async c => {
    const ctx = c.get("ctx");
    const address = addressBlock(clientAddress(c, ctx.env.TRUSTED_PROXIES));
    return c.json(await sendContact(ctx, { draft: c.req.valid("json"), address }), 201);
  })
  .openapi(list, async c => c.json(await listContact(c.get("ctx"), c.req.valid("query")), 200))
  .openapi(markDone, async c => c.json(await markContactDone(c.get("ctx"), c.req.valid("param")), 200));
