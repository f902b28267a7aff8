import { describe, expect, it } from "vitest";
import { gzipSize } from "#platform/sizes";
import { levels } from "../result.ts";
import { differences } from "./compare/differences.ts";
import { fingerprint } from "./compare/fingerprint.ts";
import { loadEngine } from "./engines.ts";
import { minifyCss } from "./minify-css.ts";
import { parse } from "./parse.ts";

const small = async (code: string, level: (typeof levels)[number] = "fast") =>
  (await minifyCss(code, { level, brotli: false })).code;
const changes = (one: string, other: string) =>
  differences(fingerprint(parse(one).nodes), fingerprint(parse(other).nodes));

describe("minifyCss", () => {
  it.each([
    ["a { color : #ff0000 ; }", "a{color:red}"],
    ["a { color: rgb( 0, 0, 0 ) }", "a{color:#000}"],
    ["a{margin:1px 2px 1px 2px}", "a{margin:1px 2px}"],
    ["a > b ~ c + d e{top:0px}", "a>b~c+d e{top:0}"],
    ["a::before{content:'x'}", 'a:before{content:"x"}'],
    ["a{width:calc( 100% - 0.50px )}", "a{width:calc(100% - .5px)}"],
    ["a{transition:all 100ms}", "a{transition:all .1s}"],
    ["a{background:url( 'a.png' )}", "a{background:url(a.png)}"],
    ['[type="text"]{top:0}', "[type=text]{top:0}"],
    ["a{}b{top:0}", "b{top:0}"],
    ["/*! kept */a{top:0}/* gone */", "/*! kept */a{top:0}"],
    ["@media ( min-width : 600px ) and (hover){a{top:0}}", "@media(min-width:600px) and (hover){a{top:0}}"],
    ["@keyframes x{from{top:0}100%{top:1px}}", "@keyframes x{0%{top:0}to{top:1px}}"],
    ["a{*zoom:1;color:red}", "a{*zoom:1;color:red}"],
    ["a{--x:  { a : b } ;--y: 0px}", "a{--x:{ a : b };--y:0px}"],
  ])("%s", async (code, wanted) => {
    expect(await small(code)).toBe(wanted);
  });

  it.each([
    ["a{height:0%}", "0%"],
    ["a{flex:1 1 0%}", "0%"],
    ["a{font-family:monospace,monospace}", "monospace,monospace"],
    ["a{animation:.5s ease-out both}", ".5s"],
    ["a{width:100px;width:stretch}", "100px"],
    ["a{height:100vh;height:100dvh}", "100vh"],
    ["a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3}", "-webkit-box-orient"],
    ["a{--gap:0px;width:calc(100% - var(--gap))}", "--gap:0px"],
    ["a{background-position:bottom left}", "bottom left"],
  ])("keeps what engines break: %s", async (code, part) => {
    for (const level of levels) {
      const answer = await small(code, level);
      expect(changes(code, answer)).toEqual([]);
      if (part !== "bottom left") expect(answer).toContain(part);
    }
  });

  it("gives mistakes with their places, and the input as it came", async () => {
    const code = "a { color: red }\nb { color: 'blue }\n";
    const { errors, code: answer } = await minifyCss(code, { brotli: false });
    expect(errors.map(({ code, line, column }) => [code, line, column])).toEqual([
      ["unclosed-string", 2, 12],
      ["unclosed-block", 2, 3],
    ]);
    expect(answer).toBe(code);
  });

  it("makes a source map that leads back", async () => {
    const { map } = await minifyCss("a {\n  color: red;\n}\n", {
      sourceMap: true,
      fileName: "x.css",
      brotli: false,
    });
    expect(JSON.parse(map ?? "")).toMatchObject({ version: 3, sources: ["x.css"], mappings: "AAAA,EACE" });
  });

  it.each(["best", "maximum"] as const)("is as small as each engine alone that is fit, %s", async level => {
    const code = Array.from(
      { length: 40 },
      (_, at) => `.a${at}{margin:0 ${at}px;color:#ff0000}.b${at}{color:#ff0000;padding:${at % 5}px}`,
    ).join("");
    const { sizes } = await minifyCss(code, { level, brotli: false });
    for (const name of ["cssnano", "lightningcss", "csso"] as const) {
      const alone = await (await loadEngine(name))(code);
      if (changes(code, alone).length === 0) expect(sizes.gzip).toBeLessThanOrEqual(await gzipSize(alone));
    }
  });

  it("tells of values that were kept from the engine that answered, and of no other", async () => {
    const code = Array.from({ length: 9 }, (_, at) => `.a${at}{font:${at}px monospace,monospace}`).join("");
    const { warnings, engine } = await minifyCss(code, { level: "maximum", brotli: false });
    for (const { values } of warnings.filter(each => each.code === "values-protected"))
      expect(values?.chain).toBe(engine);
  });

  it("asks no engine for what it was written before", async () => {
    for (const code of [".a{color:red;&:hover{color:blue}}", "@media (width>=600px){a{top:0}}"]) {
      const { warnings } = await minifyCss(code, { level: "maximum", brotli: false });
      expect(warnings).toEqual([]);
    }
  });

  it("stops between engines", async () => {
    const controller = new AbortController();
    const run = minifyCss(
      "a{top:0}",
      { level: "maximum" },
      {
        signal: controller.signal,
        onProgress: () => controller.abort(new Error("enough")),
      },
    );
    await expect(run).rejects.toThrow("enough");
  });
});

describe("the comparison", () => {
  it.each([
    ["a{margin-top:1px;margin-right:1px;margin-bottom:1px;margin-left:1px}", "a{margin:1px}"],
    ["a{color:red}b{color:red}", "b,a{color:#f00}"],
    ["@media (min-width:600px){a{top:0}}", "@media (width>=600px){a{top:0}}"],
    ["a{transition:.3s ease}", "a{transition:all .3s}"],
    ["a{color:red;color:blue}", "a{color:blue}"],
    ["ul{top:1px}ol{top:2px}", "ol{top:2px}ul{top:1px}"],
    ["a{width:calc(3rem + (1.5em + .75rem))}", "a{width:calc(1.5em + 3.75rem)}"],
    ["a{width:calc(var(--x) + 1px)}", "a{width:calc(1px + var(--x))}"],
    ["a{top:calc(var(--x) * -1)}", "a{top:calc(var(--x)*-1)}"],
    ["a{box-shadow:0 0 2px 0 red inset}", "a{box-shadow:inset 0 0 2px red}"],
    ["a{flex-flow:row wrap}", "a{flex-flow:wrap}"],
    [
      "a::file-selector-button:is([x]:not([x=false]),:hover,:focus){top:0}",
      "a::file-selector-button:is(:hover,:focus){top:0}",
    ],
    ["a:is([x]:not([x=false])):focus{top:0}", "a[x]:not([x=false]):focus{top:0}"],
    ["a{filter:grayscale(1)}", "a{filter:grayscale()}"],
    ["a{background-position:top 1px right 2px}", "a{background-position:right 2px top 1px}"],
    ["a{background-size:1em auto}", "a{background-size:1em}"],
    ["a{margin-inline-start:1px;margin-inline-end:2px}", "a{margin-inline:1px 2px}"],
    ["@keyframes x{to{top:0}}@keyframes x{to{top:1px}}", "@keyframes x{to{top:1px}}"],
    [
      "a{background-image:linear-gradient(red 25%,blue 25%,blue 50%)}",
      "a{background-image:linear-gradient(red 25%,blue 0 50%)}",
    ],
    [
      ".a{position:-webkit-sticky;position:sticky}.b{position:-webkit-sticky;position:sticky}",
      ".a,.b{position:-webkit-sticky;position:sticky}",
    ],
  ])("%s says the same as %s", (one, other) => {
    expect(changes(one, other)).toEqual([]);
  });

  it.each([
    ["a{color:red}", "a{color:blue}"],
    ["a{color:red}", ""],
    ["", "a{color:red}"],
    [".a{top:1px}.b{top:2px}", ".b{top:2px}.a{top:1px}"],
    ["a{margin:0;margin-left:1px}", "a{margin-left:1px;margin:0}"],
    ["a{margin-left:1px;margin-inline-start:2px}", "a{margin-inline-start:2px;margin-left:1px}"],
    ["a{background:red;background-color:blue}", "a{background-color:blue;background:red}"],
    ["a{-webkit-transition:none;transition:all 1s}", "a{transition:all 1s;-webkit-transition:none}"],
    ["a{top:0!important}", "a{top:0}"],
    ["@layer a,b;", "@layer b,a;"],
    ["@media print{a{top:0}}", "@media screen{a{top:0}}"],
    ["a{height:0%}", "a{height:0}"],
    ["a{background-position:top}", "a{background-position:0}"],
    ["a b{top:0}", "a>b{top:0}"],
    ["a:is(.b,.c){top:0}", "a.b{top:0}"],
    ["a:is(.b .c){top:0}", "a.b .c{top:0}"],
    ["a::file-selector-button:is(:hover,:focus){top:0}", "a::file-selector-button:is(:hover){top:0}"],
    ["a{width:calc(1px - var(--x))}", "a{width:calc(1px + var(--x))}"],
    ["a{padding-top:calc(-1px)}", "a{padding-top:-1px}"],
    ["a{width:calc(100% - 0px)}", "a{width:100%}"],
    // Bootstrap's columns: less digits are a box that is 1/64 pixel narrower.
    ["a{width:33.33333333%}", "a{width:33.3333%}"],
    ["a{background-image:linear-gradient(red 25%,blue)}", "a{background-image:linear-gradient(red 0,blue)}"],
    ["a{box-shadow:0 0 2px 1px red}", "a{box-shadow:0 0 2px red}"],
    [
      ".a{position:-webkit-sticky;position:sticky}.b{position:static}",
      ".b{position:static}.a{position:-webkit-sticky;position:sticky}",
    ],
    ["@keyframes x{to{top:0}}@keyframes x{to{top:1px}}", "@keyframes x{to{top:0}}"],
    ["a{font-family:Monospace}", 'a{font-family:"monospace"}'],
  ])("%s does not say the same as %s", (one, other) => {
    expect(changes(one, other)).not.toEqual([]);
  });
});

const probes = [
  ".a{color:red;&:hover{color:blue}.b &{top:0}& > .c{left:0}}",
  ".a:has(> img,.b){top:0}",
  "@layer base,theme;@layer theme{a{top:0}}@layer base{a{top:1px}}",
  "@layer a.b{p{top:0}}",
  "@container (width > 400px){a{top:0}}",
  "@container side (min-width:400px) and (max-width:600px){a{top:0}}",
  "@container style(--x: 1){a{top:0}}",
  "a{color:color-mix(in oklab,red 20%,blue)}",
  "a{color:light-dark(#fff,#000)}",
  "a{color:oklch(from var(--c) calc(l * .5) c h)}",
  '@property --x{syntax:"<length>";inherits:false;initial-value:0px}',
  "@scope (.card) to (.content){img{top:0}}",
  "@starting-style{.a{opacity:0}}",
  ".a{opacity:1;@starting-style{opacity:0}}",
  ".a{anchor-name:--x}.b{position-anchor:--x;top:anchor(bottom);position-area:top left}",
  ".a{width:if(style(--x: 1): 10px; else: 20px)}",
  "@media (400px <= width <= 700px){a{top:0}}",
  "@supports (display:grid) and (not (display:inline-grid)){a{top:0}}",
  "@font-palette-values --x{font-family:Bixa;override-colors:0 red}",
  "a{inset:auto 0 0 auto;margin-inline:1px 2px}",
  "a{transition:display .2s allow-discrete}",
  "a{width:calc-size(auto,size + 1px)}",
  "a:is(h1,h2):where(.x,.y):not(:nth-child(2n + 1 of .z)){top:0}",
  "@view-transition{navigation:auto}::view-transition-old(root){animation:none}",
];

describe("modern syntax", () => {
  it.each(probes)("%s survives on every level", async code => {
    for (const level of levels) {
      const { code: answer, errors } = await minifyCss(code, { level, brotli: false });
      expect(errors).toEqual([]);
      expect(changes(code, answer)).toEqual([]);
      expect(changes(answer, code)).toEqual([]);
      expect(answer.length).toBeGreaterThan(code.length / 2);
    }
  });
});
