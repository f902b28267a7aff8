import { formatSize } from "#i18n/format.ts";
import { converterMessages } from "#i18n/messages/converter.ts";
import { CheckGate } from "../codes/code-gate.tsx";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { converterLimits } from "./limits.ts";
import { type From, withFrom } from "./steps.ts";
import type { Converter } from "./use-converter.ts";
import { useLibraryCode, useSharedCode } from "./use-incoming.ts";

/** What may come in from elsewhere: the code of a link, or one of the library. */
export function Incoming({ put }: Pick<Converter, "put">) {
  const t = useT(converterMessages);
  const loginHref = useLoginHref();
  const { isBroken } = useSharedCode(put);
  const { state, reload } = useLibraryCode(put);
  const login = (
    <LinkButton href={loginHref} size="sm" icon="login" rel="nofollow">
      {t("login")}
    </LinkButton>
  );
  const retry = (
    <Button size="sm" icon="retry" onClick={reload}>
      {t("retry")}
    </Button>
  );
  return (
    <>
      {isBroken && <Notice tone="error">{t("shared_broken")}</Notice>}
      {state === "visitor" && <Notice action={login}>{t("from_library_login")}</Notice>}
      {state === "check" && (
        <Card>
          <p className="text-center text-sm text-muted">{t("from_library_check")}</p>
          <CheckGate onPassed={reload} />
        </Card>
      )}
      {state === "failed" && (
        <Notice tone="error" action={retry}>
          {t("from_library_failed")}
        </Notice>
      )}
      {typeof state === "object" && <Notice tone="warning">{state.refusal}</Notice>}
    </>
  );
}

/** What came of reading a folder: how far it is, and what was left out. */
export function FolderNotice({ converter }: { converter: Converter }) {
  const t = useT(converterMessages);
  const { reading, skipped, files, outcomes, isRunning, isStopped, progress, stop, reset } = converter;
  const isFirst = outcomes.size < files.length;
  return (
    <div aria-live="polite" className="flex flex-col gap-3 empty:hidden">
      {reading && <Notice>{t("reading", reading)}</Notice>}
      {files.length > 1 && isFirst && isRunning && (
        <Notice
          action={
            <Button size="sm" onClick={stop}>
              {t("cancel")}
            </Button>
          }
        >
          {progress ? t("converting_progress", progress) : t("converting", { count: files.length })}
        </Notice>
      )}
      {isStopped && (
        <Notice
          action={
            <Button size="sm" icon="retry" onClick={reset}>
              {t("retry")}
            </Button>
          }
        >
          {t("stopped")}
        </Notice>
      )}
      {skipped === "nothing" && <Notice tone="warning">{t("nothing_found")}</Notice>}
      {skipped !== null && skipped !== "nothing" && skipped.large > 0 && (
        <Notice tone="warning">{t("left_large", { count: skipped.large })}</Notice>
      )}
      {skipped !== null && skipped !== "nothing" && skipped.many > 0 && (
        <Notice tone="warning">{t("left_many", { count: skipped.many })}</Notice>
      )}
    </div>
  );
}

export function LimitsText() {
  const t = useT(converterMessages);
  const language = useLanguage();
  return (
    <p className="text-xs text-muted">
      {t("limits", {
        count: converterLimits.filesMax,
        file: formatSize(language, converterLimits.fileMaxBytes),
        total: formatSize(language, converterLimits.totalMaxBytes),
      })}
    </p>
  );
}

/** The code was written for another version than the chosen one: one tap begins there. */
export function VersionNotice({
  converter,
  looksLike,
}: {
  converter: Converter;
  looksLike: From | 14 | null;
}) {
  const t = useT(converterMessages);
  const { choice, choose } = converter;
  if (looksLike === null || looksLike === "auto" || choice.from === "auto" || looksLike === choice.from)
    return null;
  const version = String(looksLike);
  if (looksLike === 14) return <Notice>{t("already", { version })}</Notice>;
  const begin = (
    <Button size="sm" onClick={() => choose(withFrom(choice, looksLike))}>
      {t("begin_there", { version })}
    </Button>
  );
  return <Notice action={begin}>{t("looks_like", { version })}</Notice>;
}
