import type { Language } from "#core/vocabulary.ts";

/** A code in a frame on another site, as large as oEmbed says. */
export const embedSize = { width: 640, height: 420 } as const;

const prefixOf = (language: Language): string => (language === "ar" ? "/ar" : "");

export const embedAddress = (publicUrl: string, language: Language, id: string): string =>
  `${publicUrl}${prefixOf(language)}/embed/code/${id}`;
export const codeAddress = (publicUrl: string, language: Language, id: string): string =>
  `${publicUrl}${prefixOf(language)}/code/${id}`;

/** The code that an address of ours is about, and in which language; null for every other address. */
export function codeOfAddress(publicUrl: string, address: string): { language: Language; id: string } | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== new URL(publicUrl).origin) return null;
  const [, arabic, id] = /^(\/ar)?(?:\/embed)?\/code\/([a-z0-9-]{1,60})\/?$/.exec(url.pathname) ?? [];
  return id === undefined ? null : { language: arabic === undefined ? "en" : "ar", id };
}
