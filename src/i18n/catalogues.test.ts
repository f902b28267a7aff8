import { describe, expect, it } from "vitest";
import type { Catalogue } from "./message.ts";
import { pseudo } from "./message.ts";

type Entry = string | Record<string, string>;
type AnyCatalogue = Catalogue<Record<string, string>>;

const modules = import.meta.glob<Record<string, unknown>>("./messages/*.ts", { eager: true });
const isCatalogue = (value: unknown): value is AnyCatalogue =>
  typeof value === "object" && value !== null && "en" in value && "ar" in value;
const catalogues = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).flatMap(([name, value]): [string, AnyCatalogue][] =>
    isCatalogue(value) ? [[`${file} ${name}`, value]] : [],
  ),
);

const formsOf = (entry: Entry): string[] => (typeof entry === "string" ? [entry] : Object.values(entry));
const namesOf = (text: string) => new Set(Array.from(text.matchAll(/\{(\w+)\}/g), match => match[1]));
const arabicForms = ["few", "many", "one", "other", "two", "zero"];
const script = /[\u0600-\u06ff]/;
/** Names, addresses, commands and formats that are the same in Arabic. */
const isName = (text: string) =>
  /^[A-Z][A-Za-z]+$|^[\d.]+$|^\W*\{\w+\}\W*(?:ms)?$|^[A-Z]{2,}(?: \W)?$|^discord\.js|^https:|@example\.com$/.test(
    text,
  ) || !/[a-z]{3}/.test(text);

/** Nouns whose form in Arabic depends on the number before them. */
const counted =
  /\{\w+\} (?:ثانية|ثوان|دقيقة|دقائق|ساع|يوم|أيام|شهر(?!ي)|أشهر|مراقب|عملة|عملات|ملف|كود|أكواد|حرف|أحرف|سطر|أسطر|سؤال|رسالة|رسائل|بلاغ|مشروع|مشاريع|صور|مر[ةا]|محاول|هدايا)/;
/** A monitor is a مراقبة; the masculine word means somebody who watches. */
const watcher = /(?<!\p{L})(?:[وفبكل]?ال|لل|[وفبكل])?مراقب(?:ان|ين|ون|و?ك|يك|ي|ي?نا|ا)?(?![\p{L}])/u;
/** What people may type in the search, by any word that they know. */
const isAlias = (key: string) => key.startsWith("also_");

it("finds the catalogues", () => {
  expect(catalogues.length).toBeGreaterThan(5);
});

describe.each(catalogues)("%s", (_name, { en, ar }) => {
  const keys = Object.keys(en);

  it("has the same keys in both languages", () => {
    expect(Object.keys(ar).toSorted()).toEqual(keys.toSorted());
  });

  it("says something in every form", () => {
    for (const catalogue of [en, ar] as Record<string, Entry>[])
      for (const key of keys)
        for (const form of formsOf(catalogue[key] ?? "")) expect(form.trim(), key).not.toBe("");
  });

  it("has all six forms where Arabic counts", () => {
    for (const key of keys) {
      const entry: Entry | undefined = ar[key];
      if (typeof entry === "object") expect(Object.keys(entry).toSorted(), key).toEqual(arabicForms);
    }
  });

  it("counts in Arabic by plural forms", () => {
    for (const key of keys) {
      const entry: Entry | undefined = ar[key];
      if (typeof entry === "string") expect(entry, key).not.toMatch(counted);
    }
  });

  it("has one Arabic word for a monitor", () => {
    for (const key of keys.filter(name => !isAlias(name)))
      for (const form of formsOf(ar[key] ?? ""))
        expect(form.normalize("NFD").replace(/\p{M}/gu, ""), key).not.toMatch(watcher);
  });

  it("names no value in Arabic that English lacks", () => {
    for (const key of keys) {
      const known = namesOf(formsOf(en[key] ?? "").join(" "));
      for (const name of namesOf(formsOf(ar[key] ?? "").join(" ")))
        expect(known.has(name) || name === "count", `${key}: ${name}`).toBe(true);
    }
  });

  it("speaks Arabic in Arabic", () => {
    for (const key of keys) {
      const [english = ""] = formsOf(en[key] ?? "");
      const [arabic = ""] = formsOf(ar[key] ?? "");
      if (arabic === english && isName(english)) continue;
      // The name of the other language stands in that language.
      if (script.test(english)) expect(arabic, key).not.toMatch(script);
      else expect(arabic, key).toMatch(script);
    }
  });
});

describe("the pseudo-language", () => {
  it("is longer and bracketed, and keeps the values", () => {
    expect(pseudo("Monitors")).toBe("⟦Mooniitoors⟧");
    const text = "You have {count} monitors";
    expect(pseudo(text).length).toBeGreaterThan(text.length * 1.25);
  });
});
