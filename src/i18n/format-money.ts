import type { Language } from "#core/vocabulary.ts";

/** Prices read from the left in every language, with the sign that everybody knows; in Arabic they are set apart. */
const locale = "en-u-nu-latn";
const apart: Record<Language, readonly [string, string]> = { en: ["", ""], ar: ["\u2066", "\u2069"] };

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string): Intl.NumberFormat {
  const known = formatters.get(currency);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(locale, { style: "currency", currency });
  formatters.set(currency, made);
  return made;
}

/** An amount in its currency's smallest unit, as people read it: the digits are moved as text, no fraction is made. */
export function formatMoney(language: Language, amount: number, currency: string): string {
  const formatter = formatterOf(currency);
  const decimals = formatter.resolvedOptions().maximumFractionDigits ?? 2;
  const digits = String(amount < 0 ? -amount : amount).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? digits : `${whole}.${digits.slice(-decimals)}`;
  // Formatters take decimal text exactly (ES2023); the type of our library still asks for numbers.
  const [before, after] = apart[language];
  const shown = formatter.format(`${amount < 0 ? "-" : ""}${text}` as unknown as number);
  return `${before}${shown}${after}`;
}
