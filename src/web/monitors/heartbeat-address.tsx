import { useState } from "react";
import { secondMs } from "#core/time.ts";
import type { HeartbeatAddress as Answer } from "#features/monitors/monitors.schema.ts";
import { formatDuration } from "#i18n/format.ts";
import { uptimesFormMessages } from "#i18n/messages/uptimes-form.ts";
import { callApi } from "../api-client.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toast.ts";
import { useFailureText } from "./failure-text.ts";
import { heartbeatSnippet } from "./heartbeat-snippet.ts";

type Props = { monitorId: string; address: string; intervalS: number };

function Copyable({ label, text, copyLabel }: { label: string; text: string; copyLabel: string }) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-sm font-semibold">{label}</h3>
        <CopyButton text={text} label={copyLabel} />
      </div>
      <pre
        dir="ltr"
        className="rounded-lg border border-line bg-raised p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
      >
        {text}
      </pre>
    </div>
  );
}

/** A new address ends the old one at once, so it is asked for twice. */
function Rotate({ onRotate }: { onRotate(): Promise<void> }) {
  const t = useT(uptimesFormMessages);
  const [state, setState] = useState<"idle" | "asking" | "running">("idle");
  if (state === "idle")
    return (
      <Button
        size="sm"
        variant="ghost"
        icon="retry"
        className="self-start"
        onClick={() => setState("asking")}
      >
        {t("heartbeat_rotate")}
      </Button>
    );
  const rotate = async () => {
    setState("running");
    await onRotate();
    setState("idle");
  };
  return (
    <Notice
      tone="warning"
      title={t("heartbeat_rotate_confirm")}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" disabled={state === "running"} onClick={() => setState("idle")}>
            {t("cancel")}
          </Button>
          <Button size="sm" variant="danger" pending={state === "running"} onClick={() => void rotate()}>
            {t("heartbeat_rotate_yes")}
          </Button>
        </span>
      }
    />
  );
}

/** The secret address that a bot calls, ready to be pasted, with the lines that call it. */
export function HeartbeatAddress({ monitorId, address, intervalS }: Props) {
  const t = useT(uptimesFormMessages);
  const language = useLanguage();
  const failureText = useFailureText();
  const [current, setCurrent] = useState(address);
  const rotate = () =>
    callApi<Answer>(`/api/monitors/${monitorId}/heartbeat`, { method: "POST" }).then(
      ({ heartbeatUrl }) => {
        setCurrent(heartbeatUrl);
        toast.success(t("heartbeat_rotated"));
      },
      error => toast.error(failureText(error)),
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        {t("heartbeat_text", { interval: formatDuration(language, intervalS * secondMs) })}
      </p>
      <Copyable label={t("heartbeat_address")} text={current} copyLabel={t("heartbeat_copy")} />
      <Copyable
        label={t("heartbeat_snippet")}
        text={heartbeatSnippet(current, intervalS)}
        copyLabel={t("heartbeat_copy_snippet")}
      />
      <Rotate onRotate={rotate} />
    </div>
  );
}
