import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { formatNumber } from "#i18n/format.ts";
import type { ApiEnv } from "../api-env.ts";
import { answerRefusal } from "../api-error.ts";
import { dropBody, uploadTooLarge } from "../read-form.ts";

const refuseLarger = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: c => {
      const max = formatNumber(c.get("language"), maxBytes / 1_024, { style: "unit", unit: "kilobyte" });
      return answerRefusal(c, new AppError("payload_too_large", { max }));
    },
  });

/** Paths that take more than the others. */
const largerBodies: readonly { path: RegExp; maxBytes: number }[] = [
  { path: /^\/api\/webhooks\/[a-z]+$/, maxBytes: limits.billing.webhookMaxBytes },
  { path: /^\/api\/monitors\/import$/, maxBytes: limits.monitor.importMaxBytes },
  { path: /^\/api\/staff\/codes(?:\/[^/]+)?$/, maxBytes: limits.staff.codeMaxBytes },
];

/**
 * Uploads are read part by part by their routes, with limits of their own. One that is refused, here or there, is still
 * taken in: whoever sends it reads the answer only afterwards.
 */
const uploads: Record<string, RegExp> = { POST: /^\/api\/projects$/, PUT: /^\/api\/projects\/[^/]+\/edit$/ };

const upload: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (Number(c.req.header("content-length") ?? 0) > limits.project.uploadMaxBytes)
    return answerRefusal(c, uploadTooLarge(c.get("language")));
  await next();
  if (c.res.status >= 400) await dropBody(c.req.raw);
};

/** Refuses bodies over the limit of their path, whether they say their length or not. */
export function bodySize(): MiddlewareHandler<ApiEnv> {
  const usual = refuseLarger(limits.api.bodyMaxBytes);
  const larger = largerBodies.map(({ path, maxBytes }) => ({ path, refuse: refuseLarger(maxBytes) }));
  return (c, next) =>
    uploads[c.req.method]?.test(c.req.path)
      ? upload(c, next)
      : (larger.find(({ path }) => path.test(c.req.path))?.refuse ?? usual)(c, next);
}
