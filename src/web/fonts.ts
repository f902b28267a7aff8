import type { Language } from "#core/vocabulary.ts";
import arabicRegular from "../../.cache/fonts/plex-arabic-400.woff2?url";
import arabicBold from "../../.cache/fonts/plex-arabic-600.woff2?url";
import latinRegular from "../../.cache/fonts/plex-latin-400.woff2?url";
import latinBold from "../../.cache/fonts/plex-latin-600.woff2?url";

const latin = [latinRegular, latinBold];
const arabic = [arabicRegular, arabicBold];

/** The font files that a page needs at once: they are preloaded, so that text rarely changes its face. */
export const fontFiles = (language: Language): readonly string[] =>
  language === "ar" ? [...arabic, ...latin] : latin;
