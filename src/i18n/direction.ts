/** From the first sign of a word that has a Latin letter to the last one before the next Arabic word. */
const latinRun = /[^\s\u0600-\u06ff]*[A-Za-z](?:[^\u0600-\u06ff]*[^\s\u0600-\u06ff])?/g;

/** An address, an id or code within a sentence of either language. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** An Arabic text that speaks of code: what is Latin is isolated, so that its quotes and brackets keep their sides. */
export const isolateLatin = (text: string): string => text.replace(latinRun, leftToRight);
