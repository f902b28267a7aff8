import { and, gt, isNotNull, lt, or, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs, minuteMs } from "#core/time.ts";
import { checkerStates, monitorStates } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import type { Ctx } from "../context/index.ts";
import type { FailedJob, QueueFigures, SystemFigures } from "./system.schema.ts";

type Asking = Pick<Ctx, "actor" | "db" | "now">;

/** So many failed jobs are listed, the latest first. */
const failedShown = 50;
const reasonMax = 200;

/** What pg-boss keeps of jobs; times come as text so that both databases answer alike. */
async function readQueues({ db, now }: Asking): Promise<QueueFigures[]> {
  const { rows } = await db.execute<{
    name: string;
    waiting: number;
    running: number;
    failed: number;
    oldest_ms: number | null;
  }>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry'))::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      date_part('epoch', min(start_after) filter (where state in ('created', 'retry') and start_after <= ${now.toISOString()}::timestamptz)) * 1000 as oldest_ms
    from jobs.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%'
    group by name order by name`);
  return rows.map(({ oldest_ms, ...row }) => ({
    ...row,
    oldestAt: oldest_ms === null ? null : new Date(oldest_ms).toISOString(),
  }));
}

/** The message of an error as pg-boss keeps it, without its stack. */
function reasonOf(output: unknown): string {
  const message =
    typeof output === "object" && output !== null && "message" in output ? output.message : output;
  const text = typeof message === "string" ? message : JSON.stringify(message ?? "");
  return (text.split("\n")[0] ?? "").slice(0, reasonMax);
}

async function readFailed({ db }: Asking): Promise<FailedJob[]> {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    tries: number;
    failed_ms: number | null;
    output: unknown;
  }>(sql`
    select id::text as id, name, (retry_count + 1)::int as tries,
      date_part('epoch', completed_on) * 1000 as failed_ms, output
    from jobs.job where state = 'failed' and name not like '\\_\\_%'
    order by completed_on desc nulls last limit ${failedShown}`);
  return rows.map(({ id, name, tries, failed_ms, output }) => ({
    id,
    queue: name,
    failedAt: failed_ms === null ? null : new Date(failed_ms).toISOString(),
    tries,
    reason: reasonOf(output),
  }));
}

async function readChecks({ db, now }: Asking): Promise<SystemFigures["checks"]> {
  const isActive = isNotNull(monitorStates.nextAt);
  const isFree = or(sql`${monitorStates.leaseUntil} is null`, lt(monitorStates.leaseUntil, now));
  const workers = await db
    .select()
    .from(checkerStates)
    .where(gt(checkerStates.seenAt, addMs(now, -limits.worker.seenForMs)))
    .orderBy(checkerStates.workerId);
  return {
    active: await db.$count(monitorStates, isActive),
    overdue: await db.$count(monitorStates, and(lt(monitorStates.nextAt, addMs(now, -minuteMs)), isFree)),
    held: await db.$count(monitorStates, and(isActive, gt(monitorStates.leaseUntil, now))),
    offline: await db.$count(monitorStates, and(isActive, sql`${monitorStates.status} = 'offline'`)),
    workers: workers.map(({ workerId, isolated, seenAt }) => ({
      id: workerId,
      isolated,
      seenAt: seenAt.toISOString(),
    })),
  };
}

/** Queues, failed jobs and checks as they are now. For staff. */
export async function getSystem(ctx: Asking): Promise<SystemFigures> {
  assertRight(ctx, "system");
  return { queues: await readQueues(ctx), failed: await readFailed(ctx), checks: await readChecks(ctx) };
}
