import { describe, expect, it } from "vitest";
import { grammarOf, highlight, linesOf } from "./index.ts";

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

describe("linesOf", () => {
  it.each([
    ["", [""]],
    ["a", ["a"]],
    ["a\n", ["a"]],
    ["a\n\n", ["a", ""]],
    ["a\r\nb\rc", ["a", "b", "c"]],
  ])("%j", (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});

describe("grammarOf", () => {
  it.each([
    ["src/index.js", "javascript"],
    ["INDEX.HTML", "html"],
    ["Dockerfile", "docker"],
    ["a.b.ts", "typescript"],
    ["notes", null],
    ["picture.png", null],
    ["constructor", null],
    ["x.constructor", null],
  ])("%s → %s", (path, grammar) => {
    expect(grammarOf(path)).toBe(grammar);
  });
});

describe("highlight", () => {
  it("says what each token is", async () => {
    const [line] = await highlight('const name = "ping"; // short', "javascript");
    expect(line).toContain('<span class="hl-keyword">const</span>');
    expect(line).toContain('<span class="hl-string">&quot;ping&quot;</span>');
    expect(line).toContain('<span class="hl-comment">// short</span>');
  });

  it("goes on where a piece ended: a long comment stays one", async () => {
    const inside = Array.from({ length: 200 }, (_, index) => ` const line${index} = "of the comment";`);
    const lines = await highlight(["/*", ...inside, "*/", "const after = 1;"].join("\n"), "javascript");
    expect(lines).toHaveLength(203);
    expect(lines.slice(0, 202).every(line => !line.includes("hl-keyword"))).toBe(true);
    expect(lines.at(-1)).toContain('<span class="hl-keyword">const</span>');
  });

  const hostile = `</span><script>alert(1)</script>\n"&lt;" '<img src=x onerror=alert(1)>'\n\u202eevil\u2066`;
  it.each(["html", "javascript", "markdown", null] as const)(
    "lets no markup through as %s",
    async grammar => {
      const lines = await highlight(hostile, grammar);
      for (const line of lines) {
        const tags = line.match(/<[^>]*>/g) ?? [];
        expect(tags.every(tag => /^<span class="hl-[a-z]+">$|^<\/span>$/.test(tag))).toBe(true);
      }
      expect(lines.map(textOf).slice(0, 2).join("\n")).toBe(hostile.split("\n").slice(0, 2).join("\n"));
    },
  );

  it("names the controls that turn a line, and leaves Arabic as it is", async () => {
    const [turned, arabic] = await highlight("a\u202eb\nمرحبا", null);
    expect(turned).toBe('a<span class="hl-bidi">U+202E</span>b');
    expect(arabic).toBe("مرحبا");
  });

  it("keeps the text of every language it knows", async () => {
    const text = 'a { color: red } <b c="d">e</b> # f\n\n\tg: "h" /* i */';
    for (const path of ["a.css", "a.html", "a.py", "a.yml", "a.json", "a.sh", "a.vue", "a.php", "a.tsx"])
      expect((await highlight(text, grammarOf(path))).map(textOf).join("\n")).toBe(text);
  });
});
