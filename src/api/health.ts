import { Hono } from "hono";
import { limits } from "#core/limits.ts";
import type { Services } from "#features/context/index.ts";
import { isDatabaseReady } from "#features/health/index.ts";

export type HealthState = { draining: boolean };

const withinMs = (answer: Promise<boolean>, ms: number): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ms);
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
};

/**
 * /healthz: this process is alive. /readyz: it may be sent requests, because its database answers, has every
 * migration, and the process is not on its way out. Neither writes to the log.
 */
export function createHealth(services: Pick<Services, "db">, state: HealthState): Hono {
  const app = new Hono();
  app.get("/healthz", c => {
    c.header("cache-control", "no-store");
    return c.json({ status: "ok" });
  });
  app.get("/readyz", async c => {
    c.header("cache-control", "no-store");
    if (state.draining) return c.json({ status: "draining" }, 503);
    const isReady = await withinMs(isDatabaseReady(services.db), limits.health.timeoutMs);
    return isReady ? c.json({ status: "ok" }) : c.json({ status: "database" }, 503);
  });
  return app;
}
