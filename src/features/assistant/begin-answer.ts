import { and, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import type { Coins } from "#core/money.ts";
import type { Tx } from "#db/client.ts";
import { assistantAsks, assistantConversations, assistantMessages } from "#db/schema/index.ts";
import { holdCoins } from "../coins/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import { planOf } from "../plans/index.ts";
import { endpointOf } from "./ask-model.ts";
import { assertMayAsk } from "./assert-may-ask.ts";
import type { Asked, Attachment } from "./assistant.schema.ts";
import { priceOn } from "./assistant-price.ts";
import { buildPrompt } from "./build-prompt.ts";
import { findSources } from "./find-sources.ts";
import { readHistory } from "./message-rows.ts";
import { readAttachments } from "./read-attachments.ts";
import { writeAnswer } from "./write-answer.ts";

export type Ask = {
  key: string;
  /** What the button said. */
  price: number;
  question: string;
  attachments: readonly Attachment[];
  /** Ends what is being written when the process drains. */
  closing?: AbortSignal | undefined;
  /** Puts the question where it belongs, in the transaction that begins the answer. */
  place(tx: Tx, userId: string): Promise<{ conversationId: string; questionId: string }>;
};
type Begun = { asked: Asked; price: Coins; questionId: string };

export async function findAsk(tx: Tx, userId: string, key: string): Promise<Asked | null> {
  const [ask] = await tx
    .select({ conversationId: assistantAsks.conversationId, answerId: assistantAsks.answerId })
    .from(assistantAsks)
    .where(and(eq(assistantAsks.userId, userId), eq(assistantAsks.key, key)));
  return ask ?? null;
}

/** Question, answer and coins in one transaction: all of it is there, or nothing. Null when the key was used before. */
async function begin(
  ctx: Ctx,
  ask: Ask,
  answer: Pick<Answer, "sources" | "endpoint">,
): Promise<Begun | Asked> {
  const userId = assertUser(ctx);
  const { sources, endpoint } = answer;
  const { now } = ctx;
  return ctx.db.transaction(async tx => {
    await lockUser(tx, userId);
    const known = await findAsk(tx, userId, ask.key);
    if (known !== null) return known;
    const price = priceOn(await planOf(tx, userId, now), endpoint !== null);
    if (price !== ask.price) throw new AppError("price_changed");
    await assertMayAsk(tx, userId, now);
    const { conversationId, questionId } = await ask.place(tx, userId);
    const answerId = createId();
    if (endpoint !== null) await holdCoins(tx, { id: answerId, userId, amount: price }, now);
    const isWriting = endpoint !== null;
    await tx.insert(assistantAsks).values({
      ...{ userId, key: ask.key, answerId, conversationId, at: now, aliveAt: now },
      endedAt: isWriting ? null : now,
    });
    await tx.insert(assistantMessages).values({
      ...{ id: answerId, conversationId, role: "assistant", text: "", attachments: [], createdAt: now },
      ...{ state: isWriting ? "writing" : "done", model: endpoint?.model ?? null },
      sources: sources.map(({ source }) => source),
    });
    await tx
      .update(assistantConversations)
      .set({ lastAt: now })
      .where(eq(assistantConversations.id, conversationId));
    return { asked: { conversationId, answerId }, price, questionId };
  });
}

type Answer = {
  sources: Awaited<ReturnType<typeof findSources>>;
  endpoint: ReturnType<typeof endpointOf>;
};

/**
 * Begins the answer to a question: with a model it is written from here on, without one it is what the library has.
 * The same key begins one answer, however often it is asked for.
 */
export async function beginAnswer(ctx: Ctx, ask: Ask): Promise<Asked> {
  const userId = assertUser(ctx);
  const endpoint = endpointOf(ctx.env);
  const opensPaid = (await planOf(ctx.db, userId, ctx.now)) !== "free";
  const sources = await findSources(ctx, { question: ask.question, opensPaid });
  const files = await readAttachments(ctx, ask.attachments, { opensPaid });
  const begun = await begin(ctx, ask, { sources, endpoint });
  if (!("asked" in begun)) return begun;
  const { asked, price, questionId } = begun;
  if (endpoint === null) return asked;
  const messages = buildPrompt({
    question: ask.question,
    history: await readHistory(ctx.db, asked.conversationId, questionId),
    sources: sources.map(({ source, detail }) => ({ title: source.title.en, detail: detail() })),
    files,
  });
  void writeAnswer(ctx, {
    answerId: asked.answerId,
    userId,
    price,
    endpoint,
    messages,
    closing: ask.closing,
  });
  return asked;
}
