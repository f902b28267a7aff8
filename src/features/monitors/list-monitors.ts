import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { foldedSql } from "#db/schema/fold-arabic.ts";
import { monitorStates, monitors } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { completeItems } from "./get-monitor-item.ts";
import { type ItemRow, itemColumns } from "./monitor-shapes.ts";
import { getSummary } from "./monitor-summary.ts";
import { type MonitorPage, MonitorQuery } from "./monitors.schema.ts";

const size = limits.monitor.pageSize;

/** One page of the caller's monitors with the summary of all of them. A page beyond the last one is the last one. */
export async function listMonitors(ctx: Ctx, input: unknown = {}): Promise<MonitorPage> {
  const userId = assertUser(ctx);
  const query = parseInput(MonitorQuery, input);
  const summary = await getSummary(ctx.db, userId, ctx.now);
  const { rows, matching, page } = isFiltered(query)
    ? await readMatching(ctx.db, userId, query)
    : await readAll(ctx.db, userId, query, summary.total);
  const items = await completeItems(ctx, ctx.db, rows, query.bars);
  return { summary, items, matching, page, pages: pagesOf(matching) };
}

const isFiltered = ({ q, type, status }: MonitorQuery): boolean =>
  q !== "" || type !== null || status !== null;
const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / size));

type Found = { rows: ItemRow[]; matching: number; page: number };

async function readAll(tx: Tx, userId: string, query: MonitorQuery, total: number): Promise<Found> {
  const page = Math.min(query.page, pagesOf(total));
  const rows = await readRows(tx, userId, { ...query, page });
  return { rows, matching: total, page };
}

/** How many match is known with the rows themselves; only a page beyond the last one has to be asked for again. */
async function readMatching(tx: Tx, userId: string, query: MonitorQuery): Promise<Found> {
  const rows = await readRows(tx, userId, query);
  const matching = rows[0]?.matching ?? 0;
  if (rows.length > 0 || query.page === 1) return { rows, matching, page: query.page };
  const [first] = await readRows(tx, userId, { ...query, page: 1 });
  return readAll(tx, userId, query, first?.matching ?? 0);
}

const matchingCount = sql<number>`(count(*) over ())::int`;

function readRows(tx: Tx, userId: string, query: MonitorQuery): Promise<(ItemRow & { matching: number })[]> {
  const { q, type, status, sort, page } = query;
  // Everything that changes the text of the query is in its name; all else are parameters.
  const filters = [q && "searched", type && "typed", status && (status === "paused" ? status : "status")];
  const name = ["monitors_by", sort, ...filters, page > 1 && "further"].filter(Boolean).join("_");
  return tx
    .select({ ...itemColumns, matching: isFiltered(query) ? matchingCount : sql<number>`0` })
    .from(monitors)
    .innerJoin(monitorStates, eq(monitorStates.monitorId, monitors.id))
    .where(filterOf(userId, query))
    .orderBy(...orderOf(sort), asc(monitors.id))
    .limit(size)
    .offset((page - 1) * size)
    .prepare(name)
    .execute();
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

/** `searchText` is the folded name and the address. */
const nameOrAddressHas = (text: string): SQL | undefined =>
  or(
    sql`position(${foldedSql(sql`${text}::text`)} in ${monitors.searchText}) > 0`,
    sql`position(lower(${text}::text) in ${monitors.searchText}) > 0`,
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
