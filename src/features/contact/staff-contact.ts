import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { contactMessages, users } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { type ContactPage, ContactQuery } from "./contact.schema.ts";

/** Messages to us; of those that are open the oldest come first. For staff. */
export async function listContact(ctx: Pick<Ctx, "actor" | "db">, input: unknown = {}): Promise<ContactPage> {
  assertRight(ctx, "contact");
  const { state, page } = parseInput(ContactQuery, input);
  const { pageSize } = limits.staff;
  const where = state === "open" ? isNull(contactMessages.doneAt) : isNotNull(contactMessages.doneAt);
  const matching = await ctx.db.$count(contactMessages, where);
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(page, pages);
  const rows = await ctx.db
    .select({
      row: contactMessages,
      name: sql<string | null>`coalesce(${users.globalName}, ${users.username})`,
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.userId))
    .where(where)
    .orderBy(
      state === "open" ? asc(contactMessages.createdAt) : desc(contactMessages.doneAt),
      asc(contactMessages.id),
    )
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items = rows.map(({ row: { id, topic, text, replyTo, language, ...row }, name }) => ({
    id,
    topic,
    text,
    replyTo,
    language,
    user: row.userId === null ? null : { id: row.userId, name },
    createdAt: row.createdAt.toISOString(),
    doneAt: row.doneAt?.toISOString() ?? null,
  }));
  return { items, matching, page: current, pages };
}

/** Nothing is left to do about a message. Whoever comes first is written down. For staff. */
export async function markContactDone(ctx: Ctx, input: { id: string }): Promise<{ id: string }> {
  const doneBy = assertRight(ctx, "contact");
  const { id } = input;
  await ctx.db.transaction(async tx => {
    const done = await tx
      .update(contactMessages)
      .set({ doneAt: ctx.now, doneBy })
      .where(and(eq(contactMessages.id, id), isNull(contactMessages.doneAt)))
      .returning({ id: contactMessages.id });
    if (done.length > 0)
      await writeAudit(tx, ctx, { action: "contact.done", subjectKind: "contact", subjectId: id });
    else if ((await tx.$count(contactMessages, eq(contactMessages.id, id))) === 0)
      throw new AppError("contact_message_not_found");
  });
  return { id };
}
