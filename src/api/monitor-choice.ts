import { createRoute } from "@hono/zod-openapi";
import { chooseMonitors, listMonitorChoices } from "#features/monitors/index.ts";
import { MonitorChoice, MonitorChoices } from "#features/monitors/monitor-choice.schema.ts";
import { refusals } from "./api-error.ts";
import { createRouter } from "./router.ts";

const tags = ["Monitors"];
const choices = { description: "All monitors", content: { "application/json": { schema: MonitorChoices } } };

const getChoice = createRoute({
  method: "get",
  path: "/monitors/choice",
  tags,
  summary: "Which monitors have one of the plan's slots",
  responses: { 200: choices, ...refusals("unauthorized", "rate_limited") },
});

const putChoice = createRoute({
  method: "put",
  path: "/monitors/choice",
  tags,
  summary: "Choose which monitors run when the plan has fewer slots than there are monitors",
  description: "`ids` names all that have a slot; the others are paused by the plan.",
  request: { body: { required: true, content: { "application/json": { schema: MonitorChoice } } } },
  responses: {
    200: choices,
    ...refusals("unauthorized", "monitor_not_found", "monitor_limit_reached", "validation_failed"),
    ...refusals("cross_site", "rate_limited"),
  },
});

export const monitorChoiceRoutes = createRouter()
  .openapi(getChoice, async c => c.json(await listMonitorChoices(c.get("ctx")), 200))
  .openapi(putChoice, async c => c.json(await chooseMonitors(c.get("ctx"), c.req.valid("json")), 200));
