import { asc, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { plans } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { giveSlot } from "./give-slot.ts";
import { markMonitorUse } from "./mark-use.ts";
import { MonitorChoice, type MonitorChoices } from "./monitor-choice.schema.ts";
import { lockOwner, lockStates, type MonitorRow } from "./owned-monitor.ts";
import { pauseRow, takeAwaySlot } from "./pause-monitor.ts";
import { holdsSlot } from "./slots.ts";

/** All monitors of the asking user with whether they hold one of the plan's slots, those added first at the top. */
export async function listMonitorChoices(ctx: Ctx): Promise<MonitorChoices> {
  const userId = assertUser(ctx);
  const rows = await ctx.db
    .select({
      id: monitors.id,
      name: monitors.name,
      url: monitors.url,
      pauseReason: monitors.pauseReason,
    })
    .from(monitors)
    .where(eq(monitors.ownerId, userId))
    .orderBy(asc(monitors.createdAt), asc(monitors.seq));
  const plan = plans[await planOf(ctx.db, userId, ctx.now)];
  return {
    max: plan.slotsCeiling,
    items: rows.map(({ pauseReason, ...row }) => ({ ...row, holdsSlot: holdsSlot(pauseReason) })),
  };
}

async function giveUpSlot(tx: Tx, row: MonitorRow, now: Date): Promise<void> {
  if (row.pausedAt === null) await pauseRow(tx, row.id, "plan", now);
  else await takeAwaySlot(tx, row.id, now);
}

/**
 * Lets the owner of more monitors than the plan has slots say which of them have one; all others are paused by the plan.
 * What its owner paused stays paused. Throws monitor_limit_reached.
 */
export async function chooseMonitors(ctx: Ctx, input: unknown): Promise<MonitorChoices> {
  const userId = assertUser(ctx);
  const chosen = new Set(parseInput(MonitorChoice, input).ids);
  await ctx.db.transaction(async tx => {
    await lockOwner(tx, userId);
    const plan = plans[await planOf(tx, userId, ctx.now)];
    const own = await tx.select().from(monitors).where(eq(monitors.ownerId, userId));
    const isOwn = new Set(own.map(row => row.id));
    if ([...chosen].some(id => !isOwn.has(id))) throw new AppError("monitor_not_found");
    if (chosen.size > plan.slotsCeiling)
      throw new AppError("monitor_limit_reached", { max: plan.slotsCeiling });
    await lockStates(tx, [...isOwn]);
    for (const row of own.filter(one => !chosen.has(one.id) && holdsSlot(one.pauseReason)))
      await giveUpSlot(tx, row, ctx.now);
    const given = own.filter(one => chosen.has(one.id) && !holdsSlot(one.pauseReason));
    for (const row of given) await giveSlot(tx, row, plan.minIntervalS, ctx.now);
    const intervalsS = given.map(row => Math.max(row.intervalS, plan.minIntervalS));
    await markMonitorUse(tx, { userId, intervalsS, takesSlots: given.length > 0 }, ctx.now);
  });
  return listMonitorChoices(ctx);
}
