import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import { rescheduleChecking, startChecking } from "../checks/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { getMonitorItem } from "./get-monitor-item.ts";
import { markMonitorUse } from "./mark-use.ts";
import { newHeartbeat, noHeartbeat } from "./monitor-secrets.ts";
import { type MonitorSettings, settingsOf } from "./monitor-settings.ts";
import { type MonitorItem, MonitorUpdate } from "./monitors.schema.ts";
import { lockOwnedMonitor, lockOwner, type MonitorRow } from "./owned-monitor.ts";

/** Replaces the settings of a monitor. Another target makes it pending again; its history stays. */
export async function updateMonitor(ctx: Ctx, input: { id: string; draft: unknown }): Promise<MonitorItem> {
  const userId = assertUser(ctx);
  await ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const row = await lockOwnedMonitor(tx, userId, input.id);
    const settings = settingsOf(
      ctx,
      parseInput(MonitorUpdate, withStoredWebhook(input.draft, row)),
      await planOf(tx, userId, ctx.now),
      row.webhookSealed,
    );
    await tx
      .update(monitors)
      .set({ ...settings, ...heartbeatFor(ctx, row, settings), updatedAt: ctx.now })
      .where(eq(monitors.id, row.id));
    await followSettings(tx, row, settings, ctx.now);
    const intervalsS = settings.intervalS === row.intervalS ? [] : [settings.intervalS];
    await markMonitorUse(tx, { userId, intervalsS, takesSlots: false }, ctx.now);
  });
  return getMonitorItem(ctx, input.id);
}

/** Whether a webhook is stored is for the server to say, whatever the client claims. */
const withStoredWebhook = (draft: unknown, row: MonitorRow): unknown =>
  typeof draft === "object" && draft !== null ? { ...draft, hasWebhook: row.webhookSealed !== null } : draft;

function heartbeatFor(ctx: Pick<Ctx, "env" | "keys">, row: MonitorRow, settings: MonitorSettings) {
  if (settings.mode !== "heartbeat") return noHeartbeat;
  return row.heartbeatHash === null ? newHeartbeat(ctx).columns : {};
}

/** Lets the schedule follow what was changed. */
async function followSettings(tx: Tx, before: MonitorRow, after: MonitorSettings, now: Date): Promise<void> {
  const target = before.mode !== after.mode || before.url !== after.url;
  const expectation =
    before.type !== after.type ||
    before.keyword !== after.keyword ||
    before.acceptedStatuses !== after.acceptedStatuses;
  if (target) await forgetLastCheck(tx, before.id);
  if (before.pausedAt !== null) return;
  const { mode, intervalS } = after;
  const checked = { monitorId: before.id, seq: before.seq, intervalS, mode };
  if (target) return startChecking(tx, checked, now);
  if (!expectation && before.intervalS === intervalS) return;
  const due = expectation && mode === "http" ? "now" : "grid";
  await rescheduleChecking(tx, { ...checked, boostUntil: before.boostUntil, due }, now);
}

/** What the last check found belongs to the former target. */
async function forgetLastCheck(tx: Tx, monitorId: string): Promise<void> {
  await tx
    .update(monitorStates)
    .set({
      status: "pending",
      since: null,
      lastAt: null,
      lastCause: null,
      lastDetail: null,
      lastStatusCode: null,
      lastMs: null,
      lastDnsMs: null,
      lastConnectMs: null,
      lastTlsMs: null,
      lastFirstByteMs: null,
      certificateExpiresAt: null,
      lastBeatAt: null,
    })
    .where(eq(monitorStates.monitorId, monitorId));
}
