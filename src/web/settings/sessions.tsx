import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SessionItem } from "#features/sessions/sessions.schema.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Rich, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { RelativeTime, Time } from "../ui/time.tsx";
import { toast } from "../ui/toast.ts";
import { browserName } from "./browser-name.ts";

function useSessionName(): (session: SessionItem) => string {
  const t = useT(settingsMessages);
  return session => {
    const { browser, system } = browserName(session.userAgent);
    if (browser && system) return t("session_name", { browser, system });
    return browser ?? system ?? t("session_unknown");
  };
}

type RowProps = { session: SessionItem; now: string; pending: boolean; onRevoke(): void };

function SessionRow({ session, now, pending, onRevoke }: RowProps) {
  const t = useT(settingsMessages);
  const name = useSessionName()(session);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
          <span title={session.userAgent}>{name}</span>
          {session.current && <Badge tone="accent">{t("session_current")}</Badge>}
        </p>
        <p className="text-xs text-muted">
          <Rich
            catalogue={settingsMessages}
            id="session_used"
            parts={{ time: <RelativeTime key="time" at={session.lastSeenAt} now={now} /> }}
          />
          {" · "}
          <Rich
            catalogue={settingsMessages}
            id="session_since"
            parts={{ time: <Time key="time" at={session.createdAt} style="date" /> }}
          />
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          variant="danger"
          pending={pending}
          onClick={onRevoke}
          aria-label={t("session_revoke_label", { browser: name })}
        >
          {t("session_revoke")}
        </Button>
      )}
    </li>
  );
}

function useRevoke() {
  const t = useT(settingsMessages);
  const { revalidate } = useRevalidator();
  const [pending, setPending] = useState<string | null>(null);
  const revoke = async (id: string | null) => {
    setPending(id ?? "others");
    try {
      const path = id === null ? "/api/sessions" : `/api/sessions/${encodeURIComponent(id)}`;
      const answer = await callApi<{ ended: number } | undefined>(path, { method: "DELETE" });
      toast.success(answer ? t("revoked_others", { count: answer.ended }) : t("revoked"));
      await revalidate();
    } catch (error) {
      toast.error((error instanceof ApiFailure && error.message) || t("failed"));
    } finally {
      setPending(null);
    }
  };
  return { pending, revoke };
}

/** The browsers in which one is signed in, and the way to end each. */
export function Sessions({ sessions, now }: { sessions: SessionItem[]; now: string }) {
  const t = useT(settingsMessages);
  const { pending, revoke } = useRevoke();
  return (
    <div className="p-5 sm:px-6">
      <h3 className="text-sm">{t("sessions")}</h3>
      <p className="text-xs text-muted">{t("sessions_hint")}</p>
      <ul className="mt-3 divide-y divide-line">
        {sessions.map(session => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            pending={pending === session.id}
            onRevoke={() => void revoke(session.id)}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button size="sm" className="mt-3" pending={pending === "others"} onClick={() => void revoke(null)}>
          {t("revoke_others")}
        </Button>
      )}
    </div>
  );
}
