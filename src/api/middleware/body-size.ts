import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { formatNumber } from "#i18n/format.ts";
import type { ApiEnv } from "../api-env.ts";
import { answerRefusal } from "../api-error.ts";

const refuseLarger = (maxBytes: number) =>
  bodyLimit({
    maxSize: maxBytes,
    onError: c => {
      const max = formatNumber(c.get("language"), maxBytes / 1_024, { style: "unit", unit: "kilobyte" });
      return answerRefusal(c, new AppError("payload_too_large", { max }));
    },
  });

/** Paths that take more than the others. */
const largerBodies: Record<string, number> = { "/api/monitors/import": limits.monitor.importMaxBytes };

/** Refuses bodies over the limit of their path, whether they say their length or not. */
export function bodySize(): MiddlewareHandler<ApiEnv> {
  const usual = refuseLarger(limits.api.bodyMaxBytes);
  const larger = new Map(Object.entries(largerBodies).map(([path, max]) => [path, refuseLarger(max)]));
  return (c, next) => (larger.get(c.req.path) ?? usual)(c, next);
}
