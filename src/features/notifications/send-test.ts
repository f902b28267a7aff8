import { and, asc, count, eq, gt, min } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs, hourMs, secondMs } from "#core/time.ts";
import type { NotificationChannel } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { deliveries, monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import type { DeliveryItem } from "../monitors/monitors.schema.ts";
import { deliveryItemOf } from "./delivery-item.ts";

/** Tests of all the owner's monitors together count, so that nobody is flooded through many monitors. */
async function assertTestsLeft(tx: Tx, userId: string, wanted: number, now: Date): Promise<void> {
  const since = addMs(now, -hourMs);
  const [made] = await tx
    .select({ count: count(), oldest: min(deliveries.createdAt) })
    .from(deliveries)
    .innerJoin(monitors, eq(monitors.id, deliveries.monitorId))
    .where(and(eq(monitors.ownerId, userId), eq(deliveries.kind, "test"), gt(deliveries.createdAt, since)));
  if (made === undefined || made.count + wanted <= limits.notification.testPerHour) return;
  const freeAt = addMs(made.oldest ?? now, hourMs);
  const seconds = Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / secondMs));
  throw new AppError("rate_limited", { count: seconds });
}

/** Sends a test to each channel of one's own monitor. Returns the deliveries, which are on their way by then. */
export async function sendTestNotification(ctx: Ctx, monitorId: string): Promise<DeliveryItem[]> {
  const userId = assertUser(ctx);
  const items = await ctx.db.transaction(async tx => {
    // All of the owner's, so that two requests at once do not count the same free place.
    const owned = await tx
      .select()
      .from(monitors)
      .where(eq(monitors.ownerId, userId))
      .orderBy(asc(monitors.id))
      .for("no key update");
    const monitor = owned.find(({ id }) => id === monitorId);
    if (monitor === undefined) throw new AppError("monitor_not_found");
    const channels: NotificationChannel[] = [
      ...(monitor.emailEnabled && monitor.email !== null ? (["email"] as const) : []),
      ...(monitor.discordEnabled && monitor.webhookSealed !== null ? (["discord"] as const) : []),
    ];
    if (channels.length === 0) throw new AppError("no_notification_channel");
    await assertTestsLeft(tx, userId, channels.length, ctx.now);
    const made = { monitorId, kind: "test", happenedAt: ctx.now, createdAt: ctx.now } as const;
    const rows = await tx
      .insert(deliveries)
      .values(channels.map(channel => ({ ...made, id: createId(), channel })))
      .returning();
    const payloads = rows.map(({ id }) => ({ deliveryId: id }));
    await ctx.jobs.add(tx, "deliver-notification", payloads);
    return rows.map(deliveryItemOf);
  });
  ctx.jobs.nudge("deliver-notification");
  return items;
}
