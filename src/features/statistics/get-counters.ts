import { isNull } from "drizzle-orm";
import { keepFor } from "#core/kept.ts";
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

const kept = keepFor<Counters>(limits.userCache.counterMs);

async function count(db: Db): Promise<Counters> {
  const counters: Counters = { logins: 0, codes: 0, uptimes: 0 };
  for (const name of counterNames) counters[name] = await sources[name](db);
  return counters;
}

/** The three totals of the home page, counted at most once a minute (decision 39). */
export const getCounters = ({ db, now }: Pick<Ctx, "db" | "now">): Promise<Counters> =>
  kept(db, "all", now, () => count(db));
