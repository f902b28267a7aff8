export { createMetricsServer, type MetricsServer } from "./metrics-server.ts";
export { metrics, registry } from "./registry.ts";
