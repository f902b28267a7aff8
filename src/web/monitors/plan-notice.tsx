import { useState } from "react";
import type { MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toast.ts";
import { useFailureText } from "./failure-text.ts";

type Props = { notice: NonNullable<MonitorSummary["planNotice"]>; onDismissed(): void };

/** Tells the owner what the end of a plan did to the monitors, until it was read. */
export function PlanNotice({ notice, onDismissed }: Props) {
  const t = useT(uptimesActionMessages);
  const failureText = useFailureText();
  const [running, setRunning] = useState(false);
  const dismiss = () => {
    setRunning(true);
    callApi("/api/monitors/plan-notice", { method: "DELETE" })
      .then(onDismissed, error => toast.error(failureText(error)))
      .finally(() => setRunning(false));
  };
  return (
    <Notice
      tone="warning"
      title={t("plan_notice_title")}
      action={
        <Button size="sm" pending={running} onClick={dismiss}>
          {t("plan_notice_dismiss")}
        </Button>
      }
    >
      {notice.intervalsRaised > 0 && <p>{t("plan_notice_intervals", { count: notice.intervalsRaised })}</p>}
      {notice.monitorsPaused > 0 && <p>{t("plan_notice_paused", { count: notice.monitorsPaused })}</p>}
    </Notice>
  );
}
