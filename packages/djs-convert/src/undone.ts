import type { Version } from "./tables/read-table.ts";

/** Breaks that a later version takes back, or says again: who passes over both has nothing to decide about the first. */
const spans: Readonly<Record<string, readonly [Version, Version]>> = {
  // @everyone was first among a member's roles up to version 11, last from 12 on, and is first again in 14.
  "12-T47": [11, 14],
  "14-T132": [11, 14],
  // What is sent first is known to the second again since version 13.
  "12-T52": [11, 13],
  // Files within the package: the last step says it.
  "12-T55": [11, 13],
  "13-T82": [12, 14],
};

/** Whether a conversion from one version to another passes over a break and what took it back. */
export function isUndone(rule: string, from: Version, to: Version): boolean {
  const span = Object.hasOwn(spans, rule) ? spans[rule] : undefined;
  return span !== undefined && from <= span[0] && to >= span[1];
}
