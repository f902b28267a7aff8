import { useState } from "react";
import { useRevalidator } from "react-router";
import { limits } from "#core/limits.ts";
import type { StaffThreadDetail } from "#features/support/support.schema.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { MessageList, useSeen } from "../../support/message-list.tsx";
import { SupportStateBadge } from "../../support/state-badge.tsx";
import { Rich, useT } from "../../translation.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.ts";

function useAnswer({ id }: StaffThreadDetail) {
  const t = useT(supportMessages);
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState<"answer" | "close" | null>(null);
  const send = async (close: boolean) => {
    setBusy(close ? "close" : "answer");
    setError(null);
    try {
      await callApi(`/api/staff/support/${id}/answers`, { method: "POST", body: { text, close } });
      toast.success(t(text.trim() === "" ? "staff_closed" : "staff_answered"));
      setText("");
      await revalidate();
    } catch (failure) {
      const known = failure instanceof ApiFailure ? failure : null;
      setError(known?.fields.text ?? (known?.message || t("failed")));
    } finally {
      setBusy(null);
    }
  };
  return { t, text, setText, error, busy, send };
}

function Head({ thread }: { thread: StaffThreadDetail }) {
  const t = useT(supportMessages);
  return (
    <header className="flex flex-col items-start gap-3 wrap-anywhere">
      <LinkButton to="/staff/support" size="sm" variant="ghost" icon="arrowStart" className="-ms-3">
        {t("all_threads")}
      </LinkButton>
      <h2 className="text-xl">
        <bdi>{thread.subject}</bdi>
      </h2>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <SupportStateBadge state={thread.state} />
        <LocaleLink to={`/profile/${thread.user.id}`} className="hover:text-accent">
          <Rich
            catalogue={supportMessages}
            id="staff_by"
            parts={{ name: <bdi key="name">{thread.user.name ?? thread.user.id}</bdi> }}
          />
        </LocaleLink>
        <span>{t("staff_plan", { plan: thread.plan })}</span>
      </p>
    </header>
  );
}

/** A conversation for staff: what was written, the answer, and its end. */
export function StaffThread({ thread, now }: { thread: StaffThreadDetail; now: string }) {
  const { t, text, setText, error, busy, send } = useAnswer(thread);
  useSeen(`/api/staff/support/${thread.id}/seen`, thread.isUnread, thread.lastAt);
  const hasText = text.trim() !== "";
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <Head thread={thread} />
      <MessageList messages={thread.messages} side="staff" now={now} />
      <form
        className="flex flex-col gap-4"
        onSubmit={event => {
          event.preventDefault();
          if (busy === null) void send(false);
        }}
      >
        <TextArea
          label={t("staff_answer")}
          hint={t("staff_answer_hint")}
          error={error}
          value={text}
          rows={5}
          maxLength={limits.support.messageMax}
          onChange={event => setText(event.target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={busy === "answer"}>
            {t("staff_send")}
          </Button>
          {(hasText || thread.state !== "closed") && (
            <Button pending={busy === "close"} onClick={() => void send(true)}>
              {t(hasText ? "staff_send_close" : "staff_close")}
            </Button>
          )}
        </div>
      </form>
    </div>
  );
}
