import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { monitorStates, monitors, users } from "#db/schema/index.ts";

export type MonitorRow = typeof monitors.$inferSelect;

/**
 * Everything that counts slots takes this lock first, so that two requests of one owner never count the same free
 * slot. "No key update" lets rows that refer to the user come and go meanwhile.
 */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  const [owner] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update");
  if (owner === undefined) throw new AppError("unauthorized");
}

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

/** Results are written in the order state, then what refers to the monitor; whoever removes both keeps that order. */
export async function lockState(tx: Tx, monitorId: string): Promise<void> {
  await tx
    .select({ id: monitorStates.monitorId })
    .from(monitorStates)
    .where(eq(monitorStates.monitorId, monitorId))
    .for("update");
}
