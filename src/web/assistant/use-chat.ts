import { useCallback, useRef, useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { Asked, Attached } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";

/** The path below /ra3dai that shows a conversation; a search of the list stays. */
export function chatAddress(search: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(search);
  if (id === null) next.delete("c");
  else next.set("c", id);
  const text = next.toString();
  return text === "" ? "/ra3dai" : `/ra3dai?${text}`;
}

/** The line of the first token or key in a text; null without one. The scanner comes when it is needed. */
async function secretLine(text: string): Promise<number | null> {
  const { scanSecrets } = await import("#secret-scan");
  return scanSecrets("message.txt", text)[0]?.line ?? null;
}

type Send = { path: string; body: Record<string, unknown> };

/** Asks, and shows what was begun. What was refused keeps its key: asking it again costs once. */
export function useChat({ conversationId, price }: { conversationId: string | null; price: number }) {
  const t = useT(assistantMessages);
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const pending = useRef<{ of: string; key: string } | null>(null);

  const send = async ({ path, body }: Send): Promise<boolean> => {
    const of = JSON.stringify([path, body]);
    if (pending.current?.of !== of) pending.current = { of, key: crypto.randomUUID() };
    setSending(true);
    setError(null);
    try {
      const line = typeof body.text === "string" ? await secretLine(body.text) : null;
      if (line !== null) {
        setError(t("secret_found", { line }));
        return false;
      }
      const asked = await callApi<Asked>(path, {
        method: "POST",
        body: { ...body, key: pending.current.key, price },
      });
      pending.current = null;
      if (asked.conversationId === conversationId) await revalidate();
      else await navigate(localPath(chatAddress(search, asked.conversationId)));
      return true;
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : null;
      setError(known?.fields.text ?? (known?.message || t("failed")));
      if (known?.code === "price_changed") await revalidate();
      return false;
    } finally {
      setSending(false);
    }
  };
  const refresh = useCallback(() => void revalidate(), [revalidate]);
  return {
    isSending,
    error,
    refresh,
    ask: (text: string, attachments: readonly Attached[]) =>
      send({
        path: "/api/assistant/messages",
        body: { conversationId, text, attachments: attachments.map(({ kind, id }) => ({ kind, id })) },
      }),
    edit: (id: string, text: string) => send({ path: `/api/assistant/messages/${id}/edit`, body: { text } }),
    again: (id: string) => send({ path: `/api/assistant/answers/${id}/again`, body: {} }),
    stop: (id: string) =>
      callApi(`/api/assistant/answers/${id}/stop`, { method: "POST" }).catch(() => setError(t("failed"))),
  };
}
export type Chat = ReturnType<typeof useChat>;
