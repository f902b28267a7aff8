import { and, desc, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { startOfDay } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { monitorSpans, monitorStates, monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { deliveriesOf } from "../notifications/index.ts";
import { completeItems } from "./get-monitor-item.ts";
import { barsFor, chartFor } from "./heartbeat-times.ts";
import { heartbeatUrlOf } from "./monitor-secrets.ts";
import { itemColumns } from "./monitor-shapes.ts";
import { getSummary } from "./monitor-summary.ts";
import {
  ChartRange,
  type MonitorDetail,
  type ResponseTimes,
  type StripBar,
  type TimelineSpan,
} from "./monitors.schema.ts";
import { listDayBars } from "./observed-time.ts";
import { getOwnedMonitor } from "./owned-monitor.ts";
import { readResponseTimes } from "./response-times.ts";
import { listHoursSince, samplesOf } from "./stored-hours.ts";

const timingColumns = {
  dnsMs: monitorStates.lastDnsMs,
  connectMs: monitorStates.lastConnectMs,
  tlsMs: monitorStates.lastTlsMs,
  firstByteMs: monitorStates.lastFirstByteMs,
};

/** Everything that the page of one monitor shows. */
export async function getMonitor(ctx: Ctx, input: { id: string; range?: unknown }): Promise<MonitorDetail> {
  const userId = assertUser(ctx);
  const range = parseInput(ChartRange, input.range);
  const { db } = ctx;
  const [row] = await db
    .select({ item: itemColumns, timings: timingColumns, heartbeatSealed: monitors.heartbeatSealed })
    .from(monitors)
    .innerJoin(monitorStates, eq(monitorStates.monitorId, monitors.id))
    .where(and(eq(monitors.id, input.id), eq(monitors.ownerId, userId)));
  const [monitor] = row === undefined ? [] : await completeItems(ctx, db, [row.item], "checks");
  if (row === undefined || monitor === undefined) throw new AppError("monitor_not_found");
  return {
    monitor,
    heartbeatUrl: heartbeatUrlOf(ctx, row.heartbeatSealed),
    timings: { ...row.timings, totalMs: monitor.lastMs },
    days: barsFor(monitor.mode, await daysOf(db, input.id, ctx.now)),
    incidents: await listIncidents(db, input.id),
    deliveries: await deliveriesOf(db, input.id),
    responseTimes: chartFor(monitor.mode, await readResponseTimes(db, input.id, range, ctx.now)),
    summary: await getSummary(db, userId, ctx.now),
  };
}

/** The chart of one monitor over another range. */
export async function getResponseTimes(
  ctx: Ctx,
  input: { id: string; range?: unknown },
): Promise<ResponseTimes> {
  const { id, mode } = await getOwnedMonitor(ctx.db, assertUser(ctx), input.id);
  return chartFor(mode, await readResponseTimes(ctx.db, id, parseInput(ChartRange, input.range), ctx.now));
}

/** The bars of the last days; today's average comes from the samples, because its rollup is not made yet. */
async function daysOf(tx: Tx, id: string, now: Date): Promise<StripBar[]> {
  const days = (await listDayBars(tx, [id], now)).get(id) ?? [];
  const hours = await listHoursSince(tx, id, startOfDay(now));
  const good = [...samplesOf(hours)].filter(sample => sample.ok);
  const today = days.at(-1);
  if (today === undefined || good.length === 0) return days;
  const ms = Math.round(good.reduce((sum, sample) => sum + sample.ms, 0) / good.length);
  return [...days.slice(0, -1), { ...today, ms }];
}

async function listIncidents(tx: Tx, monitorId: string): Promise<TimelineSpan[]> {
  const rows = await tx
    .select()
    .from(monitorSpans)
    .where(and(eq(monitorSpans.monitorId, monitorId), eq(monitorSpans.kind, "offline")))
    .orderBy(desc(monitorSpans.startedAt))
    .limit(limits.monitor.incidentsShown);
  return rows.map(row => ({
    kind: row.kind,
    startedAt: row.startedAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
    cause: row.cause,
    detail: row.detail,
  }));
}
