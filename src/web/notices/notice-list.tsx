import { useEffect, useRef } from "react";
import { isAboutProject, noticePath } from "#core/notice-path.ts";
import type { OwnModeration } from "#features/moderation/moderation.schema.ts";
import type { NoticeItem } from "#features/notices/notices.schema.ts";
import { noticeMessages } from "#i18n/messages/notices.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { noticeText } from "#i18n/notice-text.ts";
import { callApi } from "../api-client.ts";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useLanguage, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Card, EmptyState } from "../ui/card.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { RelativeTime } from "../ui/time.tsx";
import { useUser } from "../user/user-provider.tsx";
import { ModerationState } from "./moderation-state.tsx";

const icons: Record<NoticeItem["kind"], IconName> = {
  project_hidden: "alert",
  project_removed: "alert",
  project_restored: "checkCircle",
  appeal_refused: "info",
  report_closed: "flag",
  support_answered: "message",
  support_closed: "check",
  refund_approved: "checkCircle",
  refund_refused: "info",
};

/** The title with the project's name set off, whatever its script. */
function Title({ notice }: { notice: NoticeItem }) {
  const language = useLanguage();
  const mark = "\u0000";
  const [before = "", after = ""] = noticeText(language, notice, mark).title.split(mark);
  return (
    <h2 className="min-w-0 text-base">
      {before}
      <bdi>{notice.name}</bdi>
      {after}
    </h2>
  );
}

type ItemProps = { notice: NoticeItem; moderation: OwnModeration | null; now: string };

function Item({ notice, moderation, now }: ItemProps) {
  const t = useT(noticeMessages);
  const language = useLanguage();
  const reasonText = useT(reportMessages);
  const { text } = noticeText(language, notice);
  const path = noticePath(notice);
  const isShown = notice.kind === "project_restored" || notice.outcome === "kept";
  return (
    <li className="flex gap-4 p-5 wrap-anywhere sm:px-6">
      <Icon name={icons[notice.kind]} className="mt-0.5 text-muted" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <div className="flex w-full flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="flex min-w-0 flex-wrap items-center gap-2">
            <Title notice={notice} />
            {!notice.isSeen && <Badge tone="accent">{t("is_new")}</Badge>}
          </div>
          <RelativeTime at={notice.createdAt} now={now} className="text-xs text-muted" />
        </div>
        <p className="text-sm text-muted">{text}</p>
        {notice.reason !== null && (
          <p className="text-sm">{t("reason", { reason: reasonText(notice.reason) })}</p>
        )}
        {notice.note !== "" && (
          <p className="text-sm">
            <Rich
              catalogue={noticeMessages}
              id="note"
              parts={{ note: <bdi key="note">{notice.note}</bdi> }}
            />
          </p>
        )}
        {moderation && moderation.state !== "shown" && (
          <ModerationState key={moderation.decidedAt} given={moderation} />
        )}
        {isShown && (
          <LocaleLink to={`/project/${notice.codename}`} className="text-sm text-accent hover:underline">
            {t("open_project")}
          </LocaleLink>
        )}
        {path !== null && (
          <LocaleLink to={path} className="text-sm text-accent hover:underline">
            {t(path === "/billing" ? "open_billing" : "open_thread")}
          </LocaleLink>
        )}
      </div>
    </li>
  );
}

/** Tells the server once that what is on the screen was seen; the marks stay until the page is left. */
function useSeen(items: readonly NoticeItem[]): void {
  const { refresh } = useUser();
  const told = useRef(false);
  useEffect(() => {
    const ids = items.filter(item => !item.isSeen).map(item => item.id);
    if (told.current || ids.length === 0) return;
    told.current = true;
    callApi("/api/notices/seen", { method: "POST", body: { ids } }).then(refresh, () => {
      told.current = false;
    });
  }, [items, refresh]);
}

type Props = { items: readonly NoticeItem[]; moderation: readonly OwnModeration[]; now: string };

/** The notices of a user. The newest about a project carries the way to appeal. */
export function NoticeList({ items, moderation, now }: Props) {
  const t = useT(noticeMessages);
  useSeen(items);
  if (items.length === 0) {
    return (
      <EmptyState icon="bell" title={t("empty_title")}>
        {t("empty_text")}
      </EmptyState>
    );
  }
  const own = items.filter(item => isAboutProject(item.kind));
  const newestOf = (projectId: string) => own.find(item => item.subjectId === projectId)?.id;
  return (
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {items.map(item => (
          <Item
            key={item.id}
            notice={item}
            now={now}
            moderation={
              newestOf(item.subjectId) === item.id
                ? (moderation.find(one => one.projectId === item.subjectId) ?? null)
                : null
            }
          />
        ))}
      </ul>
    </Card>
  );
}
