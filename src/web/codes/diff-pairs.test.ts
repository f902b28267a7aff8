import { expect, it } from "vitest";
import type { DiffRow } from "#features/codes/codes.schema.ts";
import { pairsOf } from "./diff-pairs.ts";

const same = (line: number): DiffRow => ({ kind: "same", before: line, after: line, html: "s" });
const removed = (line: number): DiffRow => ({ kind: "removed", before: line, after: null, html: "r" });
const added = (line: number): DiffRow => ({ kind: "added", before: null, after: line, html: "a" });

it("puts what came beside what went", () => {
  const pairs = pairsOf([same(1), removed(2), removed(3), added(2), same(4), added(5)]);
  expect(pairs.map(({ before, after }) => [before?.before ?? null, after?.after ?? null])).toEqual([
    [1, 1],
    [2, 2],
    [3, null],
    [4, 4],
    [null, 5],
  ]);
  expect(pairsOf([])).toEqual([]);
});
