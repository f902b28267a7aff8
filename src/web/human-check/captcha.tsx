import { useState } from "react";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { useLayoutData } from "../shell/layout-data.ts";
import { useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { ProofWidget } from "./proof-widget.tsx";
import { TurnstileWidget } from "./turnstile-widget.tsx";
import type { WidgetProps } from "./widget-props.ts";

type Props = Pick<WidgetProps, "purpose" | "onSolved"> & { error?: string | undefined };

/** The human check that this installation has set up, loaded when it is needed. */
export function Captcha({ purpose, onSolved, error }: Props) {
  const t = useT(humanCheckMessages);
  const [failed, setFailed] = useState(false);
  const Widget = useLayoutData()?.humanCheck === "turnstile" ? TurnstileWidget : ProofWidget;
  return (
    <div className="flex flex-col gap-2">
      {failed ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-offline" role="alert">
          {t("load_failed")}
          <Button size="sm" onClick={() => setFailed(false)}>
            {t("retry")}
          </Button>
        </p>
      ) : (
        <Widget purpose={purpose} onSolved={onSolved} onFailed={() => setFailed(true)} />
      )}
      {error && (
        <p role="alert" className="text-xs text-offline">
          {error}
        </p>
      )}
    </div>
  );
}
