import type { Change, Diagnostic } from "#djs-convert";
import type { FileResult } from "./protocol.ts";

/** A line of the list: a change, made or rejected, or what is left for a person. */
export type Finding =
  | { kind: "certain" | "likely" | "rejected"; id: string; change: Change }
  | { kind: "decide"; id: string; diagnostic: Diagnostic };
export type FindingKind = Finding["kind"];

export const filters = ["all", "decide", "likely", "certain", "rejected"] as const;
export type Filter = (typeof filters)[number];

const rangeOf = (finding: Finding) =>
  finding.kind === "decide" ? finding.diagnostic.range : finding.change.range;
export const lineOf = (finding: Finding): { line: number; column: number } =>
  finding.kind === "decide" ? finding.diagnostic : finding.change;

/** Everything about one file, in the order of its lines. */
export function findingsOf({ changes, rejected, diagnostics }: FileResult): Finding[] {
  const all: Finding[] = [
    ...changes.map(change => ({ kind: change.confidence, id: change.id, change })),
    ...rejected.map(change => ({ kind: "rejected" as const, id: change.id, change })),
    ...diagnostics.map((diagnostic, index) => ({
      kind: "decide" as const,
      id: `${diagnostic.rule}:${diagnostic.step}:${diagnostic.range.start}:${index}`,
      diagnostic,
    })),
  ];
  return all.sort((a, b) => rangeOf(a).start - rangeOf(b).start);
}

export type Counts = Record<FindingKind, number> & { changes: number; ms: number };

export function countsOf(results: Iterable<FileResult>): Counts {
  const counts: Counts = { certain: 0, likely: 0, rejected: 0, decide: 0, changes: 0, ms: 0 };
  for (const { changes, rejected, diagnostics, ms } of results) {
    for (const { confidence } of changes) counts[confidence] += 1;
    counts.changes += changes.length;
    counts.rejected += rejected.length;
    counts.decide += diagnostics.length;
    counts.ms += ms;
  }
  return counts;
}
