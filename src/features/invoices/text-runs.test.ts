import { describe, expect, it } from "vitest";
import { textRuns } from "./text-runs.ts";

const shown = (text: string, direction: "ltr" | "rtl") => textRuns(text, direction).map(run => run.text);

describe("a line as runs from left to right", () => {
  it.each([
    ["plain English", "Plus plan, one month", "ltr", ["Plus plan, one month"]],
    ["plain Arabic", "فاتورة رقم", "rtl", ["فاتورة رقم"]],
    ["a name in the middle", "خطة Plus لمدة شهر", "rtl", ["لمدة شهر", " ", "Plus", "خطة "]],
    ["digits", "تنتهي 4242", "rtl", ["4242", "تنتهي "]],
    ["a full stop of the other font", "تم.", "rtl", [".", "تم"]],
    ["a colon and its space", "تجربة: لم", "rtl", ["لم", " :", "تجربة"]],
    ["a date with its marks", "20\u200f/11\u200f/2026", "rtl", ["2026", "/", "11", "/", "20"]],
    ["Arabic in English", "Billed to رنا today", "ltr", ["Billed to ", "رنا", " today"]],
  ] as const)("%s", (_name, text, direction, expected) => expect(shown(text, direction)).toEqual(expected));

  it("turns brackets around where text runs from right to left", () => {
    expect(shown("رنا (مطوّرة)", "rtl").join("")).toContain(")");
    expect(shown("رنا (مطوّرة)", "rtl")[0]).toBe("(");
  });

  it("names the font of each run", () => {
    expect(textRuns("خطة Plus", "rtl").map(run => run.script)).toEqual(["latin", "arabic"]);
  });
});
