import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { contactMessages } from "#db/schema/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { assertHumanCheck } from "../human-check/index.ts";
import { lockUser } from "../locks/index.ts";
import { ContactDraft } from "./contact.schema.ts";

const { perWindow, windowMs } = limits.contact;

async function assertBelowLimit(tx: Tx, by: SQL, now: Date): Promise<void> {
  const recent = gt(contactMessages.createdAt, addMs(now, -windowMs));
  if ((await tx.$count(contactMessages, and(by, recent))) >= perWindow)
    throw new AppError("contact_limit_reached", { count: perWindow });
}

/**
 * Keeps a message to us and mails it to the support, where that has an address. Anybody may write, after a fresh
 * human check. `address` is where the request came from; it is kept as a keyed hash, and only while it counts.
 */
export async function sendContact(
  ctx: Ctx,
  input: { draft: unknown; address: string },
): Promise<{ id: string }> {
  const { humanCheck, ...draft } = parseInput(ContactDraft, input.draft);
  await assertHumanCheck(ctx, humanCheck ?? null, "contact");
  const userId = ctx.actor.kind === "user" ? ctx.actor.userId : null;
  const addressHash = ctx.keys.sign("contact-address", input.address);
  const id = createId();
  await ctx.db.transaction(async tx => {
    if (userId !== null) {
      await lockUser(tx, userId);
      await assertBelowLimit(tx, eq(contactMessages.userId, userId), ctx.now);
    }
    // Who comes from one address counts together, also at the same moment.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact:${addressHash}`}, 0))`);
    await assertBelowLimit(tx, eq(contactMessages.addressHash, addressHash), ctx.now);
    await tx.insert(contactMessages).values({ ...draft, id, userId, addressHash, createdAt: ctx.now });
    if (ctx.env.SUPPORT_EMAIL !== undefined) await ctx.jobs.add(tx, "mail-contact", [{ contactId: id }]);
  });
  ctx.jobs.nudge("mail-contact");
  return { id };
}
