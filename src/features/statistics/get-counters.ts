import { isNull } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Db } from "#db/client.ts";
import { codes, monitors, users } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { type Counters, counterNames } from "./statistics.schema.ts";

/** Where each figure of the home page comes from. */
const sources: Record<keyof Counters, (db: Db) => Promise<number>> = {
  logins: db => db.$count(users, isNull(users.closedAt)),
  codes: db => db.$count(codes, isNull(codes.hiddenAt)),
  uptimes: db => db.$count(monitors),
};

type Kept = { at: number; counters: Promise<Counters> };
/** One answer for each database of the process. */
const kept = new WeakMap<Db, Kept>();

async function count(db: Db): Promise<Counters> {
  const counters: Counters = { logins: 0, codes: 0, uptimes: 0 };
  for (const name of counterNames) counters[name] = await sources[name](db);
  return counters;
}

/** The three totals of the home page, counted at most once a minute (decision 39). */
export function getCounters(ctx: Pick<Ctx, "db" | "now">): Promise<Counters> {
  const now = ctx.now.getTime();
  const known = kept.get(ctx.db);
  if (known !== undefined && Math.abs(now - known.at) < limits.userCache.counterMs) return known.counters;
  const counters = count(ctx.db);
  kept.set(ctx.db, { at: now, counters });
  // A failed count is not kept; whoever waits for it is told.
  counters.catch(() => kept.delete(ctx.db));
  return counters;
}
