import { and, eq, gte, isNull } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { assistantMessages } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { assertNoSecrets } from "./assert-no-secrets.ts";
import { Again, type Asked, EditedQuestion } from "./assistant.schema.ts";
import { beginAnswer, findAsk } from "./begin-answer.ts";
import { getOwnMessage, type MessageRow, readMessages } from "./message-rows.ts";
import { placeQuestion } from "./send-message.ts";

/** A message and all that followed it are shown no more; what they cost stays paid. */
async function supersede(tx: Tx, { conversationId, position }: MessageRow, now: Date): Promise<void> {
  await tx
    .update(assistantMessages)
    .set({ supersededAt: now })
    .where(
      and(
        eq(assistantMessages.conversationId, conversationId),
        gte(assistantMessages.position, position),
        isNull(assistantMessages.supersededAt),
      ),
    );
}

/** The shown message before an answer: what it answers. */
async function questionOf(tx: Tx, answer: MessageRow): Promise<MessageRow> {
  const shown = await readMessages(tx, answer.conversationId);
  const question = shown[shown.findIndex(({ id }) => id === answer.id) - 1];
  if (answer.role !== "assistant" || question?.role !== "user") throw new AppError("not_found");
  return question;
}

/** Has an answer written anew; it and all that followed it go. Costs what an answer costs. */
export async function regenerateAnswer(
  ctx: Ctx,
  input: { id: string; again: unknown; closing?: AbortSignal },
): Promise<Asked> {
  const userId = assertUser(ctx);
  const { key, price } = parseInput(Again, input.again);
  const known = await findAsk(ctx.db, userId, key);
  if (known !== null) return known;
  const answer = await getOwnMessage(ctx.db, userId, input.id);
  const question = await questionOf(ctx.db, answer);
  const { conversationId, text, attachments } = question;
  return beginAnswer(ctx, {
    ...{ key, price, question: text, attachments, closing: input.closing },
    place: async tx => {
      await supersede(tx, answer, ctx.now);
      return { conversationId, questionId: question.id };
    },
  });
}

/** Puts a question in other words; it and all that followed it go, and it is asked anew. */
export async function editQuestion(
  ctx: Ctx,
  input: { id: string; edited: unknown; closing?: AbortSignal },
): Promise<Asked> {
  const userId = assertUser(ctx);
  const { key, price, text } = parseInput(EditedQuestion, input.edited);
  assertNoSecrets(text);
  const known = await findAsk(ctx.db, userId, key);
  if (known !== null) return known;
  const question = await getOwnMessage(ctx.db, userId, input.id);
  if (question.role !== "user" || question.supersededAt !== null) throw new AppError("not_found");
  const { conversationId, attachments } = question;
  return beginAnswer(ctx, {
    ...{ key, price, question: text, attachments, closing: input.closing },
    place: async tx => {
      await supersede(tx, question, ctx.now);
      const questionId = await placeQuestion(tx, { conversationId, text, attachments, now: ctx.now });
      return { conversationId, questionId };
    },
  });
}
