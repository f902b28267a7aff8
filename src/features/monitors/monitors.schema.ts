import "#core/zod-in-browser.ts";
import { z } from "zod";
import { limits } from "#core/limits.ts";
import {
  chartRanges,
  deliveryKinds,
  deliveryStatuses,
  failureCauses,
  monitorModes,
  monitorSorts,
  monitorStatuses,
  monitorTypes,
  notificationChannels,
  planNames,
  shownPauses,
  spanKinds,
  stripModes,
} from "#core/vocabulary.ts";
import { urlProblem } from "#probes/url-problem.ts";
import { parseStatusRanges } from "./status-ranges.ts";

export { chartRanges, monitorSorts, stripModes };

/**
 * The shapes of monitors: one description for form, API and worker. Messages are keys of the catalogue
 * `validation` (src/i18n/messages/validation.ts). Instants are ISO 8601 strings in UTC, durations milliseconds.
 */

const blankToNull = (value: unknown) => (typeof value === "string" && value.trim() === "" ? null : value);

const DiscordWebhookUrl = z
  .string()
  .trim()
  .max(limits.monitor.webhookMax)
  .regex(
    /^https:\/\/(?:(?:ptb|canary)\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{15,22}\/[\w-]{20,120}$/,
    "webhook_invalid",
  );

const fields = {
  name: z
    .string("monitor_name_required")
    .trim()
    .min(1, "monitor_name_required")
    .max(limits.monitor.nameMax, "too_long"),
  type: z.enum(monitorTypes),
  mode: z.enum(monitorModes).default("http"),
  url: z.preprocess(
    blankToNull,
    z.string().trim().max(limits.monitor.urlMax, "url_invalid").nullish().default(null),
  ),
  intervalS: z.coerce
    .number()
    .refine(value => (limits.monitor.intervalsS as readonly number[]).includes(value), "interval_invalid"),
  acceptedStatuses: z
    .string()
    .trim()
    .default("200-299")
    .refine(value => parseStatusRanges(value) !== null, "statuses_invalid"),
  keyword: z.preprocess(
    blankToNull,
    z.string().max(limits.monitor.keywordMax, "too_long").nullish().default(null),
  ),
  emailEnabled: z.boolean().default(false),
  email: z.preprocess(
    blankToNull,
    z.email("email_invalid").max(limits.monitor.emailMax, "email_invalid").nullish().default(null),
  ),
  discordEnabled: z.boolean().default(false),
  /** On an edit, absent or null keeps the stored webhook. */
  webhookUrl: z.preprocess(blankToNull, DiscordWebhookUrl.nullish().default(null)),
  onProfile: z.boolean().default(false),
};

type Draft = z.output<z.ZodObject<typeof fields>>;

function crossChecks(
  draft: Draft,
  hasWebhook: boolean,
  issue: (path: keyof Draft, message: string) => void,
): void {
  if (draft.mode === "heartbeat" && draft.type !== "bot") issue("mode", "heartbeat_needs_bot");
  if (draft.mode === "http") {
    const problem =
      draft.url === null ? "invalid" : urlProblem(draft.url, { allowPrivateNetworks: true, ownHosts: [] });
    if (problem !== null) issue("url", "url_invalid");
  }
  if (draft.emailEnabled && draft.email === null) issue("email", "email_required");
  if (draft.discordEnabled && draft.webhookUrl === null && !hasWebhook)
    issue("webhookUrl", "webhook_required");
}

/** The form field by field, for the description of the API; what fields say about each other is checked by the verbs. */
export const MonitorDraft = z.object(fields);

/** What the add form sends. */
export const MonitorCreate = z
  .object(fields)
  .superRefine((draft, ctx) =>
    crossChecks(draft, false, (path, message) => ctx.addIssue({ code: "custom", path: [path], message })),
  );
export type MonitorCreate = z.output<typeof MonitorCreate>;
export type MonitorCreateInput = z.input<typeof MonitorCreate>;

/** What the edit form sends: the whole monitor; `hasWebhook` says that a webhook is stored already. */
export const MonitorUpdate = z
  .object({ ...fields, hasWebhook: z.boolean().default(false) })
  .superRefine((draft, ctx) =>
    crossChecks(draft, draft.hasWebhook, (path, message) =>
      ctx.addIssue({ code: "custom", path: [path], message }),
    ),
  );
export type MonitorUpdate = z.output<typeof MonitorUpdate>;
export type MonitorUpdateInput = z.input<typeof MonitorUpdate>;

/** A fresh solution of the human check (decision 21). */
export const MonitorDelete = z.object({ humanCheck: z.string().max(4_096).nullish().default(null) });

const instant = z.iso.datetime();
const share = z.number().min(0).max(1);

/** Time-weighted availability; null where nothing was observed in the window. */
export const UptimeFigures = z.object({
  day: share.nullable(),
  week: share.nullable(),
  month: share.nullable(),
});
export type UptimeFigures = z.output<typeof UptimeFigures>;

/** One bar of the strip: a check or a day, and its moment in ms since 1970; `share` null: nothing was observed. */
export const StripBar = z.object({
  atMs: z.number().int(),
  share: share.nullable(),
  ms: z.number().int().nullable(),
});
export type StripBar = z.output<typeof StripBar>;

/** What changes with every check: sent by the live stream, part of every monitor. */
export const MonitorLive = z.object({
  id: z.string(),
  status: z.enum(monitorStatuses),
  paused: z.enum(shownPauses).nullable(),
  /** Since when the status holds. */
  since: instant.nullable(),
  /** A first failure waits for its confirmation. */
  confirming: z.boolean(),
  /** When it was looked at last: a check, or the moment at which a bot was found silent. */
  lastAt: instant.nullable(),
  /** When a bot that calls called last; null for what is checked. */
  lastBeatAt: instant.nullable(),
  lastMs: z.number().int().nullable(),
  lastCause: z.enum(failureCauses).nullable(),
  lastDetail: z.string().nullable(),
  lastStatusCode: z.number().int().nullable(),
  /** When the next check is due; for heartbeat monitors when the next call is expected. */
  nextAt: instant.nullable(),
  boostUntil: instant.nullable(),
});
export type MonitorLive = z.output<typeof MonitorLive>;

/** A row of the list. The webhook is never sent back: `webhookMask` shows its last four letters. */
export const MonitorItem = MonitorLive.extend({
  name: z.string(),
  type: z.enum(monitorTypes),
  mode: z.enum(monitorModes),
  url: z.string().nullable(),
  intervalS: z.number().int(),
  acceptedStatuses: z.string(),
  keyword: z.string().nullable(),
  emailEnabled: z.boolean(),
  email: z.string().nullable(),
  discordEnabled: z.boolean(),
  webhookMask: z.string().nullable(),
  onProfile: z.boolean(),
  certificateExpiresAt: instant.nullable(),
  createdAt: instant,
  uptime: UptimeFigures,
  bars: z.array(StripBar),
});
export type MonitorItem = z.output<typeof MonitorItem>;

/** What the list's address holds. */
export const MonitorQuery = z.object({
  q: z.string().trim().max(100).catch("").default(""),
  type: z.enum(monitorTypes).nullish().catch(null).default(null),
  status: z
    .enum([...monitorStatuses, "paused"])
    .nullish()
    .catch(null)
    .default(null),
  sort: z.enum(monitorSorts).catch("status").default("status"),
  bars: z.enum(stripModes).catch("checks").default("checks"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1).default(1),
});
export type MonitorQuery = z.output<typeof MonitorQuery>;

/** What the account may still do, and how its monitors stand. */
export const MonitorSummary = z.object({
  total: z.number().int(),
  plan: z.enum(planNames),
  /** Null: the plan states no limit; `ceiling` is the fair-use ceiling then. */
  slots: z.number().int().nullable(),
  ceiling: z.number().int(),
  remaining: z.number().int(),
  minIntervalS: z.number().int(),
  boostsLeft: z.number().int().nullable(),
  byType: z.object({ website: z.number().int(), bot: z.number().int() }),
  online: z.number().int(),
  offline: z.number().int(),
  pending: z.number().int(),
  paused: z.number().int(),
  /** What the end of a plan did to the monitors, until the owner has seen it. */
  planNotice: z
    .object({ at: instant, intervalsRaised: z.number().int(), monitorsPaused: z.number().int() })
    .nullable(),
  /** The checking side has no network: statuses are frozen. */
  checkerIsolated: z.boolean(),
});
export type MonitorSummary = z.output<typeof MonitorSummary>;

export const MonitorPage = z.object({
  summary: MonitorSummary,
  items: z.array(MonitorItem),
  matching: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type MonitorPage = z.output<typeof MonitorPage>;

/** A stretch of the timeline; `endedAt` null while it lasts. */
export const TimelineSpan = z.object({
  kind: z.enum(spanKinds),
  startedAt: instant,
  endedAt: instant.nullable(),
  cause: z.enum(failureCauses).nullable(),
  detail: z.string().nullable(),
});
export type TimelineSpan = z.output<typeof TimelineSpan>;

export const DeliveryItem = z.object({
  id: z.string(),
  channel: z.enum(notificationChannels),
  kind: z.enum(deliveryKinds),
  status: z.enum(deliveryStatuses),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  nextAttemptAt: instant.nullable(),
});
export type DeliveryItem = z.output<typeof DeliveryItem>;

export const ChartRange = z.enum(chartRanges).catch("day").default("day");
export type ChartRange = z.output<typeof ChartRange>;

/** Columns of equal length: seconds since 1970, and response time in ms (null: no answer in that bucket). */
export const ResponseTimes = z.object({
  range: z.enum(chartRanges),
  at: z.array(z.number()),
  averageMs: z.array(z.number().nullable()),
  maxMs: z.array(z.number().nullable()),
  failures: z.array(z.number()),
});
export type ResponseTimes = z.output<typeof ResponseTimes>;

/** The detail page. `heartbeatUrl` is the address that the bot calls; only its owner sees it. */
export const MonitorDetail = z.object({
  monitor: MonitorItem,
  heartbeatUrl: z.string().nullable(),
  timings: z.object({
    dnsMs: z.number().int().nullable(),
    connectMs: z.number().int().nullable(),
    tlsMs: z.number().int().nullable(),
    firstByteMs: z.number().int().nullable(),
    totalMs: z.number().int().nullable(),
  }),
  days: z.array(StripBar),
  incidents: z.array(TimelineSpan),
  deliveries: z.array(DeliveryItem),
  responseTimes: ResponseTimes,
  summary: MonitorSummary,
});
export type MonitorDetail = z.output<typeof MonitorDetail>;

/** The address that the bot calls, after it was replaced. */
export const HeartbeatAddress = z.object({ heartbeatUrl: z.string() });
export type HeartbeatAddress = z.output<typeof HeartbeatAddress>;
