import { useState } from "react";
import { useRevalidator } from "react-router";
import { limits } from "#core/limits.ts";
import type { ThreadDetail } from "#features/support/support.schema.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Rich, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { RelativeTime } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";
import { MessageList, useSeen } from "./message-list.tsx";
import { SupportStateBadge } from "./state-badge.tsx";
import { ReadOnlyNotice } from "./thread-list.tsx";

type Props = { thread: ThreadDetail; now: string };

function useThread({ id }: ThreadDetail) {
  const t = useT(supportMessages);
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<"write" | "close" | null>(null);
  const run = async (what: "write" | "close", body?: unknown) => {
    setBusy(what);
    setError(null);
    try {
      const path = what === "write" ? "messages" : "close";
      await callApi(`/api/support/${id}/${path}`, { method: "POST", ...(body !== undefined && { body }) });
      toast.success(t(what === "write" ? "sent" : "closed"));
      if (what === "write") setText("");
      await revalidate();
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : null;
      setError(known?.fields.text ?? (known?.message || t("failed")));
    } finally {
      setBusy(null);
    }
  };
  return { t, text, setText, error, busy, run };
}

/** A conversation for its user: what was written, and the place to write on. */
export function ThreadView({ thread, now }: Props) {
  const { t, text, setText, error, busy, run } = useThread(thread);
  useSeen(`/api/support/${thread.id}/seen`, thread.isUnread, thread.lastAt);
  const isClosed = thread.state === "closed";
  return (
    <div className="flex flex-col gap-8">
      <header className="flex flex-col items-start gap-3">
        <LinkButton to="/support" size="sm" variant="ghost" icon="arrowStart" className="-ms-3">
          {t("all_threads")}
        </LinkButton>
        <h1 className="text-2xl wrap-anywhere">
          <bdi>{thread.subject}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <SupportStateBadge state={thread.state} />
          <Rich
            catalogue={supportMessages}
            id="begun"
            parts={{ time: <RelativeTime key="time" at={thread.createdAt} now={now} /> }}
          />
        </p>
      </header>
      <MessageList messages={thread.messages} side="user" now={now} />
      {thread.canWrite ? (
        <form
          className="flex flex-col gap-4"
          onSubmit={event => {
            event.preventDefault();
            if (busy === null) void run("write", { text });
          }}
        >
          <TextArea
            label={t("reply")}
            hint={isClosed ? t("reopen_hint") : undefined}
            error={error}
            value={text}
            maxLength={limits.support.messageMax}
            onChange={event => setText(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" pending={busy === "write"}>
              {t("send")}
            </Button>
            {!isClosed && (
              <Button icon="check" pending={busy === "close"} onClick={() => void run("close")}>
                {t("close")}
              </Button>
            )}
          </div>
        </form>
      ) : (
        <ReadOnlyNotice />
      )}
    </div>
  );
}
