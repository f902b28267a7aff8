import { useEffect, useRef, useState } from "react";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { CaptchaState } from "./load-captcha.ts";
import type { WidgetProps } from "./widget-props.ts";

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

/** ALTCHA's widget: the browser proves its work, nobody reads letters from a picture. */
export function ProofWidget({ purpose, onSolved, onFailed }: WidgetProps) {
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
