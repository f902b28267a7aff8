import { describe, expect, it } from "vitest";
import { foldLetters, foldText } from "./fold.ts";

describe("foldText", () => {
  it.each([
    ["Résumé  ONE", "resume one"],
    ["الإعدادات", "اعدادات"],
    ["إعدادات", "اعدادات"],
    ["اعدادات", "اعدادات"],
    ["مُراقَبَة", "مراقبه"],
    ["مراقبـــة", "مراقبه"],
    ["آخر أداة", "اخر اداه"],
    ["مستوى", "مستوي"],
    ["ال", "ال"],
    ["إضافة مراقب", "اضافه مراقب"],
    ["مُحَمَّد", "محمد"],
    ["ٱلرُّتَب والأزرار", "رتب ازرار"],
    ["بالأوامر للأعضاء", "اوامر اعضاء"],
    ["والد", "والد"],
    ["بالون", "بالون"],
  ])("%s → %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});

describe("foldLetters", () => {
  it("keeps lines, blanks and signs where they are", () => {
    expect(foldLetters("// الرُّتَب\n  Interaction.reply( { É")).toBe("// الرتب\n  interaction.reply( { e");
  });
});
