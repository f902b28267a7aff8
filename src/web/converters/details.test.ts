import { describe, expect, it } from "vitest";
import { catalogue } from "#djs-convert";
import { arabicNotes, isForReaders } from "#i18n/messages/converter-notes.ts";
import { arabicPhrases } from "#i18n/messages/converter-phrases.ts";

/** What may stand between spaces in code. */
const ofCode = new Set(
  "await class const delete from if import new null return true type undefined".split(" "),
);

/** Phrases that look like words, and are names of discord.js and of packages. */
const names = new Set([
  "allow / deny",
  "discord.js-commando, klasa, discord-akairo",
  "guild.fetchBans() → users",
  "max",
  "message.channel = other",
  "position",
  "shards",
]);

/** Texts in quotes, and what stands in the brackets of a call, a list or an object, left out. */
function withoutArguments(text: string): string {
  const less = text
    .replace(/'[^']*'|"[^"]*"/g, "0")
    .replace(/(?<=[\w$(]|^|, )\([^()]*\)|\{[^{}]*\}|\[[^[\]]*\]/g, "0");
  return less === text ? text : withoutArguments(less);
}

/** Whether a phrase of the catalogue says something in English words, and is not code alone. */
function hasWords(phrase: string): boolean {
  const words = withoutArguments(phrase).match(/(?<=^|[ (])[a-z-]{2,}(?=$|[ );])/g) ?? [];
  return words.some(word => !ofCode.has(word));
}

describe("the catalogue in Arabic", () => {
  it("has every note that readers see", () => {
    const notes = catalogue.map(row => row[5]).filter(isForReaders);
    expect(notes.filter(note => !Object.hasOwn(arabicNotes, note))).toEqual([]);
  });

  it("has every phrase that stands for code", () => {
    const phrases = catalogue
      .flatMap(row => [row[1], row[2]])
      .filter(phrase => hasWords(phrase) && !names.has(phrase));
    expect(phrases.filter(phrase => !Object.hasOwn(arabicPhrases, phrase))).toEqual([]);
  });
});
