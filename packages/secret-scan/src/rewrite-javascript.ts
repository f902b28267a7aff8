import { readSpans, type Span } from "./javascript-spans.ts";
import { inPlace, type Rewrite, type Rewriter, wholePieces } from "./rewrite.ts";
import type { Edit, Match } from "./secret.ts";
import { spanAt } from "./span-at.ts";

/** Put together here, because in this code base only one place may read the environment itself. */
const environment = ["process", "env"].join(".");
const readVariable = (name: string): string => `${environment}.${name}`;

/** `{ "key": … }`: an expression stands there in brackets only. */
function isPropertyKey(text: string, span: Span): boolean {
  const before = text
    .slice(Math.max(0, span.start - 80), span.start)
    .trimEnd()
    .at(-1);
  const after = text.slice(span.end, span.end + 80).trimStart()[0];
  return after === ":" && (before === "{" || before === ",");
}

/** What would mean something else between backticks than between quotes. */
function escapes(text: string, from: number, to: number): Edit[] {
  const found = text.slice(from, to).matchAll(/(?<!\\)(?:\\\\)*(`|\$\{)/g);
  return [...found].map(({ 0: whole, 1: mark = "", index }) => {
    const at = from + index + whole.length - mark.length;
    return { start: at, end: at, text: "\\" };
  });
}

/** A string that holds more than the secret becomes a template. */
function asTemplate(text: string, match: Match, span: Span, around: [string, string]): Rewrite | null {
  const content = text.slice(span.start + 1, span.end - 1);
  // Numbers after a backslash are allowed in strings only.
  if (/\\[1-9]|\\0\d/.test(content)) return null;
  const replacement = `\${${readVariable(match.variable)}}`;
  const edits = [
    { start: span.start, end: span.start + 1, text: around[0] },
    ...escapes(text, span.start + 1, match.start),
    { start: match.start, end: match.end, text: replacement },
    ...escapes(text, match.end, span.end - 1),
    { start: span.end - 1, end: span.end, text: around[1] },
  ];
  return { replacement, edits };
}

function inString(text: string, match: Match, span: Span): Rewrite | null {
  const isKey = isPropertyKey(text, span);
  const isWhole = match.start === span.start + 1 && match.end === span.end - 1;
  if (!isWhole) return asTemplate(text, match, span, isKey ? ["[`", "`]"] : ["`", "`"]);
  const expression = readVariable(match.variable);
  const replacement = isKey ? `[${expression}]` : expression;
  return { replacement, edits: [{ start: span.start, end: span.end, text: replacement }] };
}

function inTemplate(match: Match, span: Span): Rewrite {
  const expression = readVariable(match.variable);
  const isWhole = span.isPlain === true && match.start === span.start + 1 && match.end === span.end - 1;
  if (!isWhole) return inPlace(match, `\${${expression}}`);
  return { replacement: expression, edits: [{ start: span.start, end: span.end, text: expression }] };
}

function inAttribute(text: string, match: Match, span: Span): Rewrite | null {
  const isWhole = match.start === span.start + 1 && match.end === span.end - 1;
  // Attributes know entities where templates know backslashes.
  if (!isWhole && /[\\`&]|\$\{/.test(text.slice(span.start, span.end))) return null;
  if (!isWhole) return asTemplate(text, match, span, ["{`", "`}"]);
  const replacement = `{${readVariable(match.variable)}}`;
  return { replacement, edits: [{ start: span.start, end: span.end, text: replacement }] };
}

/** Secrets in JavaScript, TypeScript and JSX become what reads the environment, in the form that fits their place. */
export function javascriptRewriter(text: string, { jsx }: { jsx: boolean }): Rewriter {
  const spans = readSpans(text, { jsx });
  return match => {
    const expression = readVariable(match.variable);
    const span = spanAt(spans, match.start, match.end);
    if (match.isSplit === true && span === null) {
      const pieces = wholePieces(text, match);
      return pieces && { replacement: expression, edits: [{ ...pieces, text: expression }] };
    }
    if (span === null || span.kind === "comment") return inPlace(match, expression);
    if (span.kind === "string") return inString(text, match, span);
    if (span.kind === "template") return inTemplate(match, span);
    if (span.kind === "attribute") return inAttribute(text, match, span);
    return span.kind === "children" ? inPlace(match, `{${expression}}`) : null;
  };
}
