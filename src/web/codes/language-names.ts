import type { CodeLanguage } from "#core/vocabulary.ts";

/** Names of languages are the same in English and Arabic. */
export const languageNames: Record<CodeLanguage, string> = {
  javascript: "JavaScript",
  typescript: "TypeScript",
  html: "HTML",
  css: "CSS",
};

export const languageName = (value: string): string =>
  Object.hasOwn(languageNames, value) ? languageNames[value as CodeLanguage] : value;
