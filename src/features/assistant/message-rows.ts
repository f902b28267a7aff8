import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { assistantConversations, assistantMessages } from "#db/schema/index.ts";
import type { Turn } from "./build-prompt.ts";

export type MessageRow = typeof assistantMessages.$inferSelect;
export type ConversationRow = typeof assistantConversations.$inferSelect;

/** A conversation of the asking user; everybody else's is none. */
export async function getOwnConversation(tx: Tx, userId: string, id: string): Promise<ConversationRow> {
  const [row] = await tx
    .select()
    .from(assistantConversations)
    .where(and(eq(assistantConversations.id, id), eq(assistantConversations.userId, userId)));
  if (row === undefined) throw new AppError("conversation_not_found");
  return row;
}

/** A message of the asking user's conversations. */
export async function getOwnMessage(tx: Tx, userId: string, id: string): Promise<MessageRow> {
  const [row] = await tx
    .select({ message: assistantMessages })
    .from(assistantMessages)
    .innerJoin(assistantConversations, eq(assistantConversations.id, assistantMessages.conversationId))
    .where(and(eq(assistantMessages.id, id), eq(assistantConversations.userId, userId)));
  if (row === undefined) throw new AppError("not_found");
  return row.message;
}

/** What a conversation shows, in its order. */
export const readMessages = (tx: Tx, conversationId: string): Promise<MessageRow[]> =>
  tx
    .select()
    .from(assistantMessages)
    .where(and(eq(assistantMessages.conversationId, conversationId), isNull(assistantMessages.supersededAt)))
    .orderBy(asc(assistantMessages.position));

/** What was said before a question, as far as words were said. */
export async function readHistory(tx: Tx, conversationId: string, questionId: string): Promise<Turn[]> {
  const [question] = await tx.select().from(assistantMessages).where(eq(assistantMessages.id, questionId));
  if (question === undefined) return [];
  const rows = await tx
    .select()
    .from(assistantMessages)
    .where(
      and(
        eq(assistantMessages.conversationId, conversationId),
        isNull(assistantMessages.supersededAt),
        lt(assistantMessages.position, question.position),
      ),
    )
    .orderBy(asc(assistantMessages.position));
  return rows.map(({ role, text }) => ({ role, text }));
}
