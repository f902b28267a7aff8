import { and, asc, eq, inArray } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";

export type MonitorRow = typeof monitors.$inferSelect;

/** Whatever changes monitors takes this lock first. */
export { lockUser as lockOwner } from "../users/index.ts";

const owned = (userId: string, id: string) => and(eq(monitors.id, id), eq(monitors.ownerId, userId));

/** A monitor of this owner. Somebody else's is as unknown as one that never was. */
export async function getOwnedMonitor(tx: Tx, userId: string, id: string): Promise<MonitorRow> {
  const [row] = await tx.select().from(monitors).where(owned(userId, id));
  if (row === undefined) throw new AppError("monitor_not_found");
  return row;
}

/** The same, held until the transaction ends. */
export async function lockOwnedMonitor(tx: Tx, userId: string, id: string): Promise<MonitorRow> {
  const [row] = await tx.select().from(monitors).where(owned(userId, id)).for("no key update");
  if (row === undefined) throw new AppError("monitor_not_found");
  return row;
}

/**
 * Locks the states of monitors, in the order in which the checkers lock those that they write. Whoever changes several
 * states, or removes a monitor, takes this lock after the owner's and before any other.
 */
export async function lockStates(tx: Tx, monitorIds: readonly string[]): Promise<void> {
  await tx
    .select({ id: monitorStates.monitorId })
    .from(monitorStates)
    .where(inArray(monitorStates.monitorId, [...monitorIds]))
    .orderBy(asc(monitorStates.monitorId))
    .for("update");
}
