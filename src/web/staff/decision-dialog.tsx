import { useState } from "react";
import { limits } from "#core/limits.ts";
import { type ModerationOutcome, type ReportReason, reportReasons } from "#core/vocabulary.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { ApiFailure } from "../api-client.ts";
import { Rich, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/field.tsx";
import { TextArea } from "../ui/text-area.tsx";

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

function useDecision({ outcome, suggested, onDecide }: Props) {
  const t = useT(staffMessages);
  const [reason, setReason] = useState<ReportReason | "">(suggested ?? "");
  const [note, setNote] = useState("");
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const takesAway = outcome === "hidden" || outcome === "removed";
  const decide = async () => {
    setBusy(true);
    setFields({});
    setFailure(null);
    try {
      await onDecide({ outcome, reason: takesAway && reason !== "" ? reason : null, note });
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null;
      setFields(known?.fields ?? {});
      setFailure(Object.keys(known?.fields ?? {}).length > 0 ? null : known?.message || t("failed"));
      setBusy(false);
    }
  };
  return { t, reason, setReason, note, setNote, fields, failure, busy, takesAway, decide };
}

/** What a decision means, the reason that the owner is told, and the last word before it. */
export function DecisionDialog(props: Props) {
  const { outcome, name, onClose } = props;
  const ui = useT(uiMessages);
  const reasonText = useT(reportMessages);
  const { t, reason, setReason, note, setNote, fields, failure, busy, takesAway, decide } =
    useDecision(props);
  const verb = verbs[outcome];
  return (
    <Dialog
      open
      busy={busy}
      onClose={onClose}
      title={
        <Rich catalogue={staffMessages} id={`${verb}_title`} parts={{ name: <bdi key="name">{name}</bdi> }} />
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant={takesAway ? "danger" : "primary"} pending={busy} onClick={() => void decide()}>
            {t(verb)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm text-muted">{t(`${verb}_text`)}</p>
        {takesAway && (
          <Select
            label={t("reason")}
            error={fields.reason}
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
            error={fields.note}
            value={note}
            maxLength={limits.report.noteMax}
            onChange={event => setNote(event.target.value)}
          />
        )}
        {failure !== null && (
          <p role="alert" className="text-sm text-offline">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
