import type { Range } from "./change.ts";
import { callOf, endOf, type Node, startOf } from "./engine/nodes.ts";
import type { Edit } from "./engine/splice.ts";

/** Where edits begin, and where they end. */
export const firstOf = (edits: readonly Range[]): number =>
  edits.reduce((at, edit) => Math.min(at, edit.start), Number.POSITIVE_INFINITY);
export const lastOf = (edits: readonly Range[]): number =>
  edits.reduce((at, edit) => Math.max(at, edit.end), 0);

/** How far from its node an edit may stand and still be shown with it, in characters. */
const reach = 200;

/** The edits at the place that a change is about: what goes elsewhere with it may stand many lines away. */
export function nearOf(node: Node, edits: readonly Edit[]): readonly Edit[] {
  if (node.type === "Program") return edits;
  const start = startOf(node) - reach;
  const end = endOf(callOf(node) ?? node) + reach;
  const near = edits.filter(edit => edit.end >= start && edit.start <= end);
  return near.length > 0 ? near : edits;
}

/** Cuts the texts of a change, before and after, out of a step's two texts. */
export class Excerpts {
  readonly #before: string;
  readonly #after: string;
  readonly #forward: (offset: number, side: "start" | "end") => number;

  constructor(before: string, after: string, forward: (offset: number, side: "start" | "end") => number) {
    this.#before = before;
    this.#after = after;
    this.#forward = forward;
  }

  of(
    node: Node,
    edits: readonly { start: number; end: number; text: string }[],
  ): { before: string; after: string } {
    const isImport = node.type === "Program";
    const first = firstOf(edits);
    const start = isImport ? this.#lineStart(first) : Math.min(startOf(node), first);
    const last = lastOf(edits);
    // Of a method whose arguments are edited the whole call.
    const whole = last > endOf(node) ? (callOf(node) ?? node) : node;
    const end = isImport ? this.#lineEnd(last) : Math.max(endOf(whole), last);
    // What another change puts in right behind, a name at the end of a list, is not of this one.
    const isOwn = isImport || edits.some(edit => edit.start === end);
    return {
      before: this.#before.slice(start, end),
      after: this.#after.slice(this.#forward(start, "start"), this.#forward(end, isOwn ? "end" : "start")),
    };
  }

  // An import is read with the line that it is put into, or before.
  #lineStart(offset: number): number {
    return this.#before.lastIndexOf("\n", offset - 1) + 1;
  }

  #lineEnd(offset: number): number {
    const end = this.#before.indexOf("\n", offset);
    const last = end < 0 ? this.#before.length : end;
    return this.#before[last - 1] === "\r" ? last - 1 : last;
  }
}
