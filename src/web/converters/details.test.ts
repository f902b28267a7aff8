import { describe, expect, it } from "vitest";
import { catalogue } from "#djs-convert";
import { arabicDetails, isForReaders } from "#i18n/messages/converter-details.ts";

const hasWords = (text: string): boolean =>
  /^gone|(^|[ ;,])(only|may|now|number|read-only|side table|string name|form|fixed|values)\b/.test(text);

describe("the catalogue in Arabic", () => {
  it("has every note that readers see", () => {
    const notes = catalogue.map(row => row[5]).filter(isForReaders);
    expect(notes.filter(note => !Object.hasOwn(arabicDetails, note))).toEqual([]);
  });

  it("has every phrase that stands for code", () => {
    const phrases = catalogue.map(row => row[2]).filter(hasWords);
    expect(phrases.filter(phrase => !Object.hasOwn(arabicDetails, phrase))).toEqual([]);
  });
});
