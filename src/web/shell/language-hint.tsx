import { Link } from "react-router";
import { translator } from "#i18n/message.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { storedNames, useStored, writeStored } from "../stored.ts";
import { useLanguage } from "../translation.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { useMounted } from "../ui/time.tsx";
import { keepLanguage, otherLanguage, useSamePage } from "./language-switch.tsx";

/** For a first visitor whose browser prefers the other language: a hint in that language, never a redirect. */
export function LanguageHint() {
  const other = otherLanguage(useLanguage());
  const there = useSamePage(other);
  const chosen = useStored(storedNames.language);
  const closed = useStored(storedNames.languageHint);
  const mounted = useMounted();
  if (!mounted || chosen !== null || closed !== null) return null;
  if (!navigator.language.toLowerCase().startsWith(other)) return null;
  const t = translator(shellMessages, other);
  return (
    <aside
      lang={other}
      dir={other === "ar" ? "rtl" : "ltr"}
      className="fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-lg flex-wrap items-center justify-between gap-3 rounded-xl border border-line bg-surface p-3 ps-5 text-sm shadow-lg"
    >
      <p>{t("language_hint")}</p>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={() => writeStored(storedNames.languageHint, "closed")}>
          {t("language_hint_close")}
        </Button>
        <Link
          to={there}
          hrefLang={other}
          className={buttonClass("primary", "sm")}
          onClick={() => keepLanguage(other)}
        >
          {t("language_hint_go")}
        </Link>
      </div>
    </aside>
  );
}
