import type { StripBar } from "#features/monitors/monitors.schema.ts";

/**
 * Bars as a page carries them: one text of about five letters a bar instead of an object each. A bar is the time since
 * the bar before it (left out where it is the same again), a letter for what was observed, and the ms; numbers are
 * written to the base of 36.
 */
const letters = { G: 1, F: 0, U: null } as const;
/** Of a day with failures the share follows the letter, and the ms after a dot. */
const partial = "P";
const shareUnits = 1e8;
const unitMs = 100;
const base = 36;

const write = (value: number): string => value.toString(base);

function observed({ share, ms }: StripBar): string {
  const suffix = ms === null ? "" : write(ms);
  if (share === null) return `U${suffix}`;
  if (share >= 1) return `G${suffix}`;
  if (share <= 0) return `F${suffix}`;
  // Cut and never rounded up, and never down to nothing.
  return `${partial}${write(Math.max(1, Math.floor(share * shareUnits)))}.${suffix}`;
}

export function packBars(bars: readonly StripBar[]): string {
  let before = 0;
  let step = 0;
  let text = "";
  for (const bar of bars) {
    const at = Math.round(bar.atMs / unitMs);
    if (at - before !== step || text === "") {
      step = at - before;
      text += `,${write(step)}`;
    }
    before = at;
    text += observed(bar);
  }
  return text;
}

const read = (digits: string | undefined): number | null => (digits ? Number.parseInt(digits, base) : null);

const piece = /(?:,([0-9a-z-]+))?([GFUP])([0-9a-z]*)(?:\.([0-9a-z]*))?/g;

export function unpackBars(text: string): StripBar[] {
  let at = 0;
  let step = 0;
  return Array.from(text.matchAll(piece), ([, moved, letter, value, after]) => {
    step = read(moved) ?? step;
    at += step;
    const atMs = at * unitMs;
    if (letter === partial) return { atMs, share: (read(value) ?? 0) / shareUnits, ms: read(after) };
    return { atMs, share: letters[letter as keyof typeof letters], ms: read(value) };
  });
}
