import { createId } from "#core/ids.ts";
import type { Tx } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import { startChecking } from "../checks/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { getMonitorItem } from "./get-monitor-item.ts";
import { markMonitorUse } from "./mark-use.ts";
import { newHeartbeat, noHeartbeat } from "./monitor-secrets.ts";
import { type MonitorSettings, settingsOf } from "./monitor-settings.ts";
import { MonitorCreate, type MonitorItem } from "./monitors.schema.ts";
import { lockOwner } from "./owned-monitor.ts";
import { assertFreeSlots } from "./slots.ts";

/** Adds a monitor to the account. Its first check is due at once. */
export async function createMonitor(ctx: Ctx, input: unknown): Promise<MonitorItem> {
  const userId = assertUser(ctx);
  const draft = parseInput(MonitorCreate, input);
  const id = await ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const plan = await planOf(tx, userId, ctx.now);
    const settings = settingsOf(ctx, draft, plan);
    await assertFreeSlots(tx, { userId, plan });
    const written = await insertMonitor(tx, ctx, { userId, settings });
    await markMonitorUse(tx, { userId, intervalsS: [settings.intervalS], takesSlots: true }, ctx.now);
    return written;
  });
  return getMonitorItem(ctx, id);
}

/** Writes a monitor whose settings and slot were checked, and begins to check it. */
export async function insertMonitor(
  tx: Tx,
  ctx: Pick<Ctx, "env" | "keys" | "now">,
  monitor: { userId: string; settings: MonitorSettings },
): Promise<string> {
  const { settings } = monitor;
  const id = createId();
  const secrets = settings.mode === "heartbeat" ? newHeartbeat(ctx).columns : noHeartbeat;
  const [row] = await tx
    .insert(monitors)
    .values({
      id,
      ownerId: monitor.userId,
      ...settings,
      ...secrets,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning({ seq: monitors.seq });
  if (row === undefined) throw new Error("The monitor was not written.");
  const { mode, intervalS } = settings;
  await startChecking(tx, { monitorId: id, seq: row.seq, intervalS, mode }, ctx.now);
  return id;
}
