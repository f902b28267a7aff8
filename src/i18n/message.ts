import type { Language } from "#core/vocabulary.ts";

/** English counts in two forms, Arabic in six (CLDR). */
type EnglishPlural = { one: string; other: string };
type ArabicPlural = { zero: string; one: string; two: string; few: string; many: string; other: string };
type Entry = string | EnglishPlural;
type Entries = Record<string, Entry>;

type NamesIn<S> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type NamesOf<E> = E extends string
  ? NamesIn<E>
  : E extends EnglishPlural
    ? NamesIn<E["other"]> | "count"
    : never;

/** An Arabic text may leave a value out (the dual says "two" by itself) but may not name one that English lacks. */
type Fits<E, A> = [NamesIn<A>] extends [NamesOf<E>] ? A : never;
type ArabicFor<E, A> = E extends string
  ? Fits<E, A>
  : { [Form in keyof ArabicPlural]: Form extends keyof A ? Fits<E, A[Form]> : never };
type ArabicShape<E extends Entries> = { [K in keyof E]: E[K] extends string ? string : ArabicPlural };

export type Catalogue<E extends Entries> = {
  readonly en: E;
  readonly ar: Record<keyof E, string | ArabicPlural>;
};

/** `count` and other numbers are formatted for the language; strings stand as they are. */
export type Values = Record<string, string | number>;
type ValuesOf<E> = [NamesOf<E>] extends [never] ? [] : [values: { [Name in NamesOf<E>]: string | number }];

/** Looks a message up in one language. */
export type Translate<E extends Entries> = <K extends keyof E & string>(
  key: K,
  ...values: ValuesOf<E[K]>
) => string;

/**
 * A catalogue of messages, English and Arabic side by side. Does not compile when Arabic lacks a key or a plural
 * form, or names a value that English does not have.
 */
export function define<const E extends Entries, const A extends ArabicShape<E>>(
  en: E,
  ar: A & { [K in keyof E]: K extends keyof A ? ArabicFor<E[K], A[K]> : never } & {
    [K in Exclude<keyof A, keyof E>]: never;
  },
): Catalogue<E> {
  return { en, ar };
}

const locales: Record<Language, string> = { en: "en-u-nu-latn-ca-gregory", ar: "ar-u-nu-latn-ca-gregory" };
export const localeOf = (language: Language): string => locales[language];

const pluralRules = { en: new Intl.PluralRules(locales.en), ar: new Intl.PluralRules(locales.ar) };
const numbers = { en: new Intl.NumberFormat(locales.en), ar: new Intl.NumberFormat(locales.ar) };

function pick(entry: Entry | ArabicPlural, language: Language, values: Values): string {
  if (typeof entry === "string") return entry;
  const form = pluralRules[language].select(Number(values.count));
  return (entry as Partial<ArabicPlural>)[form] ?? entry.other;
}

const show = (value: string | number | undefined, language: Language): string =>
  typeof value === "number" ? numbers[language].format(value) : (value ?? "");

/** The text of a message as literal pieces and the names between them, for sentences that hold elements. */
export function pieces<E extends Entries>(
  catalogue: Catalogue<E>,
  language: Language,
  key: keyof E & string,
  values: Values = {},
): (string | { name: string })[] {
  const text = pick(catalogue[language][key], language, values);
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    return piece in values ? show(values[piece], language) : { name: piece };
  });
}

function makeTranslator<E extends Entries>(catalogue: Catalogue<E>, language: Language): Translate<E> {
  return (key, ...[values]) => {
    const entry = catalogue[language][key];
    if (values === undefined && typeof entry === "string") return entry;
    return pick(entry, language, values ?? {}).replace(/\{(\w+)\}/g, (_, name: string) =>
      show((values as Values | undefined)?.[name], language),
    );
  };
}

const translators = { en: new WeakMap<object, unknown>(), ar: new WeakMap<object, unknown>() };

/** The same function each time: every part of a page asks for it. */
export function translator<E extends Entries>(catalogue: Catalogue<E>, language: Language): Translate<E> {
  // What is kept under a catalogue was made from it.
  const known = translators[language].get(catalogue) as Translate<E> | undefined;
  if (known !== undefined) return known;
  const made = makeTranslator(catalogue, language);
  translators[language].set(catalogue, made);
  return made;
}

/** For keys that arrive as data (an error code): falls back to the given key. */
export function lookUp<E extends Entries>(
  catalogue: Catalogue<E>,
  language: Language,
  key: string,
  fallback: keyof E & string,
  values: Values = {},
): string {
  const known = Object.hasOwn(catalogue.en, key) ? (key as keyof E & string) : fallback;
  return pieces(catalogue, language, known, values)
    .map(piece => (typeof piece === "string" ? piece : ""))
    .join("");
}

/** A stand-in language for tests: every text is longer and bracketed, so that a text not taken from a catalogue shows. */
export const pseudo = (text: string): string =>
  `⟦${text.replace(/[aeiou]/g, letter => `${letter}${letter}`)}⟧`;
