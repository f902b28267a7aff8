import { sql } from "drizzle-orm";
import type { FailureCause, SpanKind } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";

export type SpanEnd = { monitorId: string; endedAt: Date };
export type NewSpan = {
  monitorId: string;
  kind: SpanKind;
  startedAt: Date;
  /** Null: it lasts. */
  endedAt: Date | null;
  cause: FailureCause | null;
  detail: string | null;
};

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Ends the open stretch of each monitor. One that would have no length is removed. */
export async function endSpans(tx: Tx, ends: readonly SpanEnd[]): Promise<void> {
  if (ends.length === 0) return;
  const ids = sql.param(ends.map(end => end.monitorId));
  const at = sql.param(ends.map(end => iso(end.endedAt)));
  await tx.execute(sql`
    with ending as (select * from unnest(${ids}::text[], ${at}::timestamptz[]) as e(monitor_id, ended_at)),
    empty as (
      delete from monitor_spans s using ending e
      where s.monitor_id = e.monitor_id and s.ended_at is null and s.started_at >= e.ended_at
    )
    update monitor_spans s set ended_at = e.ended_at from ending e
    where s.monitor_id = e.monitor_id and s.ended_at is null and s.started_at < e.ended_at`);
}

/** Adds stretches. A monitor's open one must have been ended before. */
export async function addSpans(tx: Tx, spans: readonly NewSpan[]): Promise<void> {
  if (spans.length === 0) return;
  const column = <K extends keyof NewSpan>(key: K) => sql.param(spans.map(span => span[key]));
  const instants = (key: "startedAt" | "endedAt") => sql.param(spans.map(span => iso(span[key])));
  await tx.execute(sql`
    insert into monitor_spans (monitor_id, kind, started_at, ended_at, cause, detail)
    select * from unnest(${column("monitorId")}::text[], ${column("kind")}::text[],
      ${instants("startedAt")}::timestamptz[], ${instants("endedAt")}::timestamptz[],
      ${column("cause")}::text[], ${column("detail")}::text[])`);
}
