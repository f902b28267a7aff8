import { describe, expect, it } from "vitest";
import { spliceReadable } from "../src/engine/splice-readable.ts";

describe("spliceReadable", () => {
  const code = "const a = 1;\nf(a);\n";
  const fine = { edits: [{ start: 10, end: 11, text: "2" }] };
  const torn = { edits: [{ start: 3, end: 3, text: "{" }] };

  it("leaves out what the text could not be read with", () => {
    const { spliced, left } = spliceReadable(code, undefined, [fine, torn], false);
    expect(spliced.text).toBe("const a = 2;\nf(a);\n");
    expect(left).toEqual([torn]);
  });

  it("leaves out everything where others need it", () => {
    const shared = { ...torn, isShared: true };
    const { spliced, left } = spliceReadable(code, undefined, [fine, shared], false);
    expect(spliced.text).toBe(code);
    expect(left).toEqual([fine, shared]);
  });
});
