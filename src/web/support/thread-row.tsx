import type { ReactNode } from "react";
import type { ThreadItem } from "#features/support/support.schema.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { RelativeTime } from "../ui/time.tsx";
import { SupportStateBadge } from "./state-badge.tsx";

type Props = { thread: ThreadItem; to: string; now: string; by?: ReactNode };

/** A conversation in a list; the whole row leads to it. */
export function ThreadRow({ thread, to, now, by }: Props) {
  const t = useT(supportMessages);
  return (
    <li className="relative flex flex-col gap-2 p-5 hover:bg-raised sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <LocaleLink to={to} className="min-w-0 truncate font-semibold after:absolute after:inset-0">
          <bdi>{thread.subject}</bdi>
        </LocaleLink>
        {thread.isUnread && <Badge tone="accent">{t("unread")}</Badge>}
        <SupportStateBadge state={thread.state} />
      </div>
      <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted">
        {by}
        <span>
          <Rich
            catalogue={supportMessages}
            id="last"
            parts={{ time: <RelativeTime key="time" at={thread.lastAt} now={now} /> }}
          />
        </span>
      </p>
    </li>
  );
}
