import type { Language } from "#core/vocabulary.ts";
import { localeOf } from "./message.ts";

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, currency: string): Intl.NumberFormat {
  const key = `${language}${currency}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(localeOf(language), { style: "currency", currency });
  formatters.set(key, made);
  return made;
}

/** An amount in its currency's smallest unit, as people read it: the digits are moved as text, no fraction is made. */
export function formatMoney(language: Language, amount: number, currency: string): string {
  const formatter = formatterOf(language, currency);
  const decimals = formatter.resolvedOptions().maximumFractionDigits ?? 2;
  const digits = String(amount < 0 ? -amount : amount).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const text = decimals === 0 ? digits : `${whole}.${digits.slice(-decimals)}`;
  // Formatters take decimal text exactly (ES2023); the type of our library still asks for numbers.
  return formatter.format(`${amount < 0 ? "-" : ""}${text}` as unknown as number);
}
