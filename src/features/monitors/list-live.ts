import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import { type LiveRow, liveColumns, liveOf } from "./monitor-shapes.ts";
import type { MonitorLive } from "./monitors.schema.ts";

/**
 * A moment in the database's own order of writes: whatever commits later is changed since then, however long its
 * transaction took and whatever any clock says. Some rows may come twice.
 */
export type ChangeCursor = string;

export async function readCursor(tx: Tx): Promise<ChangeCursor> {
  const { rows } = await tx.execute<{ cursor: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::xid::text as cursor`,
  );
  const cursor = rows[0]?.cursor;
  if (cursor === undefined) throw new Error("The database named no snapshot.");
  return cursor;
}

const writtenSince = (cursor: ChangeCursor): SQL | undefined =>
  or(
    sql`age(${monitorStates}.xmin) <= age(${cursor}::xid)`,
    sql`age(${monitors}.xmin) <= age(${cursor}::xid)`,
  );

/** What changes with every check, by owner: of all monitors of these owners, or of those written since `cursor`. */
export async function listLive(
  tx: Tx,
  ownerIds: readonly string[],
  { since, now }: { since: ChangeCursor | null; now: Date },
): Promise<Map<string, MonitorLive[]>> {
  const rows: (LiveRow & { ownerId: string })[] = await tx
    .select({ ...liveColumns, ownerId: monitors.ownerId })
    .from(monitors)
    .innerJoin(monitorStates, eq(monitorStates.monitorId, monitors.id))
    .where(and(inArray(monitors.ownerId, [...ownerIds]), since === null ? undefined : writtenSince(since)));
  const byOwner = Map.groupBy(rows, row => row.ownerId);
  return new Map([...byOwner].map(([ownerId, own]) => [ownerId, own.map(row => liveOf(row, now))]));
}
