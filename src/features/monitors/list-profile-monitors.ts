import { and, asc, eq, sql } from "drizzle-orm";
import type { MonitorStatus, MonitorType } from "#core/vocabulary.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { listUptimeFigures } from "./uptime-figures.ts";

export type ProfileMonitor = {
  id: string;
  name: string;
  type: MonitorType;
  status: MonitorStatus | "paused";
  /** Share of the last 30 days; null where nothing was observed. */
  uptime: number | null;
};

/** The monitors that an owner shows to everybody: names and figures, never an address. */
export async function listProfileMonitors(
  { db, now }: Pick<Ctx, "db" | "now">,
  ownerId: string,
): Promise<ProfileMonitor[]> {
  const rows = await db
    .select({
      id: monitors.id,
      name: monitors.name,
      type: monitors.type,
      pausedAt: monitors.pausedAt,
      status: monitorStates.status,
    })
    .from(monitors)
    .innerJoin(monitorStates, eq(monitorStates.monitorId, monitors.id))
    .where(and(eq(monitors.ownerId, ownerId), eq(monitors.onProfile, true)))
    .orderBy(sql`lower(${monitors.name})`, asc(monitors.id));
  const ids = rows.map(row => row.id);
  const figures = ids.length === 0 ? new Map() : await listUptimeFigures(db, ids, now);
  return rows.map(row => ({
    id: row.id,
    name: row.name,
    type: row.type,
    status: row.pausedAt === null ? row.status : "paused",
    uptime: figures.get(row.id)?.month ?? null,
  }));
}
