import { describe, expect, it } from "vitest";
import { foldText } from "./fold.ts";

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
  ])("%s → %s", (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
