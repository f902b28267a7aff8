import type { Language, NoticeKind, ReportOutcome, ReportReason } from "#core/vocabulary.ts";
import { translator } from "./message.ts";
import { noticeMessages } from "./messages/notices.ts";
import { reportMessages } from "./messages/reports.ts";

type Told = {
  kind: NoticeKind;
  name: string;
  reason: ReportReason | null;
  note: string;
  outcome: ReportOutcome | null;
};

function buttonOf(kind: NoticeKind) {
  if (kind.startsWith("support_")) return "open_thread" as const;
  return kind.startsWith("refund_") ? ("open_billing" as const) : ("mail_button" as const);
}

/** A notice in words. `name` stands for the place of the project's name in the title, so that it can be set off. */
export function noticeText(language: Language, notice: Told, name: string = notice.name) {
  const t = translator(noticeMessages, language);
  const { kind, reason, note, outcome } = notice;
  const text = kind === "report_closed" ? t(`report_${outcome ?? "kept"}`) : t(`${kind}_text`);
  return {
    title: t(kind, { name }),
    text,
    /** What staff added, as lines of their own. */
    facts: [
      ...(reason === null ? [] : [t("reason", { reason: translator(reportMessages, language)(reason) })]),
      ...(note === "" ? [] : [t("note", { note })]),
    ],
    button: t(buttonOf(kind)),
  };
}
