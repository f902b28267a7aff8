import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { newHeartbeat } from "./monitor-secrets.ts";
import type { HeartbeatAddress } from "./monitors.schema.ts";
import { lockOwnedMonitor, lockOwner } from "./owned-monitor.ts";

/** Gives a heartbeat monitor a new address; the former one is unknown from now on. */
export async function rotateHeartbeat(ctx: Ctx, input: { id: string }): Promise<HeartbeatAddress> {
  const userId = assertUser(ctx);
  return ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const row = await lockOwnedMonitor(tx, userId, input.id);
    if (row.mode !== "heartbeat") throw new AppError("bad_request");
    const address = newHeartbeat(ctx);
    await tx
      .update(monitors)
      .set({ ...address.columns, updatedAt: ctx.now })
      .where(eq(monitors.id, row.id));
    return { heartbeatUrl: address.url };
  });
}
