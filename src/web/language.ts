import type { Language } from "#core/vocabulary.ts";

/** The language of an address: Arabic below /ar, English elsewhere. Takes `/ar.data` too, as the router asks for data. */
export const languageOfPath = (pathname: string): Language =>
  /^\/ar(?:[/.]|$)/.test(pathname) ? "ar" : "en";

/** The same page in a language: `/uptimes` ↔ `/ar/uptimes`. `path` is without the language prefix. */
export function localePath(language: Language, path: string): string {
  if (language === "en") return path;
  return path === "/" ? "/ar" : `/ar${path}`;
}

/** An address without its language prefix. */
export const withoutLanguage = (pathname: string): string => pathname.replace(/^\/ar(?=\/|$)/, "") || "/";
