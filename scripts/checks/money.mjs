import { readTextFiles } from "./files.mjs";

// Amounts of coins and cents are whole numbers, made and reckoned with in one file. Elsewhere nothing that can make a
// fraction may touch a name that ends in one of these words.
const words = new Set(["coin", "coins", "cent", "cents", "amount", "amounts", "balance", "price", "prices"]);
const home = "src/core/money.ts";
const isTest = path => /\.(test|spec)\.[cm]?[jt]sx?$/.test(path);

/** The text with comments, strings, regular expressions and the tags of JSX blanked out, line by line in place. */
export function blank(text) {
  const spaces = found => found.replace(/[^\n]/g, " ");
  return text
    .replace(/\/\*[\s\S]*?\*\//g, spaces)
    .replace(/(?<=^|[\s;{}])\/\/[^\n]*/g, spaces)
    .replace(/"(?:[^"\\\n]|\\.)*"/g, spaces)
    .replace(/'(?:[^'\\\n]|\\.)*'/g, spaces)
    .replace(
      /(?<=[(,=:[!&|?{}\s])\/(?![*/\s])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g,
      spaces,
    )
    .replace(/<\/[\w.]*>|\/>/g, spaces)
    .replace(/`(?:[^`\\]|\\.)*`/g, found => found.replace(/(?<=^`|\})[^`]*?(?=\$\{|`$)/g, spaces));
}

const isAmount = name => {
  const last = name.split(".").at(-1) ?? "";
  const word = last
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_]+/)
    .at(-1);
  return words.has(word ?? "");
};

const name = String.raw`[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*)*`;
// What may stand between a name and its operator: an index, the arguments of a call, the end of a bracket.
const rest = String.raw`(?:\s*!?\s*(?:\[[^\]\n]*\]|\([^()\n]*\)))*[)\]!\s]*`;
const operator = String.raw`\*\*|[*/%]|<<|>>`;
// Looks ahead only, so that an argument is seen where the name of its call was: `Number(amount) / 100`.
const before = new RegExp(String.raw`(?<![\w$]|[\w$]\??\.)(?=(${name})${rest}(${operator})(?![*/]))`, "g");
const after = new RegExp(String.raw`(${operator})=?\s*[(]*(${name})`, "g");
const call = new RegExp(String.raw`\b(parseFloat|Math\.\w+)\(\s*(${name})`, "g");
const fixed = new RegExp(String.raw`(${name})${rest}\.\s*(toFixed|toPrecision)\b`, "g");
const literal = new RegExp(String.raw`(${name})(?:\s*:\s*\w+)?\s*(?:[-+]?=|[-+:(])\s*-?(\d*\.\d+)`, "g");
const cast = /\bas (Cents|Coins)\b/g;
const column = /(\w+)\s*:\s*(numeric|decimal|real|doublePrecision)\s*\(/g;

function* matches(text, pattern, read) {
  for (const match of text.matchAll(pattern)) {
    const [subject, operation] = read(match);
    if (!isAmount(subject.replaceAll("?.", "."))) continue;
    yield `line ${text.slice(0, match.index).split("\n").length}: ${operation} on ${subject}: amounts are whole numbers, reckoned with in ${home}`;
  }
}

export function* findFractions({ path, text }) {
  if (!/^src\/.*\.tsx?$/.test(path) || path === home || isTest(path)) return;
  const code = blank(text);
  yield* matches(code, before, match => [match[1], match[2]]);
  yield* matches(code, after, match => [match[2], match[1]]);
  yield* matches(code, call, match => [match[2], match[1]]);
  yield* matches(code, fixed, match => [match[1], match[2]]);
  yield* matches(code, literal, match => [match[1], match[2]]);
  yield* matches(code, column, match => [match[1], match[2]]);
  yield* matches(code, cast, match => [match[1], "a cast"]);
}

export const findMoneyProblems = files =>
  files.flatMap(file => [...findFractions(file)].map(problem => `${file.path}: ${problem}`));

export const checkMoney = root => findMoneyProblems(readTextFiles(root));
