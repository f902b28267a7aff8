/** Invented secrets for tests and measurements: of today's shape, drawn anew each time, never anybody's. */

export type Draw = { below(count: number): number; text(alphabet: string, length: number): string };

/** Numbers that are the same in each run (mulberry32). */
export function random(seed: number): Draw {
  let state = seed;
  const below = (count: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  };
  const text = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join("");
  return { below, text };
}

const base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A bot token: id, time and signature. */
export function makeToken(draw: Draw, options: { digits?: number; signature?: number } = {}): string {
  const { digits = 17 + draw.below(4), signature = draw.below(2) === 0 ? 27 : 38 } = options;
  const id = `${1 + draw.below(9)}${draw.text("0123456789", digits - 1)}`;
  const encoded = btoa(id).replace(/=+$/, "");
  return `${encoded}.${draw.text("EFGHXYZ", 1)}${draw.text(base64url, 5)}.${draw.text(base64url, signature)}`;
}
