import type { LoaderFunctionArgs } from "react-router";
import { AppError } from "#core/errors.ts";
import type { AssistantOffer, Conversation, ConversationItem } from "#features/assistant/assistant.schema.ts";
import { getAssistantOffer, getConversation, listConversations } from "#features/assistant/index.ts";
import type { Ctx } from "#features/context/index.ts";
import { privatePage } from "../page-context.server.ts";

export type AssistantData =
  | { kind: "visitor" }
  | {
      kind: "user";
      offer: AssistantOffer;
      list: readonly ConversationItem[];
      conversation: Conversation | null;
      q: string;
      now: string;
    };

/** A link to a conversation that is gone leads to a new one. */
const findConversation = (ctx: Ctx, id: string | null): Promise<Conversation | null> =>
  id === null
    ? Promise.resolve(null)
    : getConversation(ctx, { id }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === "conversation_not_found") return null;
        throw error;
      });

export async function loader({ context, request }: LoaderFunctionArgs): Promise<AssistantData> {
  const ctx = await privatePage(context);
  if (ctx.actor.kind !== "user") return { kind: "visitor" };
  const search = new URL(request.url).searchParams;
  const q = search.get("q") ?? "";
  const [offer, { items }, conversation] = await Promise.all([
    getAssistantOffer(ctx),
    listConversations(ctx, { q }),
    findConversation(ctx, search.get("c")),
  ]);
  return { kind: "user", offer, list: items, conversation, q, now: ctx.now.toISOString() };
}
