import { createHash } from "node:crypto";
import { createDraw } from "./draw.ts";

// Untyped on purpose: what is called here is a build that may be broken.
type Lib = Record<string, (...args: unknown[]) => unknown>;

export interface Library {
  name: string;
  version: string;
  /** The build of one file that is minified and obfuscated. */
  file: string;
  /** Calls most of what the library does and tells what came back. */
  exercise(lib: Lib): unknown[];
}

/** Loads a CommonJS or UMD build. */
export function loadLibrary(code: string): Lib {
  const module = { exports: {} as Lib };
  new Function("module", "exports", "require", code)(module, module.exports, () => ({}));
  return module.exports;
}

const draw = createDraw(7);
const numbers = Array.from({ length: 40 }, () => draw.below(2_000) - 1_000);
const words = [
  "apple",
  "Pear",
  "",
  "fooBar",
  "some words here",
  "ünïcode",
  "a-b_c",
  "<b>&amp;</b>",
  "12",
  " x ",
];
const people = numbers.map((age, at) => ({
  age,
  name: words[at % words.length],
  tags: words.slice(0, at % 4),
}));
const values: readonly unknown[] = [
  ...[null, undefined, 0, -0, Number.NaN, 1.5, "", "text", true, false, numbers, words, people, {}, []],
  { a: { b: [1, { c: 2 }] }, d: new Date(86_400_000), e: /x/gi },
  new Map([["k", 1]]),
  new Set([1, 2]),
];
const args: readonly unknown[] = [
  undefined,
  2,
  "age",
  "a.b[1].c",
  words,
  { name: "apple" },
  (value: unknown) => String(value).length,
];

/** Every function of a library on every value, with every argument: thousands of calls that nobody had to choose. */
function callEverything(lib: Lib, skip: RegExp): unknown[] {
  const told: unknown[] = [];
  for (const name of Object.keys(lib).sort()) {
    const method = lib[name];
    if (typeof method !== "function" || skip.test(name)) continue;
    for (const value of values)
      for (const arg of args)
        told.push([name, attempt(() => method.call(lib, structuredCloneOf(value), arg))]);
  }
  return told;
}

const structuredCloneOf = (value: unknown) => (typeof value === "object" ? structuredClone(value) : value);

function attempt(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return `threw ${error instanceof Error ? error.constructor.name : typeof error}`;
  }
}

/** One text for what came back. Functions are told by their kind only: their names and sources change. */
export function digest(results: unknown[]): string {
  const seen = new Set<unknown>();
  const text = JSON.stringify(results, (_, value: unknown) => {
    if (typeof value === "function") return "function";
    if (typeof value === "bigint" || typeof value === "symbol") return String(value);
    if (typeof value === "number") return Object.is(value, -0) ? "-0" : String(value);
    if (value instanceof RegExp) return String(value);
    // An object made from a map is no map.
    if (value instanceof Map || value instanceof Set) return attempt(() => [...value]);
    if (typeof value !== "object" || value === null) return value === undefined ? "undefined" : value;
    if (seen.has(value)) return "again";
    seen.add(value);
    return value;
  });
  return createHash("sha256").update(text).digest("hex");
}

const dates = ["2024-02-29T13:14:15.016Z", "1999-12-31", "2026-07-01 05:06", 0, "nonsense"];
const units = ["year", "month", "week", "day", "hour", "minute", "second", "ms"];
const markdown = [
  "# Title\n\nText with *stress*, **more**, `code` and [a link](https://example.com 'x').\n\n- a\n- b\n  1. c\n\n> quote",
  "| a | b |\n|:--|--:|\n| 1 | 2 |\n\n```js\nlet a = 1 < 2;\n```\n\n![alt](i.png)\n\n***\nline  \nbreak <b>html</b> &amp; ~~gone~~",
  "Setext\n===\n\n1) one\n2) two\n\n[ref]: /url 'title'\n[ref] and https://auto.link and <mail@example.com>\n\n- [x] done\n- [ ] open",
];

function exerciseDates(lib: Lib): unknown[] {
  type Day = Record<string, (...args: unknown[]) => unknown>;
  const dayjs = lib as unknown as (...args: unknown[]) => Day;
  const told: unknown[] = [];
  for (const date of dates) {
    const day = dayjs(date);
    told.push(day.isValid?.(), day.format?.("YYYY-MM-DDTHH:mm:ss.SSS dddd MMM D h A"), day.valueOf?.());
    for (const unit of units)
      for (const count of [-3, 1, 14]) {
        const moved = day.add?.(count, unit) as Day;
        told.push(moved.valueOf?.(), Number(moved.startOf?.(unit)), Number(moved.endOf?.(unit)));
        told.push(
          moved.diff?.(day, unit, true),
          moved.isBefore?.(day, unit),
          moved.isSame?.(day, unit),
          attempt(() => moved.get?.(unit)),
        );
      }
  }
  return told;
}

function exerciseBigNumbers(lib: Lib): unknown[] {
  type Big = Record<string, (...args: unknown[]) => unknown>;
  const BigNumber = (lib.BigNumber ?? lib.default ?? lib) as unknown as new (
    value: unknown,
    base?: number,
  ) => Big;
  const texts = [
    "0",
    "-0",
    "1",
    "-1.5",
    "123456789.987654321",
    "1e-20",
    "9.99e21",
    "NaN",
    "Infinity",
    "0.1",
    "7",
    "-1000000.25",
  ];
  const names = ["plus", "minus", "times", "div", "idiv", "mod", "comparedTo", "eq", "gt", "lte", "pow"];
  const told: unknown[] = [];
  for (const a of texts)
    for (const b of texts)
      for (const name of names)
        told.push(attempt(() => String(new BigNumber(a)[name]?.(name === "pow" ? 3 : b))));
  for (const a of texts)
    for (const places of [0, 2, 10])
      for (const name of [
        "toFixed",
        "toExponential",
        "toFormat",
        "sqrt",
        "dp",
        "toPrecision",
        "integerValue",
        "toString",
      ])
        told.push(attempt(() => String(new BigNumber(a)[name]?.(name === "toString" ? places + 2 : places))));
  return told;
}

function exerciseImmer(lib: Lib): unknown[] {
  const produce = lib.produce as (base: unknown, recipe: (draft: never) => unknown) => unknown;
  const base = { list: numbers.slice(0, 8), nested: { people: people.slice(0, 5) }, gone: 1 };
  const recipes: ((draft: typeof base) => unknown)[] = [
    () => undefined,
    draft => void draft.list.push(1, 2),
    draft => void draft.list.splice(1, 3),
    draft => void draft.nested.people.sort((a, b) => a.age - b.age),
    draft => void Reflect.deleteProperty(draft, "gone"),
    draft => void draft.nested.people[1]?.tags.push("new"),
    draft => void draft.list.reverse(),
    () => {
      throw new RangeError("no");
    },
  ];
  return recipes.flatMap(recipe => {
    const made = attempt(() => produce(base, recipe as never));
    return [
      made,
      made === base,
      Object.isFrozen(made),
      attempt(() => lib.isDraft?.(made)),
      attempt(() => lib.original?.(made)),
    ];
  });
}

const yaml = [
  "a: 1\nb: [x, 'y', \"z\\n\"]\nc:\n  - d: |\n      text\n      more\n    e: >\n      folded\n      text\n",
  "date: 2024-02-29\nhex: 0xff\nfloat: .5\nbool: yes\n? complex\n: key\n",
  "bad: [1, 2\n",
];

/** Random methods, clocks and what reads its caller's name are left out: they differ from call to call. */
const unstable =
  /^(?:random|sample|sampleSize|shuffle|now|uniqueId|runInContext|delay|defer|debounce|throttle|noConflict|isBuffer|template|mixin|times|range|rangeRight|fill|padStart|padEnd|pad|repeat)$/;

export const libraries: readonly Library[] = [
  { name: "lodash", version: "4.18.1", file: "lodash.js", exercise: lib => callEverything(lib, unstable) },
  {
    name: "underscore",
    version: "1.13.8",
    file: "underscore-umd.js",
    exercise: lib => callEverything(lib, unstable),
  },
  { name: "dayjs", version: "1.11.23", file: "dayjs.min.js", exercise: exerciseDates },
  { name: "bignumber.js", version: "11.1.5", file: "dist/bignumber.cjs", exercise: exerciseBigNumbers },
  {
    name: "marked",
    version: "18.2.1",
    file: "lib/marked.umd.js",
    exercise: lib =>
      markdown.flatMap(text => [
        lib.parse?.(text),
        lib.lexer?.(text),
        lib.parseInline?.(text),
        lib.parse?.(text, { gfm: false, breaks: true }),
      ]),
  },
  { name: "immer", version: "11.2.10", file: "dist/cjs/immer.cjs.development.js", exercise: exerciseImmer },
  {
    name: "js-yaml",
    version: "5.5.0",
    file: "dist/browser/js-yaml.umd.min.js",
    exercise: lib =>
      yaml
        .flatMap(text => [attempt(() => lib.load?.(text)), attempt(() => lib.dump?.(lib.load?.(text)))])
        .concat(attempt(() => lib.dump?.(people))),
  },
];
