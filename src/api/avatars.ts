import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { limits } from "#core/limits.ts";
import {
  type AvatarProxy,
  avatarSizes,
  defaultAvatar,
  defaultAvatarCount,
  defaultAvatarIndex,
} from "#features/users/index.ts";
import type { ApiEnv } from "./api-env.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const tags = ["Pictures"];
const immutable = "public, max-age=31536000, immutable";
const picture = { schema: z.string().openapi({ format: "binary" }) };

const getDefault = createRoute({
  method: "get",
  path: "/avatars/default/{index}",
  tags,
  summary: "A default picture",
  request: {
    params: z.object({
      index: z.coerce
        .number()
        .int()
        .min(0)
        .max(defaultAvatarCount - 1),
    }),
  },
  responses: {
    200: { description: "The picture", content: { "image/svg+xml": picture } },
    ...refusals("validation_failed", "rate_limited"),
  },
});

const getAvatar = createRoute({
  method: "get",
  path: "/avatars/{userId}/{hash}",
  tags,
  summary: "The picture of a user",
  description: "A user without a picture, or whose picture cannot be fetched, gets a default one.",
  request: {
    params: z.object({
      userId: z.string().regex(/^\d{1,20}$/),
      hash: z.string().regex(/^(a_)?[\da-f]{32}$/),
    }),
    query: z.object({
      size: z.coerce.number().pipe(z.literal(avatarSizes)).default(64),
    }),
  },
  responses: {
    200: {
      description: "The picture",
      content: { "image/webp": picture, "image/png": picture, "image/gif": picture, "image/jpeg": picture },
    },
    ...refusals("validation_failed", "rate_limited"),
  },
});

function sendDefault(c: Context<ApiEnv>, index: number, cacheControl: string): Response {
  c.header("cache-control", cacheControl);
  c.header("x-content-type-options", "nosniff");
  c.header("content-security-policy", "default-src 'none'");
  c.header("content-type", "image/svg+xml");
  return c.body(defaultAvatar(index));
}

export const avatarRoutes = (findAvatar: AvatarProxy) =>
  createRouter()
    .openapi(getDefault, c => sendDefault(c, c.req.valid("param").index, immutable))
    .openapi(getAvatar, async c => {
      const { userId, hash } = c.req.valid("param");
      const found = await findAvatar(c.get("ctx"), { userId, hash, size: c.req.valid("query").size });
      if (found === null) {
        const index = defaultAvatarIndex({ id: userId, discriminator: "0" });
        return sendDefault(c, index, `public, max-age=${limits.avatar.retryAfterS}`);
      }
      c.header("cache-control", immutable);
      c.header("x-content-type-options", "nosniff");
      c.header("content-security-policy", "default-src 'none'");
      c.header("content-type", found.type);
      return c.body(found.bytes);
    });
