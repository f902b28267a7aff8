import { eq } from "drizzle-orm";
import { monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { assertHumanCheck } from "../human-check/index.ts";
import { MonitorDelete } from "./monitors.schema.ts";
import { getOwnedMonitor, lockOwner, lockStates } from "./owned-monitor.ts";

/** Removes a monitor and its history, after a fresh human check (decision 21). */
export async function deleteMonitor(ctx: Ctx, input: { id: string; body: unknown }): Promise<{ id: string }> {
  const userId = assertUser(ctx);
  const { humanCheck } = parseInput(MonitorDelete, input.body);
  // Asked before the solution is spent, so that a wrong address costs none.
  await getOwnedMonitor(ctx.db, userId, input.id);
  await assertHumanCheck(ctx, humanCheck, "delete-monitor");
  await ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    await lockStates(tx, [input.id]);
    const row = await getOwnedMonitor(tx, userId, input.id);
    await tx.delete(monitors).where(eq(monitors.id, row.id));
  });
  return { id: input.id };
}
