import type { StripBar } from "#features/monitors/monitors.schema.ts";

/** The box of the strip in its own units: one bar a step, drawn as strokes so that 90 bars are three short paths. */
export const stripBox = { step: 4, stroke: 2.5, height: 28 } as const;

/** A good bar is shorter than a failed one: the state is seen without its colour too. */
const goodTop = 6;
const emptyTop = 17;
/** A day with any failure shows at least this much of it. */
const leastFailure = 0.2;

export type BarState = "good" | "partial" | "failed" | "unobserved";

export function barState(bar: Pick<StripBar, "share">): BarState {
  if (bar.share === null) return "unobserved";
  if (bar.share >= 1) return "good";
  return bar.share <= 0 ? "failed" : "partial";
}

/** Puts the newest bar at the right edge and fills the left with places that nobody observed yet. */
export const padded = (bars: readonly StripBar[], count: number): (StripBar | null)[] => [
  ...Array.from({ length: Math.max(0, count - bars.length) }, () => null),
  ...bars.slice(-count),
];

export type StripPaths = { good: string; failed: string; unobserved: string; width: number };

/** The strokes of a strip as SVG paths, one for each colour. */
export function stripPaths(bars: readonly StripBar[], count: number): StripPaths {
  const { step, height } = stripBox;
  const strokes = { good: "", failed: "", unobserved: "" };
  padded(bars, count).forEach((bar, index) => {
    const x = index * step + step / 2;
    const state = bar === null ? "unobserved" : barState(bar);
    if (state === "good") strokes.good += `M${x} ${goodTop}V${height}`;
    else if (state === "failed") strokes.failed += `M${x} 0V${height}`;
    else if (state === "unobserved") strokes.unobserved += `M${x} ${emptyTop}V${height}`;
    else {
      const cut = Math.round(height * Math.max(leastFailure, 1 - (bar?.share ?? 0)));
      strokes.failed += `M${x} 0V${cut}`;
      strokes.good += `M${x} ${cut}V${height}`;
    }
  });
  return { ...strokes, width: count * step };
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
