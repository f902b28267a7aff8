import { lt, lte } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { viewMarks, viewSalts } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { dayOf } from "./view-salts.ts";

/** Forgets who saw what, and the salts with which it could be told: nothing of it is older than two days. */
export async function dropOldViewMarks({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  await db.delete(viewMarks).where(lte(viewMarks.seenAt, addMs(now, -limits.library.viewAgainMs)));
  await db.delete(viewSalts).where(lt(viewSalts.day, dayOf(addMs(now, -limits.library.viewSaltKeepMs)) + 1));
}
