import { describe, expect, it } from "vitest";
import { findBidiControls } from "./index.ts";

describe("findBidiControls", () => {
  it.each([0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069])(
    "flags U+%s, which can show code in another order than it runs",
    codePoint => {
      const text = `a\n  if (x) ${String.fromCharCode(codePoint)}{`;
      expect(findBidiControls(text)).toMatchObject([{ codePoint, line: 2, column: 10, reorders: true }]);
    },
  );

  it("tells the marks that Arabic texts need apart", () => {
    expect(findBidiControls("\u200e\u200f\u061c").map(({ name, reorders }) => [name, reorders])).toEqual([
      ["LRM", false],
      ["RLM", false],
      ["ALM", false],
    ]);
  });

  it("never flags letters, marks or digits of a script that runs from the right", () => {
    const letters = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => from + n)
        .filter(code => code !== 0x061c)
        .map(code => String.fromCharCode(code))
        .join("");
    // Hebrew, Arabic with its supplements and presentation forms, and the joiners between letters.
    const scripts = [letters(0x0590, 0x08ff), letters(0xfb1d, 0xfdff), letters(0xfe70, 0xfefc)];
    const text = [...scripts, "\u200c\u200d"].join("");
    expect(findBidiControls(text)).toEqual([]);
    expect(findBidiControls('console.log("مرحبًا بكم في رعد، أهلًا ١٢٣");')).toEqual([]);
  });

  it("finds all of an attack, each in its place", () => {
    const text = 'if (level != "user\u202e \u2066// Check if admin\u2069 \u2066") {';
    expect(findBidiControls(text).map(found => [found.name, found.column])).toEqual([
      ["RLO", 19],
      ["LRI", 21],
      ["PDI", 39],
      ["LRI", 41],
    ]);
  });
});
