import { createRoute, z } from "@hono/zod-openapi";
import { exportMonitors, importMonitors } from "#features/monitors/index.ts";
import { ImportReport, MonitorExport } from "#features/monitors/monitor-files.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const tags = ["Monitors"];

const exportFile = createRoute({
  method: "get",
  path: "/monitors/export",
  tags,
  summary: "Own monitors as a file, without secrets",
  responses: {
    200: { description: "The file", content: { "application/json": { schema: MonitorExport } } },
    ...refusals("unauthorized", "rate_limited"),
  },
});

const importFile = createRoute({
  method: "post",
  path: "/monitors/import",
  tags,
  summary: "Add the monitors of a file",
  description:
    "Takes our own export and the backup of Uptime Kuma. All that can be taken over is added, or nothing when the slots do not suffice.",
  request: {
    body: {
      required: true,
      content: { "application/json": { schema: z.unknown().openapi({ type: "object" }) } },
    },
  },
  responses: {
    200: {
      description: "What was added and what was left out",
      content: { "application/json": { schema: ImportReport } },
    },
    ...refusals(
      "unauthorized",
      "cross_site",
      "validation_failed",
      "monitor_limit_reached",
      "payload_too_large",
      "rate_limited",
    ),
  },
});

export const monitorFileRoutes = createRouter()
  .openapi(exportFile, async c => {
    const file = await exportMonitors(c.get("ctx"));
    const day = file.exportedAt.slice(0, 10);
    c.header("content-disposition", `attachment; filename="monitors-${day}.json"`);
    return c.json(file, 200);
  })
  .openapi(importFile, async c => c.json(await importMonitors(c.get("ctx"), c.req.valid("json")), 200));
