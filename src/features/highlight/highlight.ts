import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { createJavaScriptRegexEngine } from "@shikijs/engine-javascript";
import {
  codeToTokensBase,
  createShikiPrimitiveAsync,
  getLastGrammarState,
  type ShikiPrimitive,
} from "@shikijs/primitive";
import { limits } from "#core/limits.ts";
import { escapeLine } from "./escape-line.ts";
import { type Grammar, loadGrammar } from "./languages.ts";
import { classOf, theme } from "./theme.ts";

/** Where a piece ended: inside a comment, a string, a template. */
type State = ReturnType<typeof getLastGrammarState>;

let engine: Promise<ShikiPrimitive> | undefined;
const loaded = new Map<Grammar, Promise<void>>();

async function withGrammar(grammar: Grammar): Promise<ShikiPrimitive> {
  engine ??= createShikiPrimitiveAsync({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const shiki = await engine;
  const known = loaded.get(grammar) ?? loadGrammar(grammar).then(langs => shiki.loadLanguage(...langs));
  loaded.set(grammar, known);
  await known;
  return shiki;
}

const lineBreak = /\r\n|\n|\r/;

/** Lines as they are numbered: a line break at the end begins no line of its own. */
export function linesOf(text: string): string[] {
  const lines = text.split(lineBreak);
  if (lines.length > 1 && lines.at(-1) === "") lines.pop();
  return lines;
}

/** Lines that are tokenised without a pause: about 20 ms on a small machine. */
function* piecesOf(lines: readonly string[]): Generator<string[]> {
  let piece: string[] = [];
  let characters = 0;
  for (const line of lines) {
    piece.push(line);
    characters += line.length + 1;
    if (characters < limits.highlight.pieceCharacters) continue;
    yield piece;
    piece = [];
    characters = 0;
  }
  if (piece.length > 0) yield piece;
}

async function tokenise(lines: readonly string[], grammar: Grammar): Promise<string[]> {
  const shiki = await withGrammar(grammar);
  const html: string[] = [];
  let state: State | undefined;
  for (const piece of piecesOf(lines)) {
    // Others are served in between: a long file must not hold the process up.
    if (state !== undefined) await setImmediate();
    const tokens = codeToTokensBase(shiki, piece.join("\n"), {
      lang: grammar,
      theme: "kinds",
      tokenizeMaxLineLength: limits.highlight.lineCharacters,
      tokenizeTimeLimit: limits.highlight.lineMs,
      ...(state && { grammarState: state }),
    });
    state = getLastGrammarState(shiki, tokens);
    for (const line of tokens)
      html.push(line.map(({ content, color }) => escapeLine(content, classOf(color))).join(""));
  }
  return html;
}

/** Finished texts, the one used longest ago first. */
const kept = new Map<string, { lines: Promise<string[]>; characters: number }>();
let keptCharacters = 0;

function keep(key: string, lines: Promise<string[]>, characters: number): void {
  kept.set(key, { lines, characters });
  keptCharacters += characters;
  for (const [oldest, entry] of kept) {
    if (keptCharacters <= limits.highlight.keptCharacters) return;
    kept.delete(oldest);
    keptCharacters -= entry.characters;
  }
}

/**
 * The lines of a text as HTML that holds nothing but escaped text and `<span class="hl-…">`. Long texts, and texts
 * of a language that has no grammar here, come escaped and without colours.
 */
export async function highlight(text: string, grammar: Grammar | null): Promise<string[]> {
  const lines = linesOf(text);
  if (grammar === null || text.length > limits.highlight.textCharacters)
    return lines.map(line => escapeLine(line));
  const key = `${grammar}:${createHash("sha256").update(text).digest("base64url")}`;
  const found = kept.get(key);
  if (found !== undefined) {
    kept.delete(key);
    kept.set(key, found);
    return found.lines;
  }
  const html = tokenise(lines, grammar);
  keep(key, html, text.length);
  html.catch(() => {
    if (kept.delete(key)) keptCharacters -= text.length;
  });
  return html;
}
