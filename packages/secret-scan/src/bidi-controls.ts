import { linePlaces } from "./places.ts";

/** An invisible character that steers the direction of text. Lines and columns count from 1, in UTF-16 units. */
export type BidiControl = {
  /** Its usual short name, as in Unicode Standard Annex 9. */
  name: keyof typeof controls;
  codePoint: number;
  line: number;
  column: number;
  /**
   * It can show text in another order than it is read in, as attacks on readers of code do ("Trojan Source"). The marks
   * (LRM, RLM, ALM) cannot: Arabic texts use them beside punctuation.
   */
  reorders: boolean;
};

const controls = {
  LRE: 0x202a,
  RLE: 0x202b,
  PDF: 0x202c,
  LRO: 0x202d,
  RLO: 0x202e,
  LRI: 0x2066,
  RLI: 0x2067,
  FSI: 0x2068,
  PDI: 0x2069,
  LRM: 0x200e,
  RLM: 0x200f,
  ALM: 0x061c,
} as const;

const names = new Map(
  // The keys of a literal object are its own names.
  (Object.entries(controls) as [BidiControl["name"], number][]).map(([name, code]) => [code, name]),
);
const marks: ReadonlySet<BidiControl["name"]> = new Set(["LRM", "RLM", "ALM"] as const);
const pattern = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Every bidirectional control character of a text. Letters of any script never are. */
export function findBidiControls(text: string): BidiControl[] {
  const placeOf = linePlaces(text);
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const codePoint = found.charCodeAt(0);
    const name = names.get(codePoint);
    return name === undefined ? [] : [{ name, codePoint, ...placeOf(index), reorders: !marks.has(name) }];
  });
}
