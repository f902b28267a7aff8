import { describe, expect, it } from "vitest";
import { minifyHtml } from "../html/minify-html.ts";
import { levels } from "../result.ts";
import { differences } from "./compare/differences.ts";
import { fingerprint } from "./compare/fingerprint.ts";
import { minifyCss } from "./minify-css.ts";
import { parse } from "./parse.ts";

const small = async (code: string, level: (typeof levels)[number] = "fast") =>
  (await minifyCss(code, { level, brotli: false })).code;
const changes = (one: string, other: string) =>
  differences(fingerprint(parse(one).nodes), fingerprint(parse(other).nodes));
const face = (ranges: string) => `@font-face{font-family:R;src:url(x);unicode-range:${ranges}}`;

/** The code points that an answer's ranges take in, by their ends: read here by rules of this test alone. */
function endsIn(code: string): string[] {
  const [, text = ""] = /unicode-range:\s*([^;}]*)/.exec(code) ?? [];
  return text
    .split(",")
    .map(part => part.trim().toLowerCase())
    .map(part => {
      if (!/^u\+[\da-f?]{1,6}(?:-[\da-f]{1,6})?$/.test(part)) return `not a range: ${part}`;
      const [from = "", to = from] = part.slice(2).split("-");
      return [from.replaceAll("?", "0"), to.replaceAll("?", "f")]
        .map(end => Number.parseInt(end, 16).toString(16))
        .join("-");
    })
    .sort();
}

describe.each(levels)("ranges of code points, %s", level => {
  it.each([
    ["U+0000-00FF, U+0131, U+0152-0153", ["0-ff", "131-131", "152-153"]],
    ["U+26", ["26-26"]],
    ["u+4??", ["400-4ff"]],
    ["U+1e3-1e5,U+00e1,U+0-7F,U+0025-00FF,u+???", ["0-7f", "0-fff", "1e3-1e5", "25-ff", "e1-e1"]],
  ])("%s stay what they are", async (ranges, ends) => {
    const answer = await small(face(ranges), level);
    expect(changes(face(ranges), answer)).toEqual([]);
    expect(endsIn(answer)).toEqual([...ends].sort());
  });

  it("in the styles of a page, too", async () => {
    const page = `<!doctype html><style>${face("U+0000-00FF,U+0131")}</style><p>x</p>`;
    const { code } = await minifyHtml(page, { level, brotli: false });
    expect(endsIn(code)).toEqual(["0-ff", "131-131"]);
  });
});

describe("tokens that touch", () => {
  it.each([
    ["a{counter-increment:x+1}", "a{counter-increment:x+1}"],
    ["a{counter-increment:x +1}", "a{counter-increment:x 1}"],
    ["a{grid-row:span 2/+3;z-index:+1}", "a{grid-row:span 2/3;z-index:1}"],
    ["a{x:foo(U+0041)}", "a{x:foo(U+0041)}"],
    ["a{margin:0px.5px}", "a{margin:0px.5px}"],
    ["a{margin:1.0.50px}", "a{margin:1.0.50px}"],
    ["a{margin:1px+2.0px}", "a{margin:1px+2.0px}"],
    ["a{color:#ff0000+1}", "a{color:#ff0000+1}"],
    ["a{background:rgb(0,0,0)url(x.png)}", "a{background:rgb(0,0,0)url(x.png)}"],
    ["a{background:rgb(0,0,0),#ff0000}", "a{background:#000,red}"],
    ["a{background:red url('x.png')no-repeat}", "a{background:red url(x.png)no-repeat}"],
    ["a{transform:rotate(1.0deg)scale(0.50)}", "a{transform:rotate(1deg)scale(.5)}"],
    ["a{x:-/* */1;y:1/* */%;z:#/* */abc}", "a{x:-/**/1;y:1/**/%;z:#/**/abc}"],
    ["a{width:calc(5px - +3px)}", "a{width:calc(5px - 3px)}"],
    ["a{width:calc(5px+3px)}", "a{width:calc(5px+3px)}"],
    ["a{--n:a+01;--u:U+0026;--p:+0123}", "a{--n:a+01;--u:U+0026;--p:+0123}"],
    ["a:nth-child( 2n + 1 ){top:0}", "a:nth-child(2n+1){top:0}"],
    ["a:nth-child(+ 3n){top:0}", "a:nth-child(+ 3n){top:0}"],
    ["[data-x=a+1]{top:0}", "[data-x=a+1]{top:0}"],
    ["@supports (unicode-range: U+26){a{top:0}}", "@supports(unicode-range:U+26){a{top:0}}"],
    ["@media screen and/* */(color){a{top:0}}", "@media screen and (color){a{top:0}}"],
    ["a>/* */b{top:0}", "a>b{top:0}"],
  ])("%s", async (code, wanted) => {
    expect(await small(code)).toBe(wanted);
    for (const level of levels) expect(changes(code, await small(code, level))).toEqual([]);
  });

  it.each([
    [face("U+0000-00FF"), face("U00ff")],
    [face("U+26"), face("U26")],
    [face("u+4??"), face("u4??")],
    [face("U+26"), face("U +26")],
    // Browsers take six digits at most.
    [face("U+0000041"), face("U+41")],
    ["a{counter-increment:x+1}", "a{counter-increment:x1}"],
    ["a{x:foo(a+1)}", "a{x:foo(a1)}"],
    ["a{margin:1.0.5px}", "a{margin:1.5px}"],
    ["a{margin:1px+2px}", "a{margin:1px2px}"],
    ["a{x:-/**/1}", "a{x:-1}"],
    ["a{--phone:+0123}", "a{--phone:123}"],
    ["a{x:#0/**/e1}", "a{x:#0e1}"],
    ["@supports (unicode-range:U+26){a{top:0}}", "@supports (unicode-range:U26){a{top:0}}"],
    ["@supports selector(:nth-child(2n+1)){a{top:0}}", "@supports selector(:nth-child(2n 1)){a{top:0}}"],
    ["a:nth-child(+ 3n){top:0}", "a:nth-child(+3n){top:0}"],
    ["a:nth-child(2n of .a .b){top:0}", "a:nth-child(2n of .a.b){top:0}"],
    ["a:nth-child(2n of .A){top:0}", "a:nth-child(2n of .a){top:0}"],
  ])("the comparison tells %s from %s", (one, other) => {
    expect(changes(one, other)).not.toEqual([]);
  });

  it.each([
    [face("U+0000-00FF,U+0131"), face("u+??,u+131")],
    [face("U/**/+26"), face("U+26")],
    ["a{background:rgb(0,0,0)url(x.png)}", "a{background:#000 url(x.png)}"],
    ["a:nth-child( 2N + 1 ){top:0}", "a:nth-child(odd){top:0}"],
    ["a:nth-child( 2n +1  of .x){top:0}", "a:nth-child(2n+1 of .x){top:0}"],
  ])("the comparison takes %s and %s as equal", (one, other) => {
    expect(changes(one, other)).toEqual([]);
  });
});
