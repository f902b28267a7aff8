import { describe, expect, it } from "vitest";
import { parseSource } from "../src/engine/parse.ts";
import { Tree } from "../src/engine/scope.ts";
import { spliceReadable } from "../src/engine/splice-readable.ts";

describe("spliceReadable", () => {
  const code = "const a = 1;\nf(a);\n";
  const fine = { edits: [{ start: 10, end: 11, text: "2" }] };
  const torn = { edits: [{ start: 3, end: 3, text: "{" }] };

  const tree = () => {
    const { file } = parseSource(code, undefined);
    if (!file) throw new Error("Not readable");
    return new Tree(file, code);
  };

  it("leaves out what the text could not be read with", () => {
    const { spliced, left } = spliceReadable(tree(), undefined, [fine, torn], false);
    expect(spliced.text).toBe("const a = 2;\nf(a);\n");
    expect(left).toEqual([torn]);
  });

  it("leaves out everything where others need it", () => {
    const shared = { ...torn, isShared: true };
    const { spliced, left } = spliceReadable(tree(), undefined, [fine, shared], false);
    expect(spliced.text).toBe(code);
    expect(left).toEqual([fine, shared]);
  });
});
