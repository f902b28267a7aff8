import type { Comment, File } from "@babel/types";
import { endOf, type Node, startOf } from "./nodes.ts";
import type { Reread } from "./reread.ts";
import { firstNotBefore } from "./search.ts";
import { forChildren, walk } from "./walk.ts";

/**
 * Puts statements that were read anew into the tree of the text before, which becomes that of the text behind: offsets
 * are moved where they stand, so nobody may go on with the tree as it was. Lines, columns and labels keep theirs, for which
 * nobody asks.
 */
export function amend(file: File, parts: readonly Reread[]): File {
  file.comments = commentsOf(file, parts);
  new Mover(parts).move(file);
  for (const { run, statements } of parts.toReversed())
    run.list.splice(run.first, run.last - run.first + 1, ...statements);
  return file;
}

function commentsOf({ comments }: File, parts: readonly Reread[]): Comment[] {
  const mover = new Mover(parts);
  const kept = (comments ?? []).filter(one => !mover.isGone(one.start ?? 0));
  for (const one of kept) {
    one.end = mover.moved(one.end ?? 0);
    one.start = mover.moved(one.start ?? 0);
  }
  const read = parts.flatMap(part => part.comments);
  return [...kept, ...read].toSorted((a, b) => (a.start ?? 0) - (b.start ?? 0));
}

/** Moves offsets by what was put in before them. */
class Mover {
  readonly #parts: readonly Reread[];
  readonly #gone: ReadonlySet<Node>;
  /** By how much what stands behind each part is moved. */
  readonly #moves: readonly number[];

  constructor(parts: readonly Reread[]) {
    this.#parts = parts;
    this.#gone = new Set(parts.flatMap(({ run }) => run.list.slice(run.first, run.last + 1)));
    let sum = 0;
    this.#moves = [0, ...parts.map(({ growth }) => (sum += growth))];
  }

  /** The first part that ends behind an offset. */
  #after(offset: number): number {
    return firstNotBefore(this.#parts, ({ run }) => run.end <= offset);
  }

  isGone(offset: number): boolean {
    const part = this.#parts[this.#after(offset)];
    return part !== undefined && part.run.start <= offset;
  }

  moved(offset: number): number {
    return offset + (this.#moves[this.#after(offset)] ?? 0);
  }

  move(node: Node): void {
    if (this.#gone.has(node)) return;
    const first = this.#after(startOf(node));
    const next = this.#parts[first];
    const by = this.#moves[first] ?? 0;
    if (!next || next.run.start >= endOf(node)) {
      if (by !== 0) walk(node, one => shift(one, by));
      return;
    }
    node.end = this.moved(endOf(node));
    moveStart(node, by);
    forChildren(node, child => this.move(child));
  }
}

function shift(node: Node, by: number): void {
  node.end = endOf(node) + by;
  moveStart(node, by);
  // The walk goes to its value alone.
  if (node.type === "ObjectProperty" && node.shorthand) shift(node.key, by);
}

function moveStart(node: Node, by: number): void {
  node.start = startOf(node) + by;
  if (typeof node.extra?.parenStart === "number") node.extra.parenStart += by;
}
