import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { listCheckBars } from "./check-bars.ts";
import { barsFor } from "./heartbeat-times.ts";
import { type ItemRow, itemColumns, itemOf } from "./monitor-shapes.ts";
import type { MonitorItem, StripBar, stripModes } from "./monitors.schema.ts";
import { listDayBars } from "./observed-time.ts";
import { listUptimeFigures, nothingObserved } from "./uptime-figures.ts";

/** Completes selected rows with their figures and bars; two queries for all of them. */
export async function completeItems(
  ctx: Ctx,
  tx: Tx,
  rows: readonly ItemRow[],
  mode: (typeof stripModes)[number],
): Promise<MonitorItem[]> {
  const ids = rows.map(row => row.id);
  const uptime = await listUptimeFigures(tx, ids, ctx.now);
  const bars: Map<string, StripBar[]> =
    mode === "days" ? await listDayBars(tx, ids, ctx.now) : await listCheckBars(tx, ids);
  return rows.map(row =>
    itemOf(ctx, row, {
      uptime: uptime.get(row.id) ?? nothingObserved,
      bars: barsFor(row.mode, bars.get(row.id) ?? []),
    }),
  );
}

/** One monitor of the caller as the list shows it. */
export async function getMonitorItem(ctx: Ctx, id: string): Promise<MonitorItem> {
  const rows = await ctx.db
    .select(itemColumns)
    .from(monitors)
    .innerJoin(monitorStates, eq(monitorStates.monitorId, monitors.id))
    .where(and(eq(monitors.id, id), eq(monitors.ownerId, assertUser(ctx))));
  const [item] = await completeItems(ctx, ctx.db, rows, "checks");
  if (item === undefined) throw new AppError("monitor_not_found");
  return item;
}
