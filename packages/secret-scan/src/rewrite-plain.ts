import { inPlace, type Rewriter } from "./rewrite.ts";

/** JSON and YAML know no environment: the value becomes an empty one. */
export function dataRewriter(text: string): Rewriter {
  return match => {
    const before = text[match.start - 1] ?? "\n";
    const after = text[match.end] ?? "\n";
    if (match.isSplit === true) return null;
    const isQuoted = before === after && /["'`]/.test(before);
    const isWholeValue = /[\s:]/.test(before) && /[\s,#}\]]/.test(after);
    return inPlace(match, '""', isQuoted || !isWholeValue ? "" : '""');
  };
}

/** Other texts get the name of the variable; a string of its own the expression that reads it, where there is one. */
export function wordRewriter(text: string, reader: ((name: string) => string) | null): Rewriter {
  return match => {
    if (match.isSplit === true) return null;
    const quote = text[match.start - 1] ?? "";
    const isWhole = /["']/.test(quote) && text[match.end] === quote;
    if (reader === null || !isWhole) return inPlace(match, match.variable);
    const replacement = reader(match.variable);
    return { replacement, edits: [{ start: match.start - 1, end: match.end + 1, text: replacement }] };
  };
}
