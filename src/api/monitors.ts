import { createRoute, z } from "@hono/zod-openapi";
import { monitorStatuses, monitorTypes } from "#core/vocabulary.ts";
import {
  boostMonitor,
  createMonitor,
  deleteMonitor,
  dismissPlanNotice,
  getMonitor,
  getResponseTimes,
  listMonitors,
  type MonitorWatch,
  pauseMonitor,
  resumeMonitor,
  rotateHeartbeat,
  updateMonitor,
} from "#features/monitors/index.ts";
import {
  chartRanges,
  DeliveryItem,
  HeartbeatAddress,
  MonitorDelete,
  MonitorDetail,
  MonitorDraft,
  MonitorItem,
  MonitorPage,
  monitorSorts,
  ResponseTimes,
  stripModes,
} from "#features/monitors/monitors.schema.ts";
import { sendTestNotification } from "#features/notifications/index.ts";
import { refusals } from "./api-error.ts";
import { monitorChoiceRoutes } from "./monitor-choice.ts";
import { monitorFileRoutes } from "./monitor-files.ts";
import { monitorLiveRoutes } from "./monitor-live.ts";
import { createRouter } from "./router.ts";

const tags = ["Monitors"];
const params = z.object({ id: z.string().max(64) });
const range = z.object({ range: z.enum(chartRanges).default("day") });
/** Stricter than the address of the page, which never fails: a program is told what it has misspelt. */
const query = z
  .object({
    q: z.string().max(100),
    type: z.enum(monitorTypes),
    status: z.enum([...monitorStatuses, "paused"]),
    sort: z.enum(monitorSorts),
    bars: z.enum(stripModes),
    page: z.coerce.number().int().min(1),
  })
  .partial();
const json = <Schema extends z.ZodType>(schema: Schema) => ({ "application/json": { schema } });
const body = <Schema extends z.ZodType>(schema: Schema) => ({ required: true, content: json(schema) });
const answer = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: json(schema),
});
const known = refusals("unauthorized", "monitor_not_found", "rate_limited");
const changed = refusals("unauthorized", "cross_site", "monitor_not_found", "rate_limited");

const list = createRoute({
  method: "get",
  path: "/monitors",
  tags,
  summary: "Own monitors, by page, with a summary of all",
  request: { query },
  responses: {
    200: answer("One page; the last one for a page beyond it", MonitorPage),
    ...refusals("unauthorized", "validation_failed", "rate_limited"),
  },
});

const create = createRoute({
  method: "post",
  path: "/monitors",
  tags,
  summary: "Add a monitor",
  request: { body: body(MonitorDraft) },
  responses: {
    201: answer("Added; its first check is due at once", MonitorItem),
    ...refusals("unauthorized", "cross_site", "validation_failed", "monitor_limit_reached", "rate_limited"),
  },
});

const get = createRoute({
  method: "get",
  path: "/monitors/{id}",
  tags,
  summary: "One monitor with its history",
  request: { params, query: range },
  responses: { 200: answer("The monitor", MonitorDetail), ...known, ...refusals("validation_failed") },
});

const update = createRoute({
  method: "put",
  path: "/monitors/{id}",
  tags,
  summary: "Replace the settings of a monitor",
  description: "Without `webhookUrl` the stored webhook is kept.",
  request: { params, body: body(MonitorDraft) },
  responses: { 200: answer("As it is now", MonitorItem), ...changed, ...refusals("validation_failed") },
});

const remove = createRoute({
  method: "delete",
  path: "/monitors/{id}",
  tags,
  summary: "Delete a monitor and its history",
  description: "Needs the solution of a fresh challenge for the purpose `delete-monitor`.",
  request: { params, body: body(MonitorDelete) },
  responses: {
    200: answer("Deleted", z.object({ id: z.string() })),
    ...refusals(
      "unauthorized",
      "cross_site",
      "human_check_failed",
      "human_check_unavailable",
      "monitor_not_found",
      "rate_limited",
    ),
  },
});

const action = <Name extends string>(name: Name, summary: string) =>
  ({ method: "post", path: `/monitors/{id}/${name}`, tags, summary, request: { params } }) as const;

const pause = createRoute({
  ...action("pause", "Stop checking"),
  responses: { 200: answer("Paused", MonitorItem), ...changed },
});

const resume = createRoute({
  ...action("resume", "Check again"),
  responses: { 200: answer("Running", MonitorItem), ...changed, ...refusals("monitor_paused_by_plan") },
});

const boost = createRoute({
  ...action("boost", "Check every minute for an hour, or once at once where that is the interval already"),
  responses: {
    200: answer("Boosted", MonitorItem),
    ...changed,
    ...refusals(
      "boost_limit_reached",
      "boost_already_running",
      "boost_while_paused",
      "boost_not_for_heartbeat",
    ),
  },
});

const heartbeat = createRoute({
  ...action("heartbeat", "Replace the address that the bot calls"),
  responses: {
    200: answer("The new address; the former one is unknown from now on", HeartbeatAddress),
    ...changed,
    ...refusals("bad_request"),
  },
});

const test = createRoute({
  ...action("test", "Send a test notification to each channel of the monitor"),
  responses: {
    202: answer("On their way", z.object({ deliveries: z.array(DeliveryItem) })),
    ...changed,
    ...refusals("no_notification_channel"),
  },
});

const responseTimes = createRoute({
  method: "get",
  path: "/monitors/{id}/response-times",
  tags,
  summary: "Response times of a monitor",
  request: { params, query: range },
  responses: { 200: answer("The chart", ResponseTimes), ...known, ...refusals("validation_failed") },
});

const dismissNotice = createRoute({
  method: "delete",
  path: "/monitors/plan-notice",
  tags,
  summary: "What the end of a plan did was read",
  responses: { 204: { description: "Dismissed" }, ...refusals("unauthorized", "cross_site", "rate_limited") },
});

/** Fixed names come before `{id}`, which would take them for ids. */
export const monitorRoutes = (watch: MonitorWatch) =>
  createRouter()
    .route("/", monitorLiveRoutes(watch))
    .route("/", monitorFileRoutes)
    .route("/", monitorChoiceRoutes)
    .openapi(list, async c => c.json(await listMonitors(c.get("ctx"), c.req.valid("query")), 200))
    .openapi(create, async c => c.json(await createMonitor(c.get("ctx"), c.req.valid("json")), 201))
    .openapi(dismissNotice, async c => {
      await dismissPlanNotice(c.get("ctx"));
      return c.body(null, 204);
    })
    .openapi(get, async c => {
      const input = { ...c.req.valid("param"), ...c.req.valid("query") };
      return c.json(await getMonitor(c.get("ctx"), input), 200);
    })
    .openapi(update, async c => {
      const input = { ...c.req.valid("param"), draft: c.req.valid("json") };
      return c.json(await updateMonitor(c.get("ctx"), input), 200);
    })
    .openapi(remove, async c => {
      const input = { ...c.req.valid("param"), body: c.req.valid("json") };
      return c.json(await deleteMonitor(c.get("ctx"), input), 200);
    })
    .openapi(pause, async c => c.json(await pauseMonitor(c.get("ctx"), c.req.valid("param")), 200))
    .openapi(resume, async c => c.json(await resumeMonitor(c.get("ctx"), c.req.valid("param")), 200))
    .openapi(boost, async c => c.json(await boostMonitor(c.get("ctx"), c.req.valid("param")), 200))
    .openapi(heartbeat, async c => c.json(await rotateHeartbeat(c.get("ctx"), c.req.valid("param")), 200))
    .openapi(test, async c => {
      const deliveries = await sendTestNotification(c.get("ctx"), c.req.valid("param").id);
      return c.json({ deliveries }, 202);
    })
    .openapi(responseTimes, async c => {
      const input = { ...c.req.valid("param"), ...c.req.valid("query") };
      return c.json(await getResponseTimes(c.get("ctx"), input), 200);
    });
