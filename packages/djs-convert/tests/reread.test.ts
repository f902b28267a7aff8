import type { File } from "@babel/types";
import { describe, expect, it } from "vitest";
import { amend } from "../src/engine/amend.ts";
import { parseSource } from "../src/engine/parse.ts";
import { reread } from "../src/engine/reread.ts";
import { Tree } from "../src/engine/scope.ts";
import { type Edit, splice } from "../src/engine/splice.ts";

/** A text with a long statement for each `LONG` in it, and at its end one that makes a change a small part of it. */
const made = (short: string): string =>
  `${short.replaceAll("LONG", `long("${"x".repeat(200)}");`)}\nlast(${"1, ".repeat(800)}(2));\n`;

type Replaced = readonly (readonly [before: string, after: string])[];

/** Replaces the first of each in a text that was read as `file`, and reads what that changes. */
function rereadWith(file: File, code: string, replaced: Replaced) {
  const edits = replaced.map(([before, after]): Edit => {
    const start = code.indexOf(before);
    if (start < 0) throw new Error(`Not in the text: ${before}`);
    return { start, end: start + before.length, text: after };
  });
  const spliced = splice(code, [{ edits }]);
  return { text: spliced.text, parts: reread(new Tree(file, code), spliced) };
}

function fileOf(code: string, filename?: string): File {
  const { file } = parseSource(code, filename);
  if (!file) throw new Error("Not readable");
  return file;
}

/** All that a tree says, without lines and parents, which are made anew or asked for by nobody. */
const plain = (file: File): unknown =>
  JSON.parse(
    JSON.stringify({ program: file.program, comments: file.comments }, (key, value) =>
      key === "loc" || key === "up" || key === "parenEnd" || key === "trailingComma" ? undefined : value,
    ),
  );

describe("what edits change is read without the rest", () => {
  it.each<[string, string, Replaced, string?]>([
    ["a statement", "a.b();\nc.d();\n", [["c.d", "c.e.d"]]],
    ["a name in a function", `() => { LONG b(c); };\n`, [["b(c)", "bb(c)"]]],
    [
      "several, with what stands between them moved",
      "a();\n(b);\nc();\n(d).e();\n",
      [
        ["a(", "aa(1, "],
        ["c(", "c2("],
      ],
    ],
    [
      "two in a function and its end",
      "x(() => { LONG a(); LONG b(); }, 1);\n",
      [
        ["a(", "aa("],
        ["b(", "bb("],
        ["1)", "2)"],
      ],
    ],
    [
      "a function and what stands behind it in one edit",
      "x(() => { LONG a(); LONG b(); }, 1);\n",
      [
        ["a(", "aa("],
        ["b(); }, 1", "bb(); }, 22"],
      ],
    ],
    ["what stands before a statement", `{ LONG b(); }`, [["b(", "void b("]]],
    ["the end of a statement without a semicolon", "x(1)\ny(2)\n", [["x(1)", "x(1).z"]]],
    ["the last one of a block without a semicolon", "{ LONG a(b) }\n", [["a(b)", "a(b).c"]]],
    [
      "one statement that becomes two, and one behind it",
      "{ a(); LONG b(); }",
      [
        ["a();", "a(); c();"],
        ["b(", "bb("],
      ],
    ],
    ["two beside each other, changed between them", "{ LONG a();b(); }", [["();b", "(1);b"]]],
    ["comments before, within and behind", "/* 1 */ a(/* 2 */ b); // 3\nc(); // 4\n", [["b)", "bb)"]]],
    ["keys that stand for their value", "f();\nconst { a, b = 1 } = { c, d };\n", [["f(", "ff("]]],
    ["templates", "f();\n`${a} b ${c}`;\n", [["f(", "ff("]]],
    ["a function in a template", "const x = `${() => { LONG a(); b(); }} c`;\n", [["a(", "aa("]]],
    ["a case", "switch (a) { case 1: LONG b(); break; default: c(); }", [["b(", "bb("]]],
    ["what a case is compared with", "switch (a) { case b: LONG c(); }", [["b:", "bb:"]]],
    ["a loop that is left", "for (;;) { LONG if (a) break; b(); }", [["if (a)", "if (aa)"]]],
    [
      "a label that is gone on with",
      "o: for (;;) for (;;) { LONG if (a) continue o; }",
      [["if (a)", "if (aa)"]],
    ],
    ["what waits", "async () => { LONG await a(); b(); };\n", [["await a()", "await aa()"]]],
    ["what waits outside of all", "await a();\nb();\n", [["await a(", "await aa("]]],
    ["what is given back", "() => { LONG if (a) return b; c(); };\n", [["return b", "return bb"]]],
    ["a class", "class A extends B { x() { LONG super.x(); this.y(); } }", [["this.y", "this.z.y"]]],
    [
      "imported names",
      'import { A } from "b";\nnew A();\n',
      [
        ["A }", "C }"],
        ["new A", "new C"],
      ],
    ],
    [
      "names taken from a package",
      'const { A, D } = require("b");\nnew A();\n',
      [
        ["A,", "C,"],
        ["new A", "new C"],
      ],
    ],
    ["what is exported", "export default () => { LONG a(); b(); };\n", [["b(", "bb("]]],
    ["types", "const a: B = c;\nnamespace N { d(); e<F>(g as H); }\n", [["d(", "dd("]], "a.ts"],
    ["elements", "const a = () => { LONG b(); return <p>{c}</p>; };\n", [["b(", "bb("]], "a.jsx"],
  ])("%s", (_, short, replaced, filename) => {
    const code = made(short);
    const file = fileOf(code, filename);
    const { text, parts } = rereadWith(file, code, replaced);
    expect(parts).not.toBeNull();
    expect(text).not.toBe(code);
    expect(plain(amend(file, parts ?? []))).toEqual(plain(fileOf(text, filename)));
  });

  it("reads as little as it can", () => {
    const code = made("a(() => { LONG b(); switch (c) { case 1: LONG d(); } });");
    const { parts, text } = rereadWith(fileOf(code), code, [
      ["b(", "bb("],
      ["d(", "dd("],
    ]);
    const read = (parts ?? []).flatMap(part => part.statements);
    expect(read.map(one => text.slice(one.start ?? 0, one.end ?? 0))).toEqual(["bb();", "dd();"]);
  });
});

describe("the whole file is read", () => {
  it.each<[string, string, Replaced]>([
    ["where something is put before all statements", "\n\na();\n", [["\n\n", "\nb();\n"]]],
    ["where something is put between statements", "a();\n/* b */\nc();\n", [["/* b */", "b();"]]],
    ["where something reaches into what lies between", "a();\n\nb();\n", [["();\n", "(1);c();\n"]]],
    ["where most of it is changed", `a(${"1, ".repeat(4000)}2);`, [["a(", "aa("]]],
    [
      "where a name is declared that is declared beside it",
      "{ const a = 1; LONG g(b); }",
      [["g(b)", "let a"]],
    ],
    [
      "where a function is called as what is beside it",
      "{ const a = 1; LONG function b() {} }",
      [["b() {}", "a() {}"]],
    ],
    [
      "where a class is called as what is exported",
      "export const a = 1; export class B {}",
      [["B {}", "a {}"]],
    ],
    [
      "where one name is declared twice",
      "a();\nlet x;\nb();\n",
      [
        ["a()", "let c"],
        ["b()", "let c"],
      ],
    ],
    ["where something waits in what does not wait", "() => { LONG b(); };\n", [["b()", "await b()"]]],
    ["where something is handed out", "function* a() { LONG yield (b); }\n", [["(b)", "(bb)"]]],
    ["where a loop is left that is none", "() => { LONG b(); };\n", [["b()", "break"]]],
    ["where a loop is gone on with that is none", "() => { LONG b(); };\n", [["b()", "continue"]]],
    ["where a line would go on with the one before", "a\nb()\n", [["b()", "[b]"]]],
    [
      "where the next line would go on with it",
      "if (a) { b() }\n[c].d()\n",
      [["if (a) { b() }", "if (a) e"]],
    ],
    ["where the next line may go on with it", "if (a) { b() }\n[c].d()\n", [["if (a) { b() }", "e = {}"]]],
    ["where two statements in a line run together", "{ LONG a(); b(); }", [["a();", "a() "]]],
    ["where a comment is put behind", "{ LONG a(b) }", [["a(b)", "a(b) // c)"]]],
    ["where a text becomes a directive", "a();\nb;\n", [["b;", '"b"; c();']]],
    ["where nothing is left of a statement", "a();\nb();\n", [["b();", ""]]],
    ["where a variable is declared for a whole function", "{ LONG a(); }", [["a()", "var c"]]],
    ["where it cannot be read", "{ LONG a(); }", [["a()", "a(("]]],
    ["where a name is declared twice in it", "{ LONG a(); }", [["a()", "let b, b"]]],
    ["where it had a fault before", "let a; let a;\nb();\n", [["b(", "bb("]]],
  ])("%s", (_, short, replaced) => {
    const code = made(short);
    const { file } = parseSource(code, undefined, true);
    if (!file) throw new Error("Not readable");
    expect(rereadWith(file, code, replaced).parts).toBeNull();
  });
});
