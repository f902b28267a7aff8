import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { AppError } from "#core/errors.ts";
import { hashToken } from "#core/keys.ts";
import { recordBeat } from "#features/checks/index.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals } from "./api-error.ts";
import { countRequest } from "./middleware/rate-limit.ts";
import { createRouter } from "./router.ts";

const path = "/heartbeat/{token}";
const tags = ["Heartbeat"];
const request = { params: z.object({ token: z.string().max(200) }) };
const responses = {
  200: {
    description: "Taken, also while the monitor is paused",
    content: { "application/json": { schema: z.object({ ok: z.literal(true) }) } },
  },
  ...refusals("monitor_not_found", "rate_limited"),
};

const getBeat = createRoute({
  method: "get",
  path,
  tags,
  summary: "A bot says that it lives (HEAD does the same)",
  request,
  responses,
});
const postBeat = createRoute({
  method: "post",
  path,
  tags,
  summary: "The same for those who prefer POST; a body is ignored",
  request,
  responses,
});

/** 256 bits in base64url. What looks otherwise costs no query. */
const tokenShape = /^[\w-]{43}$/;

async function takeBeat(c: Context<ApiEnv>, token: string): Promise<{ ok: true }> {
  if (!tokenShape.test(token)) throw new AppError("monitor_not_found");
  await countRequest(c, "heartbeat_address", c.get("caller"));
  await countRequest(c, "heartbeat", hashToken(token));
  const ctx = c.get("ctx");
  if ((await recordBeat(ctx, token, ctx.now)) === "unknown") throw new AppError("monitor_not_found");
  return { ok: true };
}

export const monitorHeartbeatRoutes = createRouter()
  .openapi(getBeat, async c => c.json(await takeBeat(c, c.req.valid("param").token), 200))
  .openapi(postBeat, async c => c.json(await takeBeat(c, c.req.valid("param").token), 200));
