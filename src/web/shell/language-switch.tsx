import { Link, useLocation } from "react-router";
import type { Language } from "#core/vocabulary.ts";
import { localePath, withoutLanguage } from "../language.ts";
import { storedNames, writeStored } from "../stored.ts";
import { useLanguage } from "../translation.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";

/** The languages by their own names. */
export const languageNames: Record<Language, string> = { en: "English", ar: "العربية" };
export const otherLanguage = (language: Language): Language => (language === "en" ? "ar" : "en");

/** The address of the page that one looks at, in a language. */
export function useSamePage(language: Language): string {
  const { pathname, search, hash } = useLocation();
  return `${localePath(language, withoutLanguage(pathname))}${search}${hash}`;
}

export const keepLanguage = (language: Language): void => writeStored(storedNames.language, language);

/** Leads to the same page in the other language, and remembers the choice. */
export function LanguageSwitch({ className }: { className?: string }) {
  const other = otherLanguage(useLanguage());
  return (
    <Link
      to={useSamePage(other)}
      hrefLang={other}
      lang={other}
      preventScrollReset
      onClick={() => keepLanguage(other)}
      className={classNames(
        "inline-flex h-11 items-center gap-2 rounded-lg px-2.5 text-sm hover:bg-raised",
        className,
      )}
    >
      <Icon name="globe" size={18} className="text-muted" />
      {languageNames[other]}
    </Link>
  );
}
