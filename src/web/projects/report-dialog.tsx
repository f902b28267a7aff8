import { useState } from "react";
import { limits } from "#core/limits.ts";
import { type ReportReason, reportReasons } from "#core/vocabulary.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { Rich, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { FieldError } from "../ui/field.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../user/user-provider.tsx";

type Reported = { id: string; name: string };
type Errors = { reason?: string | undefined; details?: string | undefined; whole?: string | undefined };

/** idle, submitting, submitted: what was typed stays when it fails. */
function useReport(project: Reported, onDone: () => void) {
  const t = useT(reportMessages);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setErrors({});
    try {
      await callApi(`/api/projects/${project.id}/reports`, { method: "POST", body: { reason, details } });
      toast.success(t("sent"));
      onDone();
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : null;
      const fields = failure?.fields ?? {};
      const isField = Object.keys(fields).length > 0;
      setErrors(isField ? fields : { whole: failure?.message || t("failed") });
    } finally {
      setSending(false);
    }
  };
  const choose = (next: ReportReason) => {
    setReason(next);
    setErrors({});
  };
  return { t, reason, choose, details, setDetails, errors, sending, send };
}

type ReasonsProps = {
  chosen: ReportReason | null;
  error: string | undefined;
  onChoose(reason: ReportReason): void;
};

function Reasons({ chosen, error, onChoose }: ReasonsProps) {
  const t = useT(reportMessages);
  return (
    <fieldset
      className="flex flex-col gap-1.5"
      aria-describedby={error ? "report-reason-error" : undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">{t("reason")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {reportReasons.map(reason => (
          <label
            key={reason}
            className="flex cursor-pointer items-start gap-3 rounded-lg border border-line px-3 py-2.5 text-sm hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="report-reason"
              value={reason}
              checked={chosen === reason}
              onChange={() => onChoose(reason)}
              className="mt-1 size-4 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0">
              <span className="block font-semibold">{t(reason)}</span>
              <span className="block text-xs text-muted">{t(`${reason}_text`)}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id="report-reason">{error}</FieldError>}
    </fieldset>
  );
}

function ReportForm({ project, onClose }: { project: Reported; onClose(): void }) {
  const ui = useT(uiMessages);
  const { t, reason, choose, details, setDetails, errors, sending, send } = useReport(project, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      busy={sending}
      title={t("title")}
      footer={
        <>
          <Button disabled={sending} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant="primary" icon="flag" pending={sending} onClick={() => void send()}>
            {t("send")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <p className="text-sm wrap-anywhere text-muted">
          <Rich
            catalogue={reportMessages}
            id="intro"
            parts={{ name: <bdi key="name">{project.name}</bdi> }}
          />
        </p>
        <Reasons chosen={reason} error={errors.reason} onChoose={choose} />
        <TextArea
          label={t(reason === "other" ? "details_needed" : "details")}
          hint={t("details_hint")}
          error={errors.details}
          value={details}
          maxLength={limits.report.detailsMax}
          onChange={event => setDetails(event.target.value)}
        />
        {errors.whole && (
          <p role="alert" className="text-sm text-offline">
            {errors.whole}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function LoginFirst({ onClose }: { onClose(): void }) {
  const t = useT(reportMessages);
  const loginHref = useLoginHref();
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t("title")}
      footer={
        <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
          {t("login")}
        </LinkButton>
      }
    >
      <p>{t("login_needed")}</p>
    </Dialog>
  );
}

/** The button that opens the report of a project. Owners have none: they cannot report their own. */
export function ReportButton({ project }: { project: Reported }) {
  const t = useT(reportMessages);
  const { userDetails } = useUser();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="flag" variant="ghost" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {open &&
        (userDetails ? <ReportForm project={project} onClose={close} /> : <LoginFirst onClose={close} />)}
    </>
  );
}
