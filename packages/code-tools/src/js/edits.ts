import { jsLineEnd, type Place, sourceMapOf } from "../source-map.ts";

/** A piece of a text and what takes its place; no two of them overlap. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Names, numbers and signs: what engines' maps have places for. */
const piece = /[\p{ID_Continue}$]+|[^\p{ID_Continue}$\s]/gu;

/** Where the pieces of what was kept stand in both texts. */
function placesIn(code: string, kept: readonly { from: number; to: number; at: number }[]): Place[] {
  return kept.flatMap(({ from, to, at }) => {
    const places = Array.from(code.slice(from, to).matchAll(piece), ({ index }) => ({
      generated: at + index,
      original: from + index,
    }));
    // What follows it is an edit: that leads to where it stands.
    return to < code.length ? [...places, { generated: at + to - from, original: to }] : places;
  });
}

/** A text with its edits made, and how to lead from it back to what it was: a source map as JSON. */
export function applyEdits(
  code: string,
  edits: readonly Edit[],
): { code: string; mapFor(fileName: string): string } {
  const kept: { from: number; to: number; at: number }[] = [];
  let text = "";
  let from = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    kept.push({ from, to: edit.start, at: text.length });
    text += code.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  kept.push({ from, to: code.length, at: text.length });
  text += code.slice(from);
  const mapFor = (fileName: string) =>
    sourceMapOf({ code, text, places: placesIn(code, kept), fileName, lineEnd: jsLineEnd });
  return { code: text, mapFor };
}
