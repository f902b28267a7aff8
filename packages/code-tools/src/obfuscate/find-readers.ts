import { type Options, Parser, type Token } from "acorn";
import type { Reading } from "../js/read-input.ts";

/** A place that reads names or source while it runs, in the words of the code. */
export interface Reader {
  kind: "sees-names" | "reads-functions";
  word: string;
  start: number;
}

type Wanted = string | RegExp;
type Pattern = {
  tokens: readonly Wanted[];
  kind: Reader["kind"];
  word: (texts: readonly string[]) => string;
};

const reads = (word: string, ...tokens: Wanted[]): Pattern => ({
  tokens,
  kind: "reads-functions",
  word: () => word,
});
const sees = (word: (texts: readonly string[]) => string, ...tokens: Wanted[]): Pattern => ({
  tokens,
  kind: "sees-names",
  word,
});
const text = /^["'`]/;
const name = /^[\p{ID_Start}$_]/u;
/** Reading a stack to show it is harmless; looking for something in it is not. */
const looking =
  /^(?:split|match|matchAll|replace|replaceAll|indexOf|lastIndexOf|includes|search|slice|substring)$/;

const patterns: readonly Pattern[] = [
  reads("Function.prototype.toString", "Function", ".", "prototype", ".", "toString"),
  reads("arguments.callee", "arguments", ".", "callee"),
  reads("caller", name, ".", "caller"),
  reads("constructor.name", ".", "constructor", ".", "name"),
  reads("new.target.name", "new", ".", "target", ".", "name"),
  reads("Error.prepareStackTrace", "Error", ".", "prepareStackTrace"),
  reads("stack", ".", "stack", ".", looking),
  reads("new Error().stack", "Error", "(", ")", ".", "stack"),
  reads("new Error().stack", "Error", "(", text, ")", ".", "stack"),
  reads("new Error().stack", "new", "Error", ")", ".", "stack"),
  sees(() => "new Function", "new", "Function"),
  sees(([timer = ""]) => `${timer}("…")`, /^(?:setTimeout|setInterval)$/, "(", text),
];
const longest = 6;

const fits = (texts: readonly string[], wanted: readonly Wanted[]): boolean =>
  texts.length >= wanted.length &&
  wanted.every((each, at) => {
    const found = texts[texts.length - wanted.length + at] ?? "";
    return typeof each === "string" ? each === found : each.test(found);
  });

/** What can only be told when the whole file was read: functions may be used above the line that declares them. */
class Names {
  readonly #functions = new Set<string>();
  readonly #prototypes = new Set<string>();
  readonly #asked: { owner: string; property: string; start: number; next: string }[] = [];

  note(texts: readonly string[], start: number) {
    const [last = "", sign = "", before = ""] = texts.slice(-3).reverse();
    const previous = this.#asked.at(-1);
    if (previous) previous.next ||= last;
    if ((sign === "function" || sign === "class") && name.test(last)) this.#functions.add(last);
    if (fits(texts, [name, "=", "Function", ".", "prototype"])) this.#prototypes.add(texts.at(-5) ?? "");
    if (sign === "." && name.test(before) && /^(?:name|toString)$/.test(last) && texts.at(-4) !== ".")
      this.#asked.push({ owner: before, property: last, start, next: "" });
  }

  *found(): Generator<Reader> {
    for (const { owner, property, start, next } of this.#asked) {
      const isPrototype = property === "toString" && this.#prototypes.has(owner);
      // Many give a function a `toString` of its own; a name that is written is not read.
      const isRead = property === "toString" ? next === "(" : next !== "=";
      if (isPrototype) yield { kind: "reads-functions", word: "Function.prototype.toString", start };
      else if (isRead && this.#functions.has(owner))
        yield { kind: "reads-functions", word: `${owner}.${property}`, start };
    }
  }
}

/**
 * Places in the code itself, not in its comments and texts, that read names or the source of functions: each word once,
 * where it stands first.
 */
export function findReaders(code: string, { goal, ecmaVersion }: Reading): Reader[] {
  const texts: string[] = [];
  const readers: Reader[] = [];
  const names = new Names();
  const onToken = ({ start, end }: Token) => {
    const token = code.slice(start, end);
    texts.push(token === "?." ? "." : token);
    if (texts.length > longest) texts.shift();
    names.note(texts, start);
    for (const { tokens, kind, word } of patterns)
      if (fits(texts, tokens)) readers.push({ kind, word: word(texts.slice(-tokens.length)), start });
  };
  const options: Options = { ecmaVersion, sourceType: goal, allowHashBang: true, onToken };
  Parser.parse(code, options);
  const all = [...readers, ...names.found()].sort((one, other) => one.start - other.start);
  return all.filter((reader, at) => all.findIndex(({ word }) => word === reader.word) === at);
}
