import type { Change, Diagnostic } from "#djs-convert";
import type { FileResult } from "./protocol.ts";

/** A line of the list: a change, made or rejected, what is left for a person, or what only a type checker minds. */
export type Finding =
  | { kind: "certain" | "likely" | "rejected"; id: string; change: Change }
  | { kind: "decide" | "types"; id: string; diagnostic: Diagnostic };
export type FindingKind = Finding["kind"];

export const filters = ["all", "decide", "likely", "certain", "rejected", "types"] as const;
export type Filter = (typeof filters)[number];

/** What no engine runs, as opposed to what breaks in the next version. */
export const isBroken = (reason: Diagnostic["reason"]): boolean => /^(early|parse)-error$/.test(reason);

const kindOf = ({ reason }: Diagnostic): "decide" | "types" => (reason === "types" ? "types" : "decide");

export const aboutOf = (finding: Finding): Change | Diagnostic =>
  "diagnostic" in finding ? finding.diagnostic : finding.change;

/** Everything about one file, in the order of its lines. */
export function findingsOf({ changes, rejected, diagnostics }: FileResult): Finding[] {
  const all: Finding[] = [
    ...changes.map(change => ({ kind: change.confidence, id: change.id, change })),
    ...rejected.map(change => ({ kind: "rejected" as const, id: change.id, change })),
    ...diagnostics.map((diagnostic, index) => ({
      kind: kindOf(diagnostic),
      id: `${diagnostic.rule}:${diagnostic.step}:${diagnostic.range.start}:${index}`,
      diagnostic,
    })),
  ];
  return all.sort((a, b) => aboutOf(a).range.start - aboutOf(b).range.start);
}

export type Counts = Record<FindingKind, number> & { changes: number; ms: number };

export function countsOf(results: Iterable<FileResult>): Counts {
  const counts: Counts = { certain: 0, likely: 0, rejected: 0, decide: 0, types: 0, changes: 0, ms: 0 };
  for (const { changes, rejected, diagnostics, ms } of results) {
    for (const { confidence } of changes) counts[confidence] += 1;
    counts.changes += changes.length;
    counts.rejected += rejected.length;
    for (const diagnostic of diagnostics) counts[kindOf(diagnostic)] += 1;
    counts.ms += ms;
  }
  return counts;
}

/** The version to tell of: that code is of the newest one says nothing where somebody has converted a part of it only. */
export const versionToTell = ({ looksLike, changes, rejected }: FileResult): FileResult["looksLike"] =>
  looksLike === 14 && changes.length + rejected.length > 0 ? null : looksLike;
