import type { StripBar } from "#features/monitors/monitors.schema.ts";

/** The box of the strip in its own units: a bar and the gap behind it make a step. */
export const stripBox = { step: 4, bar: 2.5, height: 28 } as const;

/** A good bar is shorter than a failed one: the state is seen without its colour too. */
const tops = { good: 6, failed: 0, unobserved: 17 } as const;
/** A day with any failure shows at least this much of it. */
const leastFailure = 0.2;

export type BarState = "good" | "partial" | "failed" | "unobserved";

export function barState(bar: Pick<StripBar, "share">): BarState {
  if (bar.share === null) return "unobserved";
  if (bar.share >= 1) return "good";
  return bar.share <= 0 ? "failed" : "partial";
}

/** Puts the newest bar at the right edge and fills the left with places that nobody observed yet. */
export const padded = <Bar>(bars: readonly Bar[], count: number): (Bar | null)[] => [
  ...Array.from({ length: Math.max(0, count - bars.length) }, () => null),
  ...bars.slice(-count),
];

type Whole = keyof typeof tops;
/** A dashed line for each state: a row of equal bars is one stroke of it, however long. */
export type StripLine = { state: Whole; path: string; width: number };
/** Lines for the bars of one state, and the two halves of the bars of days with some failures. */
export type StripPaths = { width: number; lines: StripLine[]; halves: { good: string; failed: string } };

const { step, height } = stripBox;
const startOf = (index: number) => index * step + (step - stripBox.bar) / 2;

function lineOf(state: Whole, runs: readonly (readonly [first: number, last: number])[]): StripLine[] {
  if (runs.length === 0) return [];
  const middle = (tops[state] + height) / 2;
  const path = runs
    .map(([first, last]) => `M${startOf(first)} ${middle}H${startOf(last) + stripBox.bar}`)
    .join("");
  return [{ state, path, width: height - tops[state] }];
}

/** The strokes of a strip as SVG paths. */
export function stripPaths(bars: readonly Pick<StripBar, "share">[], count: number): StripPaths {
  const runs: Record<Whole, [number, number][]> = { good: [], failed: [], unobserved: [] };
  const halves = { good: "", failed: "" };
  padded(bars, count).forEach((bar, index) => {
    const state = bar === null ? "unobserved" : barState(bar);
    if (state !== "partial") {
      const run = runs[state].at(-1);
      if (run?.[1] === index - 1) run[1] = index;
      else runs[state].push([index, index]);
      return;
    }
    const x = index * step + step / 2;
    const cut = Math.round(height * Math.max(leastFailure, 1 - (bar?.share ?? 0)));
    halves.failed += `M${x} 0V${cut}`;
    halves.good += `M${x} ${cut}V${height}`;
  });
  const lines = (["unobserved", "good", "failed"] as const).flatMap(state => lineOf(state, runs[state]));
  return { width: count * step, lines, halves };
}

export type StripFigures = { observed: number; failed: number; share: number | null };

/** What the strip says in numbers, for those who do not see it. */
export function stripFigures(bars: readonly StripBar[]): StripFigures {
  const shares = bars.flatMap(bar => (bar.share === null ? [] : [bar.share]));
  const sum = shares.reduce((total, share) => total + share, 0);
  return {
    observed: shares.length,
    failed: shares.filter(share => share < 1).length,
    share: shares.length === 0 ? null : sum / shares.length,
  };
}

/** The bar under a pointer at `fraction` (0 to 1) of the strip's width. */
export function barAt(bars: readonly StripBar[], count: number, fraction: number): StripBar | null {
  const index = Math.min(count - 1, Math.max(0, Math.floor(fraction * count)));
  return padded(bars, count)[index] ?? null;
}
