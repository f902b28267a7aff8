import { Link } from "react-router";
import { translator } from "#i18n/message.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { storedNames, useStored, writeStored } from "../stored.ts";
import { useLanguage } from "../translation.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { keepLanguage, otherLanguage, useSamePage } from "./language-switch.tsx";

/**
 * For a first visitor whose browser prefers the other language: a hint in that language, never a redirect. It has a
 * place of its own, so that it covers nothing; whether it is shown the first paint knows (theme.ts), so that nothing moves.
 */
export function LanguageHint() {
  const other = otherLanguage(useLanguage());
  const there = useSamePage(other);
  const chosen = useStored(storedNames.language);
  const closed = useStored(storedNames.languageHint);
  if (chosen !== null || closed !== null) return null;
  const t = translator(shellMessages, other);
  const close = () => {
    writeStored(storedNames.languageHint, "closed");
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  return (
    <aside
      lang={other}
      dir={other === "ar" ? "rtl" : "ltr"}
      aria-label={t("language")}
      className="language-hint border-b border-line bg-surface print:hidden"
    >
      <div className="page flex flex-wrap items-center justify-center gap-x-6 gap-y-2 py-2 text-sm">
        <p>{t("language_hint")}</p>
        <div className="flex gap-2">
          <Link
            to={there}
            hrefLang={other}
            className={buttonClass("secondary", "sm")}
            onClick={() => keepLanguage(other)}
          >
            {t("language_hint_go")}
          </Link>
          <Button variant="ghost" size="sm" onClick={close}>
            {t("language_hint_close")}
          </Button>
        </div>
      </div>
    </aside>
  );
}
