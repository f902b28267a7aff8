import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { decodeSamples, type Sample } from "../checks/index.ts";

/** A finished or running hour of one monitor as it is stored; `hourMs` counts from 1970. */
export type StoredHour = { monitorId: string; hourMs: number; samples: Buffer };

/** An instant as a number: instants of raw queries arrive as text otherwise. */
export const hourMsOf = (column: string): SQL => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::float8`;

/** The samples of hours, one hour after the other as they are given: a month has 43,200 of them. */
export function* samplesOf(hours: readonly StoredHour[]): Generator<Sample> {
  for (const hour of hours) yield* decodeSamples(new Date(hour.hourMs), hour.samples);
}

/** The hours of one monitor from `from` on, the running one included. */
export async function listHoursSince(tx: Tx, monitorId: string, from: Date): Promise<StoredHour[]> {
  const at = from.toISOString();
  const { rows } = await tx.execute<StoredHour>(sql`
    select monitor_id as "monitorId", ${hourMsOf("hour")} as "hourMs", samples from monitor_hours
    where monitor_id = ${monitorId} and hour >= ${at}::timestamptz
    union all
    select monitor_id, ${hourMsOf("sample_hour")}, samples from monitor_states
    where monitor_id = ${monitorId} and sample_hour >= ${at}::timestamptz and samples is not null`);
  return rows;
}
