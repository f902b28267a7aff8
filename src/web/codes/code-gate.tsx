import { useState } from "react";
import { codeMessages } from "#i18n/messages/code.ts";
import { callApi } from "../api-client.ts";
import { Captcha } from "../human-check/captcha.tsx";
import { hasRoute } from "../route-table.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";

type GateProps = { icon: "lock" | "shield" | "star" | "alert"; title?: string; children: React.ReactNode };

function Gate({ icon, title, children }: GateProps) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center gap-4 px-5 py-8 text-center sm:py-10">
      <span className="grid size-12 place-items-center rounded-2xl bg-accent-soft text-accent">
        <Icon name={icon} size={24} />
      </span>
      {title !== undefined && <h3 className="text-lg">{title}</h3>}
      {children}
    </div>
  );
}

const offers = ["gate_read", "gate_download", "gate_versions", "gate_keep"] as const;

/** What a login opens; the page around it is the same for everybody. */
export function LoginGate() {
  const t = useT(codeMessages);
  const href = useLoginHref();
  return (
    <Gate icon="lock" title={t("gate_title")}>
      <div className="flex flex-col gap-2 text-start text-sm text-muted">
        <p>{t("gate_text")}</p>
        <ul className="flex flex-col gap-1.5">
          {offers.map(offer => (
            <li key={offer} className="flex items-start gap-2">
              <Icon name="check" size={18} className="mt-0.5 text-online" />
              {t(offer)}
            </li>
          ))}
        </ul>
      </div>
      <LinkButton href={href} variant="primary" size="lg" icon="login" rel="nofollow">
        {t("login")}
      </LinkButton>
    </Gate>
  );
}

/** The human check in the place of the code: solved, the code appears where it stood. */
export function CheckGate({ onPassed }: { onPassed(): void }) {
  const t = useT(codeMessages);
  const [error, setError] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const give = (solution: string | null) => {
    if (solution === null) return;
    callApi("/api/read-pass", { method: "POST", body: { humanCheck: solution } }).then(
      onPassed,
      (failure: Error) => {
        setError(failure.message || t("code_failed"));
        // The solution is spent, whatever the answer was.
        setAttempt(before => before + 1);
      },
    );
  };
  return (
    <Gate icon="shield" title={t("check_title")}>
      <p className="text-sm text-muted">{t("check_text")}</p>
      <div className="w-full text-start">
        <Captcha key={attempt} purpose="read-code" error={error} onSolved={give} />
      </div>
    </Gate>
  );
}

export function PlanGate() {
  const t = useT(codeMessages);
  return (
    <Gate icon="star" title={t("plan_title")}>
      <p className="text-sm text-muted">{t("plan_text")}</p>
      {hasRoute("/pricing") && (
        <LinkButton to="/pricing" variant="primary" icon="star">
          {t("plan_action")}
        </LinkButton>
      )}
    </Gate>
  );
}

export function FailedGate({ onRetry }: { onRetry(): void }) {
  const t = useT(codeMessages);
  return (
    <Gate icon="alert">
      <p role="alert" className="text-sm text-muted">
        {t("code_failed")}
      </p>
      <Button icon="retry" onClick={onRetry}>
        {t("retry")}
      </Button>
    </Gate>
  );
}
