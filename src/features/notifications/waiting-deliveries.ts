import { sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { NotificationChannel } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import type { Notice } from "./notice.ts";

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Not sent yet and nobody's at the moment: new, due for another try, or left behind by somebody who died. */
const isDue = (now: Date) => sql`(d.status = 'queued'
  or (d.status = 'retrying' and d.next_attempt_at <= ${instant(addMs(now, limits.notification.earlyMs))})
  or (d.status = 'sending' and d.next_attempt_at <= ${instant(now)}))`;

// "It is online again" must not arrive before "it is offline".
const isNext = sql`not exists (select 1 from deliveries earlier where earlier.monitor_id = d.monitor_id
  and earlier.channel = d.channel and earlier.turn < d.turn
  and earlier.status in ('queued', 'sending', 'retrying'))`;

type Row = Omit<Notice, "happenedAt" | "outageMs"> & { happenedMs: number; outageMs: number | null };

/** What is due now of the channel for the owners of these deliveries: those themselves first. */
export async function findWaiting(
  tx: Tx,
  channel: NotificationChannel,
  ids: readonly string[],
  now: Date,
): Promise<Notice[]> {
  const wanted = sql`${sql.param(ids)}::text[]`;
  // PGlite and PostgreSQL hand bigint out as text, which doubles avoid.
  const { rows } = await tx.execute<Row>(sql`
    with owners as (
      select distinct m.owner_id from deliveries d join monitors m on m.id = d.monitor_id
      where d.id = any(${wanted}) and d.channel = ${channel}
    )
    select d.id, d.monitor_id as "monitorId", m.owner_id as "ownerId", d.channel, d.kind, d.attempts,
      extract(epoch from d.happened_at)::float8 * 1000 as "happenedMs", d.cause, d.detail,
      d.outage_ms::float8 as "outageMs", d.message_id as "messageId", m.name as "monitorName", m.url,
      case when m.email_enabled then m.email end as email,
      case when m.discord_enabled then m.webhook_sealed end as "webhookSealed",
      u.language, u.email_notifications as "emailNotifications", u.banned_at is not null as banned
    from owners o join users u on u.id = o.owner_id join monitors m on m.owner_id = u.id
    join deliveries d on d.monitor_id = m.id
    where d.status in ('queued', 'sending', 'retrying') and d.channel = ${channel} and ${isDue(now)} and ${isNext}
    order by d.id = any(${wanted}) desc, d.created_at, d.id limit ${limits.notification.takeMax}`);
  return rows.map(({ happenedMs, ...row }) => ({ ...row, happenedAt: new Date(Math.round(happenedMs)) }));
}

/** A delivery taken and the message it goes out in. */
export type Taking = { id: string; messageId: string };

/**
 * Takes deliveries for sending, until `lease`. Returns those that were still to be had, with the number of the
 * attempt: no two workers get the same one.
 */
export async function takeDeliveries(
  tx: Tx,
  takings: readonly Taking[],
  now: Date,
  lease: Date,
): Promise<Map<string, number>> {
  if (takings.length === 0) return new Map();
  const ids = sql.param(takings.map(taking => taking.id));
  const messageIds = sql.param(takings.map(taking => taking.messageId));
  const { rows } = await tx.execute<{ id: string; attempts: number }>(sql`
    with free as (
      select d.id from deliveries d where d.id = any(${ids}::text[]) and ${isDue(now)}
      order by d.id for update skip locked
    )
    update deliveries d
    set status = 'sending', attempts = d.attempts + 1, next_attempt_at = ${instant(lease)}, message_id = t.message_id
    from free join unnest(${ids}::text[], ${messageIds}::text[]) as t(id, message_id) on t.id = free.id
    where d.id = free.id
    returning d.id, d.attempts`);
  return new Map(rows.map(row => [row.id, row.attempts]));
}

/** Puts deliveries off without an attempt; returns those that were still waiting. */
export async function putOff(tx: Tx, ids: readonly string[], until: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update deliveries set status = 'retrying', next_attempt_at = ${instant(until)}
    where id in (select id from deliveries where id = any(${sql.param(ids)}::text[])
      and status in ('queued', 'retrying') order by id for update skip locked)
    returning id`);
  return rows.map(row => row.id);
}

/** Deliveries whose job was lost or whose sender died, the oldest first. */
export async function findLost(tx: Tx, now: Date, lateMs: number): Promise<string[]> {
  const late = instant(addMs(now, -lateMs));
  const { rows } = await tx.execute<{ id: string }>(sql`
    select d.id from deliveries d where d.status in ('queued', 'sending', 'retrying') and (
      (d.status = 'queued' and d.created_at <= ${late})
      or (d.status = 'retrying' and d.next_attempt_at <= ${late})
      or (d.status = 'sending' and d.next_attempt_at <= ${instant(now)}))
    order by d.created_at, d.id limit ${limits.notification.takeMax}`);
  return rows.map(row => row.id);
}

/** Gives up what was taken until before `before`: its senders are dead. */
export async function releaseTaken(tx: Tx, before: Date, now: Date): Promise<void> {
  await tx.execute(sql`
    update deliveries set next_attempt_at = ${instant(now)}
    where status = 'sending' and next_attempt_at < ${instant(before)}`);
}

export async function countWaiting(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from deliveries where status in ('queued', 'sending', 'retrying')`,
  );
  return rows[0]?.count ?? 0;
}

/** The channel of each delivery that is not at its end. */
export async function channelsOf(
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; channel: NotificationChannel }[]> {
  const { rows } = await tx.execute<{ id: string; channel: NotificationChannel }>(
    sql`select id, channel from deliveries where id = any(${sql.param(ids)}::text[])
      and status in ('queued', 'sending', 'retrying')`,
  );
  return rows;
}
