import { useState } from "react";
import { limits } from "#core/limits.ts";
import { type ModerationOutcome, type ReportReason, reportReasons } from "#core/vocabulary.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { Rich, useT } from "../translation.tsx";
import { Select } from "../ui/field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { ActionDialog } from "./action-dialog.tsx";

export type DecisionBody = { outcome: ModerationOutcome; reason: ReportReason | null; note: string };

const verbs = { kept: "keep", hidden: "hide", removed: "remove", restored: "restore" } as const;

type Props = {
  outcome: ModerationOutcome;
  name: string;
  /** What the reports say most: it stands there already. */
  suggested: ReportReason | null;
  onClose(): void;
  /** Throws what the API refuses. */
  onDecide(decision: DecisionBody): Promise<void>;
};

/** What a decision means, the reason that the owner is told, and the last word before it. */
export function DecisionDialog({ outcome, name, suggested, onClose, onDecide }: Props) {
  const t = useT(staffMessages);
  const reasonText = useT(reportMessages);
  const [reason, setReason] = useState<ReportReason | "">(suggested ?? "");
  const [note, setNote] = useState("");
  const takesAway = outcome === "hidden" || outcome === "removed";
  const verb = verbs[outcome];
  return (
    <ActionDialog
      title={
        <Rich catalogue={staffMessages} id={`${verb}_title`} parts={{ name: <bdi key="name">{name}</bdi> }} />
      }
      verb={t(verb)}
      danger={takesAway}
      send={() => onDecide({ outcome, reason: takesAway && reason !== "" ? reason : null, note })}
      onClose={onClose}
    >
      {wrong => (
        <>
          <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
          {takesAway && (
            <Select
              label={t("reason")}
              error={wrong.reason}
              value={reason}
              // Only values of the list below can be chosen.
              onChange={event => setReason(event.target.value as ReportReason | "")}
            >
              <option value="">{t("reason_choose")}</option>
              {reportReasons.map(each => (
                <option key={each} value={each}>
                  {reasonText(each)}
                </option>
              ))}
            </Select>
          )}
          {outcome !== "kept" && (
            <TextArea
              label={t("note")}
              hint={t("note_hint")}
              error={wrong.note}
              value={note}
              maxLength={limits.report.noteMax}
              onChange={event => setNote(event.target.value)}
            />
          )}
        </>
      )}
    </ActionDialog>
  );
}
