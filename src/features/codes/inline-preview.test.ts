import { describe, expect, it } from "vitest";
import { inlinePreview, type Preview } from "./inline-preview.ts";

const inline = (files: Record<string, string>, options: Partial<Preview> = {}): string =>
  inlinePreview({
    files: new Map(Object.entries(files)),
    entry: "index.html",
    maxCharacters: 100_000,
    ...options,
  });

describe("style sheets", () => {
  it("puts linked sheets in their place, with their media", () => {
    const html = '<link rel="stylesheet" href="./css/main.css?v=2" media="print"><p>x</p>';
    expect(inline({ "index.html": html, "css/main.css": "p { color: red }" })).toBe(
      '<style media="print">p { color: red }</style><p>x</p>',
    );
  });

  it("follows relative imports with their conditions, and ends where they go round in circles", () => {
    const sheets = {
      "css/main.css": '@import "./base.css" layer(base) screen; /* @import "../x.css"; */ p{}',
      "css/base.css": "@import url(main.css); a{}",
    };
    const out = inline({ "index.html": '<link rel=stylesheet href="css/main.css">', ...sheets });
    expect(out).toBe(
      '<style>@layer base {\n@media screen {\n@import url(main.css); a{}\n}\n} /* @import "../x.css"; */ p{}</style>',
    );
  });

  it("brings pictures along when they are SVG text", () => {
    const files = {
      "index.html":
        "<style>p{background:url('img/a.svg')} i{background:url(img/b.png)}</style><img src=img/a.svg>",
      "img/a.svg": "<svg xmlns='x'/>",
    };
    const address = "data:image/svg+xml,%3Csvg%20xmlns%3D%27x%27%2F%3E";
    expect(inline(files)).toBe(
      `<style>p{background:url("${address}")} i{background:url(img/b.png)}</style><img src="${address}">`,
    );
  });

  it("cannot be ended early by a sheet's own text", () => {
    const out = inline({
      "index.html": '<link rel="stylesheet" href="a.css">',
      "a.css": 'p::after { content: "</style><script>x</script>" }',
    });
    expect(out).toBe('<style>p::after { content: "<\\/style><script>x</script>" }</style>');
  });
});

describe("scripts", () => {
  it("puts a script in its place and keeps what is not about loading", () => {
    const html = '<script src="a.js" id="it" integrity="sha256-x"></script><p>';
    expect(inline({ "index.html": html, "a.js": "go()" })).toBe('<script id="it">go()</script><p>');
  });

  it("runs deferred scripts when the document is complete", () => {
    const html = '<head><script src="a.js" defer></script></head><body><p>x</p></body>';
    expect(inline({ "index.html": html, "a.js": "go()" })).toBe(
      "<head></head><body><p>x</p><script>go()</script></body>",
    );
  });

  it("cannot be ended early by a script's own text", () => {
    const out = inline({ "index.html": "<script src=a.js></script>", "a.js": 'x = "</script><!--<script>"' });
    expect(out).toBe('<script>x = "\\x3C/script>\\x3C!--\\x3Cscript>"</script>');
  });

  it.each([
    '<script src="https://cdn.example/x.js"></script>',
    '<script src="//cdn.example/x.js"></script>',
    '<script src="missing.js"></script>',
    '<script src="../index.html"></script>',
    '<script type="text/x-template" src="a.js"></script>',
    '<link rel="icon" href="a.js">',
    '<!-- <script src="a.js"></script> -->',
    '<textarea><script src="a.js"></script></textarea>',
    "<a title='<script src=\"a.js\"></script>'>x</a>",
    '<script src="a.js',
  ])("leaves %s as it is", html => {
    expect(inline({ "index.html": html, "a.js": "go()" })).toBe(html);
  });

  it("drops preloads of what stands in the page", () => {
    expect(inline({ "index.html": '<link rel="modulepreload" href="a.js">', "a.js": "" })).toBe("");
  });
});

describe("the page", () => {
  it("turns to the asked direction", () => {
    expect(inline({ "index.html": '<html lang="ar" dir="ltr"><p>' }, { direction: "rtl" })).toBe(
      '<html lang="ar" dir="rtl"><p>',
    );
    expect(inline({ "index.html": "<HTML>" }, { direction: "rtl" })).toBe('<html dir="rtl">');
  });

  it("brings forms to life where there are some", () => {
    expect(inline({ "index.html": "<body><form></form></body>" })).toContain("new SubmitEvent");
    expect(inline({ "index.html": "<p>platform</p>" })).toBe("<p>platform</p>");
  });

  it("stops taking files in when the page has its size", () => {
    const html = "<script src=a.js></script>".repeat(50);
    const out = inline({ "index.html": html, "a.js": "x".repeat(1_000) }, { maxCharacters: 5_000 });
    expect(out.match(/xxx<\/script>/g)).toHaveLength(3);
    expect(out.length).toBeLessThan(6_000);
  });

  it("takes what is hostile no longer than its weight", () => {
    for (const part of ["<a '", '<a x="', "<!--", "<script>", "@import a ", "/* ", 'url("', "<a ", "</"]) {
      const text = part.repeat(1_000_000 / part.length);
      const files = { "index.html": `<link rel=stylesheet href=a.css>${text}`, "a.css": text };
      expect(inline(files, { maxCharacters: 9_000_000 }).length).toBeGreaterThan(900_000);
    }
  });
});
