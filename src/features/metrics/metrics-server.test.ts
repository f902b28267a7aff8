import { expect, it } from "vitest";
import { createMetricsServer, metrics } from "./index.ts";

it("serves what was counted, and nothing else", async () => {
  const server = await createMetricsServer({ METRICS_HOST: "127.0.0.1", METRICS_PORT: 0 });
  metrics.checks.inc({ outcome: "timeout" }, 3);
  const response = await fetch(server.url);
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(await response.text()).toContain('ra3d_checks_total{outcome="timeout"} 3');
  expect((await fetch(new URL("/", server.url))).status).toBe(404);
  expect((await fetch(server.url, { method: "POST" })).status).toBe(404);
  await server.close();
});
