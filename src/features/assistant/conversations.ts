import { and, desc, eq, isNull } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { assistantConversations, assistantMessages } from "#db/schema/index.ts";
import { foldText } from "#i18n/fold.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import type { LibraryItem } from "../library/index.ts";
import { listLibraryItems } from "../library/index.ts";
import { highlightCodes } from "./answer-codes.ts";
import {
  type ChatMessage,
  type Conversation,
  type ConversationItem,
  type ConversationList,
  ConversationTitle,
} from "./assistant.schema.ts";
import { type EndReason, findLive } from "./live-answers.ts";
import { type ConversationRow, getOwnConversation, type MessageRow, readMessages } from "./message-rows.ts";

type Asking = Pick<Ctx, "actor" | "db" | "now">;

const itemOf = ({ id, title, lastAt }: ConversationRow): ConversationItem => ({
  id,
  title,
  lastAt: lastAt.toISOString(),
});

/** Those of a user's conversations in which somebody wrote all words of a search. */
async function withWords(ctx: Asking, userId: string, rows: ConversationRow[], words: string[]) {
  const texts = await ctx.db
    .select({ conversationId: assistantMessages.conversationId, text: assistantMessages.text })
    .from(assistantMessages)
    .innerJoin(assistantConversations, eq(assistantConversations.id, assistantMessages.conversationId))
    .where(
      and(
        eq(assistantConversations.userId, userId),
        eq(assistantMessages.role, "user"),
        isNull(assistantMessages.supersededAt),
      ),
    );
  const said = new Map(rows.map(({ id, title }) => [id, foldText(title)]));
  for (const { conversationId, text } of texts)
    said.set(conversationId, `${said.get(conversationId) ?? ""} ${foldText(text)}`);
  return rows.filter(({ id }) => words.every(word => said.get(id)?.includes(word)));
}

/** The asking user's conversations, the latest first; with `q` those whose title or questions hold its words. */
export async function listConversations(ctx: Asking, input: { q?: string } = {}): Promise<ConversationList> {
  const userId = assertUser(ctx);
  const rows = await ctx.db
    .select()
    .from(assistantConversations)
    .where(eq(assistantConversations.userId, userId))
    .orderBy(desc(assistantConversations.lastAt), desc(assistantConversations.id))
    .limit(limits.assistant.conversationsMax);
  const words = foldText((input.q ?? "").slice(0, limits.library.queryMax))
    .split(" ")
    .filter(Boolean);
  const found = words.length === 0 ? rows : await withWords(ctx, userId, rows, words);
  return { items: found.map(itemOf) };
}

async function messageOf(row: MessageRow, items: readonly LibraryItem[]): Promise<ChatMessage> {
  const { id, role, state, failure, model, sources, coins, createdAt } = row;
  const text = findLive(id)?.text ?? row.text;
  return {
    ...{ id, role, state, failure, text, model, sources, coins },
    attachments: row.attachments.flatMap(one => {
      const item = items.find(known => known.kind === one.kind && known.id === one.id);
      return item ? [{ ...one, title: item.title, path: item.path }] : [];
    }),
    codes: role === "assistant" && state !== "writing" ? await highlightCodes(text) : [],
    createdAt: createdAt.toISOString(),
  };
}

/** One of the asking user's conversations with all that it shows. */
export async function getConversation(ctx: Asking, { id }: { id: string }): Promise<Conversation> {
  const row = await getOwnConversation(ctx.db, assertUser(ctx), id);
  const messages = await readMessages(ctx.db, id);
  const targets = messages.flatMap(({ attachments }) =>
    attachments.map(one => ({ kind: one.kind, itemId: one.id })),
  );
  const items = await listLibraryItems(ctx, targets);
  return { ...itemOf(row), messages: await Promise.all(messages.map(message => messageOf(message, items))) };
}

export async function renameConversation(
  ctx: Asking,
  input: { id: string; change: unknown },
): Promise<ConversationItem> {
  const { id } = await getOwnConversation(ctx.db, assertUser(ctx), input.id);
  const { title } = parseInput(ConversationTitle, input.change);
  const [row] = await ctx.db
    .update(assistantConversations)
    .set({ title })
    .where(eq(assistantConversations.id, id))
    .returning();
  return itemOf(row ?? (await getOwnConversation(ctx.db, assertUser(ctx), id)));
}

/** Takes a conversation away with all that stands in it. An answer that is being written in it ends. */
export async function deleteConversation(ctx: Asking, { id }: { id: string }): Promise<{ id: string }> {
  await getOwnConversation(ctx.db, assertUser(ctx), id);
  const messages = await readMessages(ctx.db, id);
  for (const message of messages.filter(({ state }) => state === "writing"))
    findLive(message.id)?.controller.abort("stop" satisfies EndReason);
  await ctx.db.delete(assistantConversations).where(eq(assistantConversations.id, id));
  return { id };
}
