import type { OwnModeration } from "#features/moderation/moderation.schema.ts";
import { appealMessages } from "#i18n/messages/appeals.ts";
import { noticeMessages } from "#i18n/messages/notices.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { ModerationState } from "../notices/moderation-state.tsx";
import { Rich, useT } from "../translation.tsx";
import { Notice } from "../ui/notice.tsx";

/** For the owner of a hidden project: that it is hidden, why, and the way to appeal. */
export function ModerationNotice({ moderation }: { moderation: OwnModeration }) {
  const t = useT(appealMessages);
  const reasonText = useT(reportMessages);
  const { state, reason, note } = moderation;
  if (state === "shown") return null;
  return (
    <Notice
      tone="warning"
      title={t(`${state}_title`)}
      action={<ModerationState key={moderation.decidedAt} given={moderation} />}
    >
      <p>{t(`${state}_text`)}</p>
      {reason !== null && (
        <p className="mt-1">
          <Rich catalogue={noticeMessages} id="reason" values={{ reason: reasonText(reason) }} parts={{}} />
        </p>
      )}
      {note !== "" && (
        <p className="mt-1 wrap-anywhere">
          <Rich catalogue={noticeMessages} id="note" parts={{ note: <bdi key="note">{note}</bdi> }} />
        </p>
      )}
    </Notice>
  );
}
