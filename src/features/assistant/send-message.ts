import { and, desc, eq, inArray } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { assistantConversations, assistantMessages } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { assertNoSecrets } from "./assert-no-secrets.ts";
import { type Asked, type Attachment, Question } from "./assistant.schema.ts";
import { beginAnswer, findAsk } from "./begin-answer.ts";
import { getOwnConversation } from "./message-rows.ts";

type Place = { userId: string; conversationId: string | null; text: string; now: Date };

/** The first line of a question names its conversation. */
function titleOf(text: string): string {
  const line = Array.from(text.split("\n", 1)[0]?.trim() ?? "");
  const { titleMax } = limits.assistant;
  return line.length <= titleMax
    ? line.join("")
    : `${line
        .slice(0, titleMax - 1)
        .join("")
        .trimEnd()}…`;
}

async function openConversation(tx: Tx, { userId, text, now }: Place): Promise<string> {
  const id = createId();
  await tx
    .insert(assistantConversations)
    .values({ id, userId, title: titleOf(text), createdAt: now, lastAt: now });
  const old = await tx
    .select({ id: assistantConversations.id })
    .from(assistantConversations)
    .where(eq(assistantConversations.userId, userId))
    .orderBy(desc(assistantConversations.lastAt), desc(assistantConversations.id))
    .offset(limits.assistant.conversationsMax);
  if (old.length > 0)
    await tx.delete(assistantConversations).where(
      and(
        eq(assistantConversations.userId, userId),
        inArray(
          assistantConversations.id,
          old.map(row => row.id),
        ),
      ),
    );
  return id;
}

async function findOrOpen(tx: Tx, place: Place): Promise<string> {
  if (place.conversationId === null) return openConversation(tx, place);
  const { id } = await getOwnConversation(tx, place.userId, place.conversationId);
  return id;
}

/** Writes a question at the end of a conversation. */
export async function placeQuestion(
  tx: Tx,
  question: { conversationId: string; text: string; attachments: readonly Attachment[]; now: Date },
): Promise<string> {
  const { conversationId, text, attachments, now } = question;
  const count = await tx.$count(assistantMessages, eq(assistantMessages.conversationId, conversationId));
  if (count >= limits.assistant.messagesMax) throw new AppError("conversation_full");
  const id = createId();
  await tx.insert(assistantMessages).values({
    ...{ id, conversationId, role: "user", state: "done", text, sources: [], createdAt: now },
    attachments: [...attachments],
  });
  return id;
}

/** Asks the assistant something, in a new conversation or an own one. */
export async function sendMessage(ctx: Ctx, input: unknown, closing?: AbortSignal): Promise<Asked> {
  const userId = assertUser(ctx);
  const { key, price, conversationId, text, attachments } = parseInput(Question, input);
  assertNoSecrets(text);
  const known = await findAsk(ctx.db, userId, key);
  if (known !== null) return known;
  return beginAnswer(ctx, {
    ...{ key, price, question: text, attachments, closing },
    place: async tx => {
      const place = { userId, conversationId, text, now: ctx.now };
      const id = await findOrOpen(tx, place);
      return {
        conversationId: id,
        questionId: await placeQuestion(tx, { ...place, conversationId: id, attachments }),
      };
    },
  });
}
