import { sql } from "drizzle-orm";
import type { DeliveryStatus } from "#core/vocabulary.ts";
import type { Services } from "../context/index.ts";

/** How an attempt ended, for one delivery. */
export type Ending = {
  id: string;
  /** Until when the delivery was taken: the end of an attempt that somebody else has taken over is not recorded. */
  lease: Date;
  status: Extract<DeliveryStatus, "sent" | "retrying" | "failed" | "suppressed">;
  error: string | null;
  /** When a `retrying` one is tried again. */
  nextAt: Date | null;
  /** It may have arrived all the same, so that another try must bear the same name. */
  keepsMessage: boolean;
};

type Recorded = {
  /** Deliveries of later turns that waited for these to end. */
  released: string[];
};

/** Records ends of attempts, with the jobs of further attempts, all or none. */
export async function recordEndings(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  endings: readonly Ending[],
  now: Date,
): Promise<Recorded> {
  const column = (of: (ending: Ending) => string | boolean | null) => sql.param(endings.map(of));
  return db.transaction(async tx => {
    const { rows } = await tx.execute<{ id: string; status: string; released: string[] | null }>(sql`
      with ends as (
        select * from unnest(${column(e => e.id)}::text[], ${column(e => e.lease.toISOString())}::timestamptz[],
          ${column(e => e.status)}::text[], ${column(e => e.error)}::text[],
          ${column(e => e.nextAt?.toISOString() ?? null)}::timestamptz[], ${column(e => e.keepsMessage)}::bool[])
          as e(id, lease, status, error, next_at, keeps_message)
      ), mine as (
        select e.* from ends e join deliveries d on d.id = e.id
        where (d.status = 'sending' and d.next_attempt_at = e.lease)
          or (e.status = 'sent' and d.status in ('sending', 'retrying'))
        order by d.id for update of d
      ), ended as (
        update deliveries d set status = e.status, last_error = e.error, next_attempt_at = e.next_at,
          sent_at = case when e.status = 'sent' then ${now.toISOString()}::timestamptz end,
          message_id = case when e.keeps_message then d.message_id end
        from mine e where d.id = e.id
        returning d.id, d.status, d.monitor_id, d.channel, d.turn
      )
      select ended.id, ended.status, (select array_agg(later.id) from deliveries later
        where ended.status <> 'retrying' and later.monitor_id = ended.monitor_id and later.channel = ended.channel
          and later.turn > ended.turn and later.status in ('queued', 'retrying')) as released
      from ended`);
    const again = new Set(rows.filter(row => row.status === "retrying").map(row => row.id));
    for (const [at, ids] of Map.groupBy(endings, ending => ending.nextAt?.getTime())) {
      const payloads = ids.filter(({ id }) => again.has(id)).map(({ id }) => ({ deliveryId: id }));
      if (at === undefined || payloads.length === 0) continue;
      await jobs.add(tx, "deliver-notification", payloads, { startAfter: new Date(at) });
    }
    return { released: rows.flatMap(row => row.released ?? []) };
  });
}
