import { and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, ne, not, or } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { plans } from "#core/limits.ts";
import type { PlanName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { entitlements, monitors, planClamps } from "#db/schema/index.ts";
import { rescheduleChecking } from "../checks/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { planOf } from "../plans/index.ts";
import { giveSlot } from "./give-slot.ts";
import { lockOwner, lockStates } from "./owned-monitor.ts";
import { pauseRow, takeAwaySlot } from "./pause-monitor.ts";
import { countHeldSlots, isHolding } from "./slots.ts";

type Slots = Pick<(typeof plans)[PlanName], "slotsCeiling" | "minIntervalS">;
const isOwnPause = eq(monitors.pauseReason, "owner_and_plan");

export type Clamped = { intervalsRaised: number; monitorsPaused: number };

/**
 * Fits an owner's monitors into the plan that holds now: shorter intervals become the plan's shortest, monitors beyond
 * its slots are paused, those that an earlier plan paused run again where there is a slot, and boosts beyond those of a
 * day end.
 */
export async function clampToPlan(tx: Tx, userId: string, now: Date): Promise<Clamped> {
  await lockOwner(tx, userId);
  const own = await tx.select({ id: monitors.id }).from(monitors).where(eq(monitors.ownerId, userId));
  await lockStates(
    tx,
    own.map(monitor => monitor.id),
  );
  const planName = await planOf(tx, userId, now);
  const plan = plans[planName];
  const intervalsRaised = await raiseIntervals(tx, userId, plan.minIntervalS, now);
  const monitorsPaused = await pauseBeyond(tx, userId, plan.slotsCeiling, now);
  // The end of a plan wakes nothing: who runs fewer than the free plan gives has chosen so.
  if (planName !== "free") await resumeWithin(tx, userId, plan, now);
  await endBoostsBeyond(tx, userId, plan.boostsPerDay, now);
  const clamped = { intervalsRaised, monitorsPaused };
  // With nothing to tell, an earlier notice that waits to be seen stays.
  const changed = intervalsRaised + monitorsPaused > 0 ? { ...clamped, seenAt: null } : {};
  await tx
    .insert(planClamps)
    .values({ userId, clampedAt: now, ...clamped })
    .onConflictDoUpdate({ target: planClamps.userId, set: { clampedAt: now, ...changed } });
  return clamped;
}

async function raiseIntervals(tx: Tx, userId: string, intervalS: number, now: Date): Promise<number> {
  const raised = await tx
    .update(monitors)
    .set({ intervalS, updatedAt: now })
    .where(and(eq(monitors.ownerId, userId), lt(monitors.intervalS, intervalS)))
    .returning();
  for (const { id, seq, mode, boostUntil } of raised)
    await rescheduleChecking(tx, { monitorId: id, seq, mode, boostUntil, intervalS, due: "grid" }, now);
  return raised.length;
}

/** Those that do not run anyway give their slot up first, then the newest. */
async function pauseBeyond(tx: Tx, userId: string, slots: number, now: Date): Promise<number> {
  const held = await tx
    .select({ id: monitors.id, pausedAt: monitors.pausedAt })
    .from(monitors)
    .where(and(eq(monitors.ownerId, userId), isHolding))
    .orderBy(desc(isNotNull(monitors.pausedAt)), desc(monitors.createdAt), desc(monitors.seq));
  const beyond = held.slice(0, Math.max(0, held.length - slots));
  for (const { id, pausedAt } of beyond) {
    if (pausedAt === null) await pauseRow(tx, id, "plan", now);
    else await takeAwaySlot(tx, id, now);
  }
  return beyond.length;
}

/**
 * Lets those run again that an earlier plan paused, as many as there are slots, those added first. What its owner paused
 * gets its slot back and stays paused. It is no use of the plan that a refund asks for: nobody did it.
 */
async function resumeWithin(tx: Tx, userId: string, plan: Slots, now: Date): Promise<void> {
  const free = plan.slotsCeiling - (await countHeldSlots(tx, userId));
  if (free <= 0) return;
  const without = await tx
    .select()
    .from(monitors)
    .where(and(eq(monitors.ownerId, userId), not(isHolding)))
    .orderBy(asc(isOwnPause), asc(monitors.createdAt), asc(monitors.seq))
    .limit(free);
  for (const row of without) {
    if (row.pauseReason === "plan") await giveSlot(tx, row, plan.minIntervalS, now);
    else
      await tx.update(monitors).set({ pauseReason: "owner", updatedAt: now }).where(eq(monitors.id, row.id));
  }
}

/** Of the boosts that run, the plan leaves so many as it gives a day: those that began last. */
async function endBoostsBeyond(tx: Tx, userId: string, perDay: number | null, now: Date): Promise<void> {
  if (perDay === null) return;
  const running = await tx
    .select()
    .from(monitors)
    .where(and(eq(monitors.ownerId, userId), gt(monitors.boostUntil, now)))
    .orderBy(desc(monitors.boostUntil), desc(monitors.seq));
  for (const { id, seq, mode, intervalS, pausedAt } of running.slice(perDay)) {
    await tx.update(monitors).set({ boostUntil: null, updatedAt: now }).where(eq(monitors.id, id));
    if (pausedAt === null)
      await rescheduleChecking(
        tx,
        { monitorId: id, seq, mode, intervalS, boostUntil: null, due: "grid" },
        now,
      );
  }
}

/** How many owners one run looks at; the next run goes on. */
const ownersPerRun = 500;

const notClampedSince = (at: PgColumn) => or(isNull(planClamps.userId), lt(planClamps.clampedAt, at));

/**
 * Clamps every owner whose plan has ended since it was last looked at, or has begun: it may be smaller or larger
 * than the one before. Returns how many owners that were.
 */
export async function clampExpiredPlans(ctx: Pick<Ctx, "db" | "now" | "log">): Promise<number> {
  const ended = await ctx.db
    .select({ userId: entitlements.userId })
    .from(entitlements)
    .leftJoin(planClamps, eq(planClamps.userId, entitlements.userId))
    .where(
      and(
        ne(entitlements.plan, "free"),
        or(
          and(lte(entitlements.accessUntil, ctx.now), notClampedSince(entitlements.accessUntil)),
          and(lte(entitlements.startedAt, ctx.now), notClampedSince(entitlements.startedAt)),
        ),
      ),
    )
    .limit(ownersPerRun);
  for (const { userId } of ended) {
    const clamped = await ctx.db.transaction(tx => clampToPlan(tx, userId, ctx.now));
    if (clamped.intervalsRaised + clamped.monitorsPaused > 0)
      ctx.log.info({ userId, ...clamped }, "monitors fitted into the plan");
  }
  return ended.length;
}

/** The owner has read what the end of the plan did. */
export async function dismissPlanNotice(ctx: Ctx): Promise<void> {
  await ctx.db
    .update(planClamps)
    .set({ seenAt: ctx.now })
    .where(eq(planClamps.userId, assertUser(ctx)));
}
