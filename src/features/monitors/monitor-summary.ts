import { sql } from "drizzle-orm";
import { limits, plans } from "#core/limits.ts";
import { addMs, startOfDay } from "#core/time.ts";
import type { PlanName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { runNamed } from "#db/named-query.ts";
import type { MonitorSummary } from "./monitors.schema.ts";

type Row = {
  ownerId: string;
  plan: PlanName;
  total: number;
  held: number;
  website: number;
  bot: number;
  online: number;
  offline: number;
  pending: number;
  paused: number;
  boostsUsed: number;
  noticeMs: number | null;
  intervalsRaised: number;
  monitorsPaused: number;
  checkerIsolated: boolean;
};

/** How the monitors of each of these owners stand, in one query. */
export async function listSummaries(
  tx: Tx,
  ownerIds: readonly string[],
  now: Date,
): Promise<Map<string, MonitorSummary>> {
  if (ownerIds.length === 0) return new Map();
  const at = now.toISOString();
  const today = startOfDay(now).toISOString();
  const checkersSince = addMs(now, -limits.worker.seenForMs).toISOString();
  const rows = await runNamed<Row>(
    tx,
    "monitor_summaries",
    sql`
    select u.id as "ownerId", coalesce(e.plan, 'free') as plan, m.*,
      (select count(*) from boosts b where b.user_id = u.id and b.started_at >= ${today}::timestamptz)::int
        as "boostsUsed",
      (extract(epoch from c.clamped_at) * 1000)::float8 as "noticeMs",
      c.intervals_raised as "intervalsRaised", c.monitors_paused as "monitorsPaused",
      (select coalesce(bool_and(w.isolated), false) from checker_states w
        where w.seen_at > ${checkersSince}::timestamptz) as "checkerIsolated"
    from users u
    left join entitlements e on e.user_id = u.id and e.access_until > ${at}::timestamptz
    left join plan_clamps c on c.user_id = u.id and c.seen_at is null and c.intervals_raised + c.monitors_paused > 0
    cross join lateral (
      select count(*)::int as total,
        (count(*) filter (where m.pause_reason is null or m.pause_reason = 'owner'))::int as held,
        (count(*) filter (where m.type = 'website'))::int as website,
        (count(*) filter (where m.type = 'bot'))::int as bot,
        (count(*) filter (where m.paused_at is null and s.status = 'online'))::int as online,
        (count(*) filter (where m.paused_at is null and s.status = 'offline'))::int as offline,
        (count(*) filter (where m.paused_at is null and s.status = 'pending'))::int as pending,
        (count(*) filter (where m.paused_at is not null))::int as paused
      from monitors m join monitor_states s on s.monitor_id = m.id where m.owner_id = u.id
    ) m
    where u.id = any(${sql.param(ownerIds)}::text[])`,
  );
  return new Map(rows.map(row => [row.ownerId, summaryOf(row)]));
}

function summaryOf(row: Row): MonitorSummary {
  const plan = plans[row.plan];
  const notice = row.noticeMs === null ? null : new Date(row.noticeMs).toISOString();
  return {
    total: row.total,
    plan: row.plan,
    slots: plan.slots,
    ceiling: plan.slotsCeiling,
    remaining: Math.max(0, plan.slotsCeiling - row.held),
    minIntervalS: plan.minIntervalS,
    boostsLeft: plan.boostsPerDay === null ? null : Math.max(0, plan.boostsPerDay - row.boostsUsed),
    byType: { website: row.website, bot: row.bot },
    online: row.online,
    offline: row.offline,
    pending: row.pending,
    paused: row.paused,
    planNotice:
      notice === null
        ? null
        : { at: notice, intervalsRaised: row.intervalsRaised, monitorsPaused: row.monitorsPaused },
    checkerIsolated: row.checkerIsolated,
  };
}

/** How the monitors of one owner stand. */
export async function getSummary(tx: Tx, ownerId: string, now: Date): Promise<MonitorSummary> {
  const summary = (await listSummaries(tx, [ownerId], now)).get(ownerId);
  if (summary === undefined) throw new Error("There is no such user.");
  return summary;
}
