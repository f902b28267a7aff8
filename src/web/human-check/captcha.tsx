import { useEffect, useRef, useState } from "react";
import type { HumanCheckPurpose } from "#core/vocabulary.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { CaptchaState } from "./load-captcha.ts";

type Props = {
  purpose: HumanCheckPurpose;
  /** The solution, or null when there is none any more. */
  onSolved(solution: string | null): void;
  error?: string | undefined;
};

/** The widget's words, by its own names for them. */
function useStrings() {
  const t = useT(humanCheckMessages);
  return {
    ariaLinkLabel: "",
    error: t("error"),
    expired: t("expired"),
    footer: "",
    label: t("label"),
    loading: t("loading"),
    reload: t("retry"),
    verify: t("retry"),
    verificationRequired: t("required"),
    verified: t("verified"),
    verifying: t("verifying"),
    waitAlert: t("wait"),
  };
}

type WidgetProps = Pick<Props, "purpose" | "onSolved"> & { onFailed(): void };

function Widget({ purpose, onSolved, onFailed }: WidgetProps) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(true);
  const strings = useStrings();
  const latest = useRef({ onSolved, onFailed, strings });
  useEffect(() => {
    latest.current = { onSolved, onFailed, strings };
  });
  useEffect(() => {
    let gone = false;
    async function show(): Promise<void> {
      const { loadCaptcha } = await import("./load-captcha.ts");
      const create = await loadCaptcha(language, latest.current.strings);
      if (gone) return;
      const widget = create(`/api/human-check/challenge?purpose=${purpose}`);
      widget.addEventListener("statechange", event => {
        // The widget's own event; its types do not name it.
        const { state, payload } = (event as CustomEvent<CaptchaState>).detail;
        latest.current.onSolved(state === "verified" ? payload : null);
      });
      place.current?.replaceChildren(widget);
      setLoading(false);
    }
    show().catch(() => !gone && latest.current.onFailed());
    return () => {
      gone = true;
    };
  }, [language, purpose]);
  return (
    <>
      {isLoading && <Skeleton className="h-12.5 w-full" />}
      <div ref={place} className="captcha" />
    </>
  );
}

/** ALTCHA's widget, loaded when it is needed: the browser proves its work, nobody reads letters from a picture. */
export function Captcha({ purpose, onSolved, error }: Props) {
  const t = useT(humanCheckMessages);
  const [failed, setFailed] = useState(false);
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
