import type { Range } from "../change.ts";
import { firstNotBefore } from "./search.ts";

/**
 * Replaces `start`…`end` by `text`. An insertion that closes what was opened before stands before others at its place,
 * and an inner one nearer to what it is put around. Where a `key` goes, the comma goes that is left over.
 */
export interface Edit extends Range {
  text: string;
  closes?: boolean;
  inner?: boolean;
  key?: boolean;
}

/** One thing that happens or does not: all its edits or none. */
export interface EditGroup {
  edits: Edit[];
  /** Others do not run without it: a name that is imported. */
  isShared?: boolean;
  /** Where a statement begins behind one without a semicolon, which would go on with a bracket that is put there. */
  joint?: number | undefined;
}

interface Placed extends Edit {
  order: number;
}

export interface Spliced<G extends EditGroup> {
  text: string;
  /** What was done to the text before, in its order. */
  edits: readonly Edit[];
  kept: G[];
  /** Those that touch what an earlier one has replaced. */
  dropped: G[];
  map: (offset: number) => number;
  forward: (offset: number, side: "start" | "end") => number;
}

/** Puts groups into the text, leaving out those that touch what an earlier one has replaced. */
export function splice<G extends EditGroup>(text: string, groups: readonly G[]): Spliced<G> {
  const kept: G[] = [];
  const dropped: G[] = [];
  const taken = new Taken();
  const placed: Placed[] = [];
  for (const group of groups) {
    if (group.edits.some(edit => taken.hits(edit))) {
      dropped.push(group);
      continue;
    }
    kept.push(group);
    for (const edit of group.edits) {
      taken.add(edit);
      placed.push({ ...edit, order: placed.length });
    }
  }
  placed.sort(inPlace);
  takeCommas(text, placed);
  for (const { joint } of kept) if (joint !== undefined) keepApart(placed, joint);
  const parts: string[] = [];
  const marks: { from: number; to: number; edit: Placed }[] = [];
  let at = 0;
  let length = 0;
  for (const edit of placed) {
    parts.push(text.slice(at, edit.start), edit.text);
    length += edit.start - at;
    marks.push({ from: edit.start, to: length, edit });
    length += edit.text.length;
    at = edit.end;
  }
  parts.push(text.slice(at));
  return {
    text: parts.join(""),
    edits: placed,
    kept,
    dropped,
    map: backwards(marks),
    forward: forwards(marks),
  };
}

/** Ends the statement before, where what stands first at the beginning of the next would belong to it. */
function keepApart(placed: readonly Placed[], joint: number): void {
  const first = placed.find(edit => edit.start === joint && edit.text !== "");
  if (first && isOpening(first)) first.text = `;${first.text}`;
}

/** Whether it begins with what would go on with a line that no semicolon ends. */
export const isOpening = ({ text }: Edit): boolean => /^[[(`]/.test(text);

function inPlace(a: Placed, b: Placed): number {
  if (a.start !== b.start) return a.start - b.start;
  const closing = Number(b.closes ?? false) - Number(a.closes ?? false);
  if (closing !== 0) return closing;
  const inner = Number(a.inner ?? false) - Number(b.inner ?? false);
  if (inner !== 0 && a.start === a.end && b.start === b.end) return a.closes ? -inner : inner;
  // Insertions come before the replacement that begins where they stand.
  if (!a.closes && a.end !== b.end && (a.end === a.start || b.end === b.start)) return a.end - b.end;
  return a.closes ? b.order - a.order : a.order - b.order;
}

const endOfObject = /\s*(,\s*)?\}/y;

/**
 * Of keys that go from the end of an object the comma before them goes, too; where no key is left, the one behind them.
 * How many of them go, and what becomes of the key before, is not to be seen before all edits are known.
 */
function takeCommas(text: string, placed: readonly Placed[]): void {
  for (let index = 0; index < placed.length; index++) {
    if (!placed[index]?.key) continue;
    const first = firstGone(text, placed, index);
    while (placed[index + 1]?.key && isBeside(text, placed[index], placed[index + 1])) index += 1;
    const last = placed[index];
    endOfObject.lastIndex = last?.end ?? 0;
    const end = endOfObject.exec(text);
    if (!end || !last || (placed[index + 1]?.start ?? text.length) < endOfObject.lastIndex) continue;
    const gone = placed[first];
    const before = placed[first - 1]?.end ?? 0;
    const comma = before + text.slice(before, gone?.start).trimEnd().length - 1;
    if (gone && comma >= before && text[comma] === ",") gone.start = comma;
    else if (end[1]) last.end = text.indexOf(",", last.end) + 1;
  }
}

/** The first of the edits up to this one that leave nothing behind, and nothing between them. */
function firstGone(text: string, placed: readonly Placed[], index: number): number {
  let first = index;
  while (placed[first - 1]?.text.trim() === "" && isBeside(text, placed[first - 1], placed[first]))
    first -= 1;
  return first;
}

const isBeside = (text: string, one: Placed | undefined, next: Placed | undefined): boolean =>
  text.slice(one?.end, next?.start).trim() === "";

/** Replaced stretches, without overlaps. */
class Taken {
  #ranges: Range[] = [];

  hits(edit: Edit): boolean {
    if (this.#ranges.length === 0) return false;
    for (const range of this.#near(edit)) {
      if (edit.start < range.end && range.start < edit.end) return true;
      if (edit.start === edit.end && range.start < edit.start && edit.start < range.end) return true;
    }
    return false;
  }

  *#near(edit: Edit): Generator<Range> {
    for (let index = this.#after(edit.start) - 1; index >= 0 && index < this.#ranges.length; index++) {
      const range = this.#ranges[index];
      if (!range || range.start > edit.end) return;
      yield range;
    }
    const first = this.#ranges[0];
    if (this.#after(edit.start) === 0 && first) yield first;
  }

  #after(offset: number): number {
    return firstNotBefore(this.#ranges, range => range.start <= offset);
  }

  add(edit: Edit): void {
    if (edit.end > edit.start)
      this.#ranges.splice(this.#after(edit.start), 0, { start: edit.start, end: edit.end });
  }
}

type Mark = { from: number; to: number; edit: Edit };

/** From offsets of the new text to offsets of the old. */
function backwards(marks: readonly Mark[]): (offset: number) => number {
  return offset => {
    const mark = marks[firstNotBefore(marks, one => one.to <= offset) - 1];
    if (!mark) return offset;
    const end = mark.to + mark.edit.text.length;
    return offset < end ? mark.edit.start : mark.edit.end + (offset - end);
  };
}

/** From offsets of the old text to offsets of the new: with what is inserted there, before a start and after an end. */
function forwards(marks: readonly Mark[]): (offset: number, side: "start" | "end") => number {
  return (offset, side) => {
    let shift = 0;
    for (let index = firstNear(marks, offset); index < marks.length; index++) {
      const mark = marks[index];
      if (!mark || mark.edit.start > offset) break;
      const { edit, to } = mark;
      if (side === "start" && edit.start === offset && !edit.closes) return to;
      if (edit.end > offset) return to;
      shift = to + edit.text.length - edit.end;
    }
    return offset + shift;
  };
}

/** The first mark that may say something about an offset: the last one that ends before it, or one that comes after. */
function firstNear(marks: readonly Mark[], offset: number): number {
  return Math.max(0, firstNotBefore(marks, ({ edit }) => edit.end < offset) - 1);
}
