import { and, desc, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { deliveries, monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import type { DeliveryItem } from "../monitors/monitors.schema.ts";

type Row = typeof deliveries.$inferSelect;

export const deliveryItemOf = (row: Row): DeliveryItem => ({
  id: row.id,
  channel: row.channel,
  kind: row.kind,
  status: row.status,
  attempts: row.attempts,
  lastError: row.lastError,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  nextAttemptAt: row.status === "retrying" ? (row.nextAttemptAt?.toISOString() ?? null) : null,
});

/** The latest deliveries of a monitor, for verbs that have made sure who asks. */
export async function deliveriesOf(tx: Tx, monitorId: string): Promise<DeliveryItem[]> {
  const rows = await tx
    .select()
    .from(deliveries)
    .where(eq(deliveries.monitorId, monitorId))
    .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
    .limit(limits.monitor.deliveriesShown);
  return rows.map(deliveryItemOf);
}

/** The latest deliveries of one's own monitor, each with its outcome. */
export async function listDeliveries(ctx: Ctx, monitorId: string): Promise<DeliveryItem[]> {
  const userId = assertUser(ctx);
  const [owned] = await ctx.db
    .select({ id: monitors.id })
    .from(monitors)
    .where(and(eq(monitors.id, monitorId), eq(monitors.ownerId, userId)));
  if (owned === undefined) throw new AppError("monitor_not_found");
  return deliveriesOf(ctx.db, monitorId);
}
