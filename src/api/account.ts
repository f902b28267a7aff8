import { createRoute, z } from "@hono/zod-openapi";
import { AppError } from "#core/errors.ts";
import { DeletionPlan, DeletionRequest, DeletionUndone } from "#features/account/account.schema.ts";
import { exportOwnData, requestDeletion, undoDeletion } from "#features/account/index.ts";
import { refusals } from "./api-error.ts";
import { clearSessionCookies } from "./cookies.ts";
import { attachment } from "./download-headers.ts";
import { countRequest } from "./middleware/rate-limit.ts";
import { createRouter } from "./router.ts";
import { sendStream } from "./send-stream.ts";

const tags = ["Account"];

const download = createRoute({
  method: "get",
  path: "/account/export",
  tags,
  summary: "All one's own data as a zip",
  description:
    "JSON files, projects with their files, and a README in the language of the request. Five times an hour. Secrets are left out, webhook addresses masked.",
  responses: {
    200: {
      description: "The zip",
      content: { "application/zip": { schema: z.string().openapi({ format: "binary" }) } },
    },
    ...refusals("unauthorized", "cross_site", "rate_limited"),
  },
});

const plan = createRoute({
  method: "post",
  path: "/account/deletion",
  tags,
  summary: "Have the account deleted",
  description:
    "After 14 days, until which it can be taken back. Needs one's own username as `confirmation` and a solved challenge of the purpose `delete-account`. Every session ends.",
  request: { body: { required: true, content: { "application/json": { schema: DeletionRequest } } } },
  responses: {
    200: {
      description: "When the account is deleted",
      content: { "application/json": { schema: DeletionPlan } },
    },
    ...refusals("unauthorized", "validation_failed", "human_check_failed", "cross_site", "rate_limited"),
  },
});

const undo = createRoute({
  method: "delete",
  path: "/account/deletion",
  tags,
  summary: "Keep the account after all",
  description: "Renewals that the planned deletion had ended go on, as long as what was paid for lasts.",
  responses: {
    200: {
      description: "It stays, and what became of renewals",
      content: { "application/json": { schema: DeletionUndone } },
    },
    ...refusals("unauthorized", "deletion_not_planned", "deletion_begun", "cross_site", "rate_limited"),
  },
});

export const accountRoutes = createRouter()
  .openapi(download, async c => {
    // Another site's link or picture must not use up what one may download.
    if (c.req.header("sec-fetch-site") === "cross-site") throw new AppError("cross_site");
    await countRequest(c, "export", c.get("caller"));
    const { fileName, content } = await exportOwnData(c.get("ctx"), c.get("language"));
    return sendStream(c, content, {
      "content-type": "application/zip",
      "content-disposition": attachment(fileName),
      "x-content-type-options": "nosniff",
    });
  })
  .openapi(plan, async c => {
    const ctx = c.get("ctx");
    const planned = await requestDeletion(ctx, c.req.valid("json"));
    clearSessionCookies(c, ctx.env.PUBLIC_URL);
    return c.json(planned, 200);
  })
  .openapi(undo, async c => c.json(await undoDeletion(c.get("ctx")), 200));
