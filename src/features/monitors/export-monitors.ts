import { asc, eq } from "drizzle-orm";
import { monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { type MonitorExport, monitorExportKind } from "./monitor-files.schema.ts";

/** The caller's monitors as a file to keep or to import elsewhere, without webhooks and heartbeat addresses. */
export async function exportMonitors(ctx: Ctx): Promise<MonitorExport> {
  const rows = await ctx.db
    .select()
    .from(monitors)
    .where(eq(monitors.ownerId, assertUser(ctx)))
    .orderBy(asc(monitors.createdAt), asc(monitors.seq));
  return {
    kind: monitorExportKind,
    version: 1,
    exportedAt: ctx.now.toISOString(),
    monitors: rows.map(row => ({
      name: row.name,
      type: row.type,
      mode: row.mode,
      url: row.url,
      intervalS: row.intervalS,
      acceptedStatuses: row.acceptedStatuses,
      keyword: row.keyword,
      emailEnabled: row.emailEnabled,
      email: row.email,
      onProfile: row.onProfile,
      paused: row.pausedAt !== null,
    })),
  };
}
