/** Draws by lot, the same for the same seed (mulberry32). */
export interface Draw {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  chance(share: number): boolean;
  one<Value>(values: readonly Value[]): Value;
}

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    chance: share => next() < share,
    one: values => {
      if (values.length === 0) throw new Error("Nothing to draw from");
      // `below` stays under the length.
      return values[below(values.length)] as (typeof values)[number];
    },
  };
}
