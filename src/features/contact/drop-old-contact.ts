import { and, isNotNull, lte } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { contactMessages } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

/** Forgets messages that were dealt with long ago, and addresses that count no more. */
export async function dropOldContact({ db, now }: Pick<Ctx, "db" | "now">): Promise<void> {
  const { keepMs, windowMs } = limits.contact;
  await db.delete(contactMessages).where(lte(contactMessages.doneAt, addMs(now, -keepMs)));
  await db
    .update(contactMessages)
    .set({ addressHash: null })
    .where(
      and(isNotNull(contactMessages.addressHash), lte(contactMessages.createdAt, addMs(now, -windowMs))),
    );
}
