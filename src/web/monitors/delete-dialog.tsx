import { useState } from "react";
import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { Captcha } from "../human-check/captcha.tsx";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { toast } from "../ui/toast.ts";

type Props = { monitor: MonitorItem; onClose(): void; onDeleted(): void };

/** Removing a monitor takes a fresh human check, also for somebody who passed one a minute ago. */
export default function DeleteDialog({ monitor, onClose, onDeleted }: Props) {
  const t = useT(uptimesActionMessages);
  const check = useT(humanCheckMessages);
  const [solution, setSolution] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [deleting, setDeleting] = useState(false);
  const [attempt, setAttempt] = useState(0);

  async function remove(): Promise<void> {
    if (solution === null) {
      setError(check("required"));
      return;
    }
    setDeleting(true);
    try {
      await callApi(`/api/monitors/${monitor.id}`, { method: "DELETE", body: { humanCheck: solution } });
      toast.success(t("deleted"));
      onDeleted();
    } catch (failure) {
      const isCheck = failure instanceof ApiFailure && failure.code?.startsWith("human_check_");
      setError(isCheck ? failure.message : undefined);
      toast.error(t("delete_failed"));
      // The solution is spent, whatever the answer was.
      setSolution(null);
      setAttempt(attempt + 1);
    } finally {
      setDeleting(false);
    }
  }

  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      busy={deleting}
      title={t("delete_title", { name: monitor.name })}
      footer={
        <>
          <Button disabled={deleting} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="danger" pending={deleting} onClick={() => void remove()}>
            {t("delete_confirm")}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">{t("delete_text")}</p>
        <Captcha
          // A solution works once: after a refusal the next one is asked for.
          key={attempt}
          purpose="delete-monitor"
          error={error}
          onSolved={next => {
            setSolution(next);
            if (next !== null) setError(undefined);
          }}
        />
      </div>
    </Dialog>
  );
}
