import { sql } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import type { FailureCause } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";

/** A turn of a monitor's status that its owner wants to know about. */
export type TurnNotice = {
  monitorId: string;
  kind: "online" | "offline";
  turn: number;
  /** When the outage began, or when the target was good again. */
  happenedAt: Date;
  cause: FailureCause | null;
  detail: string | null;
  outageMs: number | null;
};

/**
 * Adds a delivery for each channel that the monitor has, in the transaction of the turn. Returns their ids. One
 * turn makes one delivery a channel, whatever happens (unique by monitor, turn and channel).
 */
export async function createDeliveries(tx: Tx, notices: readonly TurnNotice[], now: Date): Promise<string[]> {
  if (notices.length === 0) return [];
  const column = <K extends keyof TurnNotice>(key: K) => sql.param(notices.map(notice => notice[key]));
  const happenedAt = sql.param(notices.map(notice => notice.happenedAt.toISOString()));
  const ids = () => sql.param(notices.map(() => createId()));
  const { rows } = await tx.execute<{ id: string }>(sql`
    with turned as (
      select * from unnest(${column("monitorId")}::text[], ${column("kind")}::text[], ${column("turn")}::int[],
        ${happenedAt}::timestamptz[], ${column("cause")}::text[], ${column("detail")}::text[],
        ${column("outageMs")}::bigint[], ${ids()}::text[], ${ids()}::text[])
        as t(monitor_id, kind, turn, happened_at, cause, detail, outage_ms, email_id, discord_id)
    )
    insert into deliveries
      (id, monitor_id, channel, kind, turn, happened_at, cause, detail, outage_ms, status, created_at)
    select channels.id, t.monitor_id, channels.channel, t.kind, t.turn, t.happened_at, t.cause, t.detail,
      t.outage_ms, 'queued', ${now.toISOString()}::timestamptz
    from turned t join monitors m on m.id = t.monitor_id
    cross join lateral (values
      (t.email_id, 'email', m.email_enabled and m.email is not null),
      (t.discord_id, 'discord', m.discord_enabled and m.webhook_sealed is not null)
    ) as channels(id, channel, wanted)
    where channels.wanted
    on conflict (monitor_id, turn, channel) do nothing
    returning id`);
  return rows.map(row => row.id);
}
