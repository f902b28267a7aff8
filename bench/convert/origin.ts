import { diffLines } from "diff";

/**
 * For a line of `after` (from 1) the lines of `before` that it may have come from: the same line where nothing changed;
 * where lines were rewritten those at its height, and as many around it as came or went.
 */
export function linesBefore(before: string, after: string): (line: number) => readonly number[] {
  const origins = new Map<number, number[]>();
  let [old, now] = [1, 1];
  let removed = 0;
  for (const part of diffLines(before, after)) {
    if (part.removed) {
      removed = part.count;
      continue;
    }
    if (part.added) {
      const spread = Math.abs(part.count - removed);
      for (let at = 0; at < part.count; at++)
        origins.set(now + at, around(old + at, spread, old, old + Math.max(1, removed) - 1));
      old += removed;
      now += part.count;
    } else {
      old += removed;
      for (let at = 0; at < part.count; at++) origins.set(now + at, [old + at]);
      old += part.count;
      now += part.count;
    }
    removed = 0;
  }
  return line => origins.get(line) ?? [];
}

function around(middle: number, spread: number, first: number, last: number): number[] {
  const start = Math.max(first, Math.min(last, middle - spread));
  const end = Math.min(last, Math.max(first, middle + spread));
  return Array.from({ length: Math.max(1, end - start + 1) }, (_, index) => start + index);
}
