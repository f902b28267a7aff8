import { useId, useRef, useState } from "react";
import type { MonitorDetail, MonitorItem, MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { uptimesFormMessages } from "#i18n/messages/uptimes-form.ts";
import { callApi } from "../../api-client.ts";
import { useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { focusFirst } from "../../ui/focus-first.ts";
import { Notice } from "../../ui/notice.tsx";
import { useUser } from "../../user/user-provider.tsx";
import { HeartbeatAddress } from "../heartbeat-address.tsx";
import { draftOf, emptyDraft } from "./draft.ts";
import { NotificationFields } from "./notification-fields.tsx";
import { AdvancedFields, TargetFields } from "./target-fields.tsx";
import { useMonitorForm } from "./use-monitor-form.ts";

type Props = {
  /** The monitor to edit; null adds a new one. */
  monitor: MonitorItem | null;
  summary: MonitorSummary;
  onClose(): void;
  /** The data behind the dialog has changed. */
  onSaved(): void;
};

type Beat = { monitor: MonitorItem; address: string };

/** After a heartbeat bot was added: its address, before anything else. */
function HeartbeatStep({ beat, onClose }: { beat: Beat; onClose(): void }) {
  const t = useT(uptimesFormMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("heartbeat_title")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      <HeartbeatAddress
        monitorId={beat.monitor.id}
        address={beat.address}
        intervalS={beat.monitor.intervalS}
      />
    </Dialog>
  );
}

/** The address is not part of the answer that other pages show too: it is asked for on its own. */
async function findAddress(monitor: MonitorItem): Promise<string | null> {
  if (monitor.mode !== "heartbeat") return null;
  const detail = await callApi<MonitorDetail>(`/api/monitors/${monitor.id}`).catch(() => null);
  return detail?.heartbeatUrl ?? null;
}

function FormDialog({
  monitor,
  summary,
  onClose,
  onSaved,
}: { onSaved(saved: MonitorItem): void } & Omit<Props, "onSaved">) {
  const t = useT(uptimesFormMessages);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { userDetails } = useUser();
  const email = userDetails?.email ?? "";
  const initial = monitor === null ? emptyDraft(summary.minIntervalS, email) : draftOf(monitor, email);
  const { draft, set, errors, failure, saving, submit } = useMonitorForm({
    initial,
    accountEmail: email,
    monitor,
    onSaved,
  });
  const isFull = monitor === null && summary.remaining === 0;
  const shared = {
    draft,
    set,
    errors,
    minIntervalS: summary.minIntervalS,
    webhookMask: monitor?.webhookMask ?? null,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      busy={saving}
      title={monitor === null ? t("add_title") : t("edit_title", { name: monitor.name })}
      footer={
        <>
          <Button disabled={saving} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button variant="primary" type="submit" form={formId} pending={saving} disabled={isFull}>
            {monitor === null ? t("save_add") : t("save_edit")}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={event => {
          event.preventDefault();
          if (!saving && !isFull) void submit().then(wrong => focusFirst(form.current, wrong));
        }}
      >
        {isFull && (
          <Notice tone="warning" title={t("limit_title")}>
            {t("limit_text")}
          </Notice>
        )}
        {failure !== null && <Notice tone="error">{failure}</Notice>}
        <TargetFields {...shared} />
        <AdvancedFields {...shared} />
        <NotificationFields {...shared} />
      </form>
    </Dialog>
  );
}

/** Adds a monitor or edits one. A new heartbeat bot leads on to its address. */
export default function MonitorDialog({ onSaved, onClose, ...props }: Props) {
  const [beat, setBeat] = useState<Beat | null>(null);
  const saved = async (monitor: MonitorItem) => {
    onSaved();
    const isNewBeat = monitor.mode === "heartbeat" && props.monitor?.mode !== "heartbeat";
    const address = isNewBeat ? await findAddress(monitor) : null;
    if (address === null) onClose();
    else setBeat({ monitor, address });
  };
  if (beat !== null) return <HeartbeatStep beat={beat} onClose={onClose} />;
  return <FormDialog {...props} onClose={onClose} onSaved={monitor => void saved(monitor)} />;
}
