import { addMs, dayMs } from "#core/time.ts";
import type { SpanKind } from "#core/vocabulary.ts";
import type { Db } from "#db/client.ts";
import { monitorDays, monitorHours, monitorSpans } from "#db/schema/index.ts";
import { packSample, type Sample } from "#features/checks/samples.ts";

/** Writes a timeline without gaps: each stretch ends where the next one begins, the last one lasts. */
export async function writeTimeline(
  db: Db,
  monitorId: string,
  stretches: readonly (readonly [kind: SpanKind, startedAt: Date])[],
): Promise<void> {
  await db.insert(monitorSpans).values(
    stretches.map(([kind, startedAt], index) => ({
      monitorId,
      kind,
      startedAt,
      endedAt: stretches[index + 1]?.[1] ?? null,
      cause: kind === "offline" ? ("timeout" as const) : null,
    })),
  );
}

/** Writes the rollup of a day of which `offlineMs` were offline and the rest online. */
export const writeDay = (db: Db, monitorId: string, day: Date, offlineMs: number) =>
  db.insert(monitorDays).values({
    monitorId,
    day,
    onlineMs: dayMs - offlineMs,
    offlineMs,
    checks: 288,
    failures: offlineMs > 0 ? 3 : 0,
    averageMs: 120,
    p95Ms: 200,
    maxMs: 400,
  });

/** `count` good samples of `ms` milliseconds, `everyMs` apart from `from` on. */
export const goodSamples = (from: Date, count: number, everyMs: number, ms = 100): Sample[] =>
  Array.from({ length: count }, (_, index) => ({
    at: addMs(from, index * everyMs),
    ok: true,
    cause: null,
    ms,
  }));

export const packed = (samples: readonly Sample[]): Buffer => Buffer.concat(samples.map(packSample));

/** Writes a finished hour. */
export const writeHour = (db: Db, monitorId: string, hour: Date, samples: readonly Sample[]) =>
  db.insert(monitorHours).values({ monitorId, hour, samples: packed(samples) });
