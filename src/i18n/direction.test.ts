import { describe, expect, it } from "vitest";
import { isolateLatin } from "./direction.ts";
import { arabicNotes } from "./messages/converter-notes.ts";
import { arabicPhrases } from "./messages/converter-phrases.ts";

const shown = (text: string): string =>
  isolateLatin(text).replaceAll("\u2066", "«").replaceAll("\u2069", "»");

describe("an Arabic text that speaks of code", () => {
  it.each([
    ["يلزم partials: ['CHANNEL']", "يلزم «partials: ['CHANNEL']»"],
    ["channel.type === 'dm' أو نوع القناة", "«channel.type === 'dm'» أو نوع القناة"],
    ["صار X، ومثله add وremove", "صار «X»، ومثله «add» و«remove»"],
    ["لم يعد موجودًا (كان داخليًا)", "لم يعد موجودًا (كان داخليًا)"],
    ["يدوم 10 ثوانٍ", "يدوم 10 ثوانٍ"],
  ])("%s: its code is isolated", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("needs no other marks of direction", () => {
    const texts = [...Object.values(arabicNotes), ...Object.values(arabicPhrases)];
    expect(texts.filter(text => /[\u200e\u200f\u2066-\u2069]/.test(text))).toEqual([]);
  });
});
