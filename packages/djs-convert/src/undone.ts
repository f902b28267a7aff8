import type { Diagnostic } from "./change.ts";
import type { Version } from "./tables/read-table.ts";

/** Breaks that a later version takes back, or says again: who passes over both has nothing to decide about the first. */
const spans: Readonly<Record<string, readonly [Version, Version]>> = {
  // @everyone was first among a member's roles up to version 11, last from 12 on, and is first again in 14.
  "12-T47": [11, 14],
  "14-T132": [11, 14],
  // What is sent first is known to the second again since version 13.
  "12-T52": [11, 13],
  // It is gone in version 13, which is said then.
  "12-T57": [11, 13],
  // Version 13 takes the channel itself again.
  "12-T46": [11, 13],
  // Files within the package: the last step says it.
  "12-T55": [11, 13],
  "13-T82": [12, 14],
  // Levels became names, and are numbers again.
  "12-196": [11, 14],
  "12-T20": [11, 14],
  "13-T58": [12, 14],
};

const namesOfLevels = /^(12-196|12-T20|13-T58)$/;
const numbersOfLevels = "14-013";

/** What is left to say after a conversion from one version to another. */
export function leftOpen(all: readonly Diagnostic[], from: Version, to: Version): Diagnostic[] {
  const undone = all.filter(({ rule }) => {
    const span = Object.hasOwn(spans, rule) ? spans[rule] : undefined;
    return span !== undefined && from <= span[0] && to >= span[1];
  });
  const numbers = new Set(undone.filter(one => namesOfLevels.test(one.rule)).map(one => one.range.start));
  return all.filter(
    one => !undone.includes(one) && !(one.rule === numbersOfLevels && numbers.has(one.range.start)),
  );
}
