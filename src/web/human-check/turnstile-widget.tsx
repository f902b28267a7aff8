import { useEffect, useRef, useState } from "react";
import { callApi } from "../api-client.ts";
import { useScheme } from "../theme.ts";
import { useLanguage } from "../translation.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { loadTurnstile, type Turnstile } from "./load-turnstile.ts";
import type { WidgetProps } from "./widget-props.ts";

type Challenge = { siteKey: string; action: string; cData: string };

/** Cloudflare's widget, in the page's language and colours. */
export function TurnstileWidget({ purpose, onSolved, onFailed }: WidgetProps) {
  const language = useLanguage();
  const scheme = useScheme();
  const place = useRef<HTMLDivElement>(null);
  const [isLoading, setLoading] = useState(true);
  const latest = useRef({ onSolved, onFailed });
  useEffect(() => {
    latest.current = { onSolved, onFailed };
  });
  useEffect(() => {
    let gone = false;
    let shown: { turnstile: Turnstile; widget: string } | null = null;
    const forget = () => latest.current.onSolved(null);
    const fail = () => {
      if (gone) return;
      forget();
      latest.current.onFailed();
    };
    async function show(): Promise<void> {
      const [turnstile, challenge] = await Promise.all([
        loadTurnstile(),
        callApi<Challenge>(`/api/human-check/challenge?purpose=${purpose}`),
      ]);
      if (gone || place.current === null) return;
      const { siteKey: sitekey, action, cData } = challenge;
      const widget = turnstile.render(place.current, {
        ...{ sitekey, action, cData, language, theme: scheme, size: "flexible", "response-field": false },
        callback: token => latest.current.onSolved(token),
        "expired-callback": forget,
        "timeout-callback": forget,
        "unsupported-callback": fail,
        "error-callback": () => {
          fail();
          return true;
        },
      });
      shown = { turnstile, widget };
      setLoading(false);
    }
    show().catch(fail);
    return () => {
      gone = true;
      shown?.turnstile.remove(shown.widget);
    };
  }, [language, purpose, scheme]);
  return (
    <>
      {isLoading && <Skeleton className="h-16.25 w-full" />}
      <div ref={place} />
    </>
  );
}
