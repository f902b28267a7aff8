import { and, asc, eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { supportMessages, supportThreads, users } from "#db/schema/index.ts";
import type { SupportMessage, ThreadItem } from "./support.schema.ts";

export type ThreadRow = typeof supportThreads.$inferSelect;

export const threadItemOf = (row: ThreadRow, side: "user" | "staff"): ThreadItem => ({
  id: row.id,
  subject: row.subject,
  state: row.state,
  isUnread: side === "user" ? row.unreadByUser : row.unreadByStaff,
  createdAt: row.createdAt.toISOString(),
  lastAt: row.lastAt.toISOString(),
});

/** A thread for its owner. To everybody else it does not exist. */
export async function getOwnThread(db: Tx, userId: string, id: string): Promise<ThreadRow> {
  const [row] = await db
    .select()
    .from(supportThreads)
    .where(and(eq(supportThreads.id, id), eq(supportThreads.userId, userId)));
  if (row === undefined) throw new AppError("support_thread_not_found");
  return row;
}

/** Holds a thread until the transaction ends, so that two answers never overwrite each other's state. */
export async function lockThread(tx: Tx, id: string): Promise<ThreadRow> {
  const [row] = await tx.select().from(supportThreads).where(eq(supportThreads.id, id)).for("update");
  if (row === undefined) throw new AppError("support_thread_not_found");
  return row;
}

/** What was written, in its order. Only staff learn who of them wrote. */
export async function readMessages(
  db: Tx,
  threadId: string,
  side: "user" | "staff",
): Promise<SupportMessage[]> {
  const rows = await db
    .select({
      message: supportMessages,
      author: sql<string | null>`coalesce(${users.globalName}, ${users.username})`,
    })
    .from(supportMessages)
    .leftJoin(users, eq(users.id, supportMessages.authorId))
    .where(eq(supportMessages.threadId, threadId))
    .orderBy(asc(supportMessages.id));
  return rows.map(({ message, author }) => ({
    id: message.id,
    fromStaff: message.fromStaff,
    author: message.fromStaff && side === "user" ? null : author,
    text: message.text,
    createdAt: message.createdAt.toISOString(),
  }));
}
