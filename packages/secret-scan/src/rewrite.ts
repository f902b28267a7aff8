import type { Edit, Match } from "./secret.ts";

/** How one secret leaves a text: what is shown for it, and the changes. */
export type Rewrite = { replacement: string; edits: Edit[] };
/** Null: only a person can mend it. */
export type Rewriter = (match: Match) => Rewrite | null;

export const inPlace = ({ start, end }: Match, replacement: string, text = replacement): Rewrite => ({
  replacement,
  edits: [{ start, end, text }],
});

/** A secret in pieces can go when its pieces are whole strings that are added up: `"abc" + "def"`. */
export function wholePieces(text: string, { start, end }: Match): { start: number; end: number } | null {
  const isAdded = /^[^,[\]()]*$/.test(text.slice(start, end));
  const opens = /["'`]/.test(text[start - 1] ?? "") && text[start - 2] !== "\\";
  const closes = /["'`]/.test(text[end] ?? "");
  return isAdded && opens && closes ? { start: start - 1, end: end + 1 } : null;
}
