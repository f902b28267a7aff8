import { and, asc, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { foldedSql } from "./fold-arabic.ts";
import { completeItems } from "./get-monitor-item.ts";
import { itemColumns } from "./monitor-shapes.ts";
import { getSummary } from "./monitor-summary.ts";
import { type MonitorPage, MonitorQuery } from "./monitors.schema.ts";

/** One page of the caller's monitors with the summary of all of them. A page beyond the last one is the last one. */
export async function listMonitors(ctx: Ctx, input: unknown = {}): Promise<MonitorPage> {
  const userId = assertUser(ctx);
  const query = parseInput(MonitorQuery, input);
  const where = filterOf(userId, query);
  const summary = await getSummary(ctx.db, userId, ctx.now);
  const isFiltered = query.q !== "" || query.type !== null || query.status !== null;
  const matching = isFiltered ? await countMatching(ctx.db, where) : summary.total;
  const pages = Math.max(1, Math.ceil(matching / limits.monitor.pageSize));
  const page = Math.min(query.page, pages);
  const rows = await ctx.db
    .select(itemColumns)
    .from(monitors)
    .innerJoin(monitorStates, eq(monitorStates.monitorId, monitors.id))
    .where(where)
    .orderBy(...orderOf(query.sort), asc(monitors.id))
    .limit(limits.monitor.pageSize)
    .offset((page - 1) * limits.monitor.pageSize);
  const items = await completeItems(ctx, ctx.db, rows, query.bars);
  return { summary, items, matching, page, pages };
}

async function countMatching(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ matching: count() })
    .from(monitors)
    .innerJoin(monitorStates, eq(monitorStates.monitorId, monitors.id))
    .where(where);
  return row?.matching ?? 0;
}

function filterOf(userId: string, query: MonitorQuery): SQL | undefined {
  const { q, type, status } = query;
  return and(
    eq(monitors.ownerId, userId),
    type === null ? undefined : eq(monitors.type, type),
    status === null ? undefined : statusIs(status),
    q === "" ? undefined : nameOrAddressHas(q),
  );
}

const statusIs = (status: NonNullable<MonitorQuery["status"]>): SQL | undefined =>
  status === "paused"
    ? isNotNull(monitors.pausedAt)
    : and(isNull(monitors.pausedAt), eq(monitorStates.status, status));

const nameOrAddressHas = (text: string): SQL | undefined =>
  or(
    sql`position(${foldedSql(sql`${text}::text`)} in ${foldedSql(monitors.name)}) > 0`,
    sql`position(lower(${text}::text) in lower(${monitors.url})) > 0`,
  );

/** What needs attention first: offline, then a failure that waits for its confirmation, then pending, online, paused. */
const urgency = sql`case when ${monitors.pausedAt} is not null then 4 when ${monitorStates.status} = 'offline' then 0
  when ${monitorStates.failingSince} is not null then 1 when ${monitorStates.status} = 'pending' then 2 else 3 end`;

const byName = sql`lower(${monitors.name})`;

function orderOf(sort: MonitorQuery["sort"]): SQL[] {
  if (sort === "name") return [asc(byName)];
  if (sort === "created") return [desc(monitors.createdAt)];
  if (sort === "latency") return [sql`${monitorStates.lastMs} desc nulls last`];
  return [asc(urgency), asc(byName)];
}
