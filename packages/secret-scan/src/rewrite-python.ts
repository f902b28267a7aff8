import { inPlace, type Rewrite, type Rewriter, wholePieces } from "./rewrite.ts";
import type { Edit, Match } from "./secret.ts";
import { spanAt } from "./span-at.ts";

type Span = { start: number; end: number; prefix: string; quote: string };

const opening = /#|(?<![\w])([rRbBuUfF]{0,2})("""|'''|"|')|"""|'''|"|'/g;

function lineEnd(text: string, from: number): number {
  const newline = text.indexOf("\n", from);
  return newline < 0 ? text.length : newline;
}

/** Where the string that began with `quote` ends. */
function endOf(text: string, quote: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at += 1;
    else if (text.startsWith(quote, at)) return at + quote.length;
    else if (quote.length === 1 && text[at] === "\n") return at;
  }
  return text.length;
}

/** Strings and comments (without quote) of Python, in order. */
export function readPythonSpans(text: string): Span[] {
  const spans: Span[] = [];
  const search = new RegExp(opening);
  for (let found = search.exec(text); found !== null; found = search.exec(text)) {
    const isComment = found[0] === "#";
    const quote = isComment ? "" : (found[2] ?? found[0]);
    const end = isComment ? lineEnd(text, found.index) : endOf(text, quote, search.lastIndex);
    spans.push({ start: found.index, end, prefix: (found[1] ?? "").toLowerCase(), quote });
    search.lastIndex = Math.max(end, search.lastIndex);
  }
  return spans;
}

/** `import os` where it is missing: below the comments, the text about the module and the imports from the future. */
function importEdits(text: string, spans: readonly Span[]): Edit[] {
  if (/^[ \t]*import[ \t]+(?:[\w.]+[ \t]*,[ \t]*)*os\b(?![.\w])/m.test(text)) return [];
  const futures = [...text.matchAll(/^from __future__ import .*\n/gm)].at(-1);
  const first = spans.find(span => span.quote !== "");
  const isDocumented = first !== undefined && /^(?:\s|#.*\n)*$/.test(text.slice(0, first.start));
  const about = isDocumented ? text.indexOf("\n", first.end) + 1 : 0;
  const comments = /^(?:#.*\n)*/.exec(text)?.[0].length ?? 0;
  const at = futures ? futures.index + futures[0].length : Math.max(about, comments);
  return [{ start: at, end: at, text: "import os\n" }];
}

const reading = (variable: string, quote = '"'): string => `os.environ[${quote}${variable}${quote}]`;

/** A string that holds more than the secret becomes a formatted one. */
function asFormatted(text: string, match: Match, span: Span): Rewrite | null {
  if (/[bu]/.test(span.prefix)) return null;
  const replacement = `{${reading(match.variable, span.quote.startsWith('"') ? "'" : '"')}}`;
  const secret = { start: match.start, end: match.end, text: replacement };
  if (span.prefix.includes("f")) return { replacement, edits: [secret] };
  const braces = [...text.slice(span.start, span.end).matchAll(/[{}]/g)].map(({ 0: brace, index }) => {
    const at = span.start + index;
    return { start: at, end: at, text: brace };
  });
  return { replacement, edits: [{ start: span.start, end: span.start, text: "f" }, ...braces, secret] };
}

/** Secrets in Python become what reads the environment. */
export function pythonRewriter(text: string): Rewriter {
  const spans = readPythonSpans(text);
  const needed = importEdits(text, spans);
  const withImport = (rewrite: Rewrite | null) =>
    rewrite && { ...rewrite, edits: [...needed, ...rewrite.edits] };
  return match => {
    const expression = reading(match.variable);
    const span = spanAt(spans, match.start, match.end);
    if (match.isSplit === true && span === null) {
      const pieces = wholePieces(text, match);
      return withImport(pieces && { replacement: expression, edits: [{ ...pieces, text: expression }] });
    }
    if (span === null || span.quote === "") return inPlace(match, match.variable);
    const opened = span.start + span.prefix.length + span.quote.length;
    const isWhole = match.start === opened && match.end === span.end - span.quote.length;
    if (!isWhole) return withImport(asFormatted(text, match, span));
    const value = span.prefix.includes("b") ? `${expression}.encode()` : expression;
    return withImport({
      replacement: value,
      edits: [{ start: span.start, end: span.end, text: value }],
    });
  };
}
