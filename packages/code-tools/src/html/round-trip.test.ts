import { describe, expect, it } from "vitest";
import { decodeHtml } from "./decode-html.ts";
import { encodeHtml } from "./encode-html.ts";
import { type EncodeMode, encodeModes } from "./options.ts";

const password = "قط على السطح 42";
const inner = "<!doctype html><title>x</title><p>inner</p>";

const pages: Record<string, string> = {
  "classes that could be base64": '<p class="lead text center block">Hi</p>',
  "one long class": '<div class="navigationContainer"><p>Hello</p></div>',
  "data for search engines": `<!doctype html><script type="application/ld+json">{"@context":"https://schema.org"}</script><p>x</p>`,
  "a script with texts like base64": `<script>const a = "navigationContainer", b = "PHA+aGkgdGhlcmU8L3A+";</script><p>Hi</p>`,
  "a whole page": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>x</title></head><body class="page dark layout main"><h1>Hi</h1></body></html>`,
  "a picture in base64": `<img src="data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=">`,
  "character references of every spelling":
    "<p>Q&A R&D &amp; &copy &#65; &#x41; &#x042; &#X43; &#0068 &lt;b&gt; 1 < 2</p>",
  "references and nothing else that is a letter": "<p>&#8217; &#60;</p> x",
  "a byte order mark": `\ufeff${inner}`,
  "line breaks of every kind": "<pre>\r\n a\rb\n\tc\u2028d </pre>",
  "signs that are none": "<p>\u0001 \u0085 \u00a0 \u200f 👩‍💻 é</p>",
  "addresses in odd places": `<A HREF = 'mailto:a@example.com?subject=x'>a@example.com</A> b.c+d@sub.example.co.uk <input value="e@example.com"><!-- f@example.com -->`,
  "attributes that are ours by name": `<span data-mail="not base64!">x</span> a@example.com`,
  "a script's end in a script": `<script>var s = "<\\/script><p>no</p>"; // <!--\n</script><textarea>&#65; a@b.cd</textarea>`,
  "no markup": "just text & more < 5 > 3",
  "percent signs": "<p>100%25 %3Cb%3E %41%42%43</p>",
  nothing: "",
};

/** A password takes its time: what it protects is the same whatever is in it. */
const quick = encodeModes.filter(mode => mode !== "encrypted");
const pagesFor = (mode: EncodeMode) =>
  Object.entries(pages).filter(([name]) => mode !== "encrypted" || /mark|breaks|spelling|nothing/.test(name));

describe.each(encodeModes)("%s", mode => {
  it.each(pagesFor(mode))("comes back: %s", async (_, page) => {
    const encoded = await encodeHtml(page, { mode, password });
    expect(encoded.errors).toEqual([]);
    // Without an address in it a page stays as it is, which is said.
    if (encoded.warnings.length > 0) return expect(encoded.code).toBe(page);
    const decoded = await decodeHtml(encoded.code, { password });
    expect(decoded.code).toBe(page);
    if (encoded.code !== page) expect(decoded.errors).toEqual([]);
  });

  it("comes back when it is encoded twice", async () => {
    const text = "<p>Write to a@example.com &#65;</p>";
    for (const first of quick) {
      const once = (await encodeHtml(text, { mode: first, password })).code;
      const twice = await encodeHtml(once, { mode, password });
      // Where the second way finds nothing to encode it says so; it never makes what does not come back.
      if (twice.errors.length > 0 || twice.code === once) continue;
      expect((await decodeHtml(twice.code, { password })).code).toBe(once);
    }
  });

  it("writes a page with a byte order mark without it", async () => {
    const { code } = await encodeHtml(`\ufeff${inner}`, { mode, password });
    const { code: plain } = await decodeHtml(code.replace(/^\ufeff/, ""), { password });
    expect(plain).toBe(inner);
  });
});

describe("decodeHtml", () => {
  it.each(Object.entries(pages))("says that nothing is encoded in a page with %s", async (_, page) => {
    const { code, errors, engine } = await decodeHtml(page);
    if (engine === "entities") return expect(page).toMatch(/&#\w+;/);
    expect(errors.map(error => error.code)).toEqual(["not-encoded"]);
    expect(code).toBe(page);
  });

  const paragraph = "<p>Hello there, <b>you</b></p>";
  const base64 = btoa(paragraph);
  it.each([
    ["a page that writes base64", `<html><script>document.write(atob("${base64}"))</script></html>`],
    ["a name for the text", `<script>var t = '${base64}'; document.write(atob(t));</script>`],
    ["a decoder of its own", `var page = Base64.decode( "${base64}" );`],
    ["base64 alone", base64],
    ["percent signs", `<script>document.write(unescape('${encodeURIComponent(paragraph)}'))</script>`],
    ["percent signs alone", encodeURIComponent(paragraph).replaceAll("-", "%2D")],
    [
      "two digits a letter",
      `<script>document.write("${paragraph.replace(/./g, sign => `\\x${sign.charCodeAt(0).toString(16)}`)}")</script>`,
    ],
    ["numbers for everything", paragraph.replace(/./g, sign => `&#${sign.charCodeAt(0)};`)],
    [
      "something to read for those without scripts",
      `<p>Turn scripts on</p><script>document.write(atob("${base64}"))</script>`,
    ],
  ])("reads what others write: %s", async (_, code) => {
    const decoded = await decodeHtml(code);
    expect(decoded.errors).toEqual([]);
    expect(decoded.code).toBe(paragraph);
  });

  it.each([
    ["a word", "HelloWorldHelloWorld"],
    ["binary data", `<script>load(atob("${btoa("\u0000\u0001\u00ff binary data here")}"))</script>`],
    [
      "a part of a page with a text of its own",
      `<h1>${"News ".repeat(40)}</h1><script>document.write(unescape("%3Cscript%20src='ga.js'%3E%3C/script%3E"))</script>`,
    ],
    ["a script with labels in another script", String.raw`const label = "\u0645\u0631\u062d\u0628\u0627";`],
    ["a typographic sign", "<p>It&#8217;s 1 &#60; 2</p>"],
  ])("leaves %s alone", async (_, code) => {
    const decoded = await decodeHtml(code);
    expect(decoded.errors.map(error => error.code)).toEqual(["not-encoded"]);
    expect(decoded.code).toBe(code);
  });
});
