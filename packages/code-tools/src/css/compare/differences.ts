import { type Entry, type Fingerprint, logical, plainName } from "./fingerprint.ts";

const nameOf = ({ what }: Entry): string => what.slice(0, what.indexOf(":")).replace("?", "");
const textOf = ({ where, what, important }: Entry) => `${where}|${what}|${important}`;

/** The element and pseudo-element that a place ends in. */
function subjectOf(where: string): { tag: string; pseudo: string } {
  const compound = /(?:^|[\s>+~{)])([^\s>+~{]*)$/.exec(where.replace(/\([^()]*\)/g, ""))?.[1] ?? "";
  const tag = /^[a-z][\w-]*/i.exec(compound)?.[0] ?? "";
  const pseudo = /:(?:before|after|first-line|first-letter|:[\w-]+)$/.exec(compound)?.[0] ?? "";
  return { tag, pseudo };
}

/** Whether it does not matter which of two entries comes first. */
function commute(one: Entry, other: Entry): boolean {
  if (one.what === other.what && one.important === other.important) return true;
  const names = [nameOf(one), nameOf(other)] as const;
  if (plainName(names[0]) !== plainName(names[1]) && logical.test(names[0]) === logical.test(names[1]))
    return true;
  const [left, right] = [subjectOf(one.where), subjectOf(other.where)];
  if (left.pseudo !== right.pseudo) return true;
  return left.tag !== "" && right.tag !== "" && left.tag.toLowerCase() !== right.tag.toLowerCase();
}

/** More entries in another order than this are taken as changed without a look at each pair. */
const reorderedMax = 2_500;

/** For each place and what it says, where that stands last. */
const lastPlaces = (entries: readonly Entry[]): Map<string, number> =>
  new Map(entries.map((entry, at) => [textOf(entry), at]));

/** Offsets of entries that stand in another order in the second list, where the order counts. Both hold the same. */
function reordered(left: readonly Entry[], right: readonly Entry[]): number[] {
  let from = 0;
  let to = left.length;
  const isSame = (at: number) => textOf(left[at] as Entry) === textOf(right[at] as Entry);
  while (from < to && isSame(from)) from += 1;
  while (to > from && isSame(to - 1)) to -= 1;
  const moved = left.slice(from, to);
  if (moved.length > reorderedMax) return moved.map(entry => entry.start);
  const [inLeft, inRight] = [lastPlaces(left), lastPlaces(right)];
  const order = moved.map(entry => inRight.get(textOf(entry)) ?? 0);
  /**
   * Whether the place of `other` says after it what `one` says. A browser that knows that value never takes `other` then,
   * and one that does not skips `one`: in either order.
   */
  const isSaidAfter = (one: Entry, other: Entry): boolean => {
    const again = textOf({ ...one, where: other.where });
    return [inLeft, inRight].every(last => (last.get(again) ?? -1) > (last.get(textOf(other)) ?? 0));
  };
  const found = new Set<number>();
  for (const [first, one] of moved.entries()) {
    for (let second = first + 1; second < moved.length; second += 1) {
      const other = moved[second];
      if (other === undefined || (order[first] ?? 0) < (order[second] ?? 0) || commute(one, other)) continue;
      if (isSaidAfter(one, other) || isSaidAfter(other, one)) continue;
      found.add(one.start).add(other.start);
    }
  }
  return [...found];
}

/** Entries of a list counted, so that what is said twice has to be said twice. */
function surplusOf(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const counts = new Map<string, number>();
  for (const entry of others) counts.set(textOf(entry), (counts.get(textOf(entry)) ?? 0) + 1);
  return entries.filter(entry => {
    const left = counts.get(textOf(entry)) ?? 0;
    counts.set(textOf(entry), left - 1);
    return left <= 0;
  });
}

/** Where the first sheet says something that the second does not say, or says elsewhere: offsets in the first; −1 for more. */
export function differences(one: Fingerprint, other: Fingerprint): number[] {
  const found = new Set<number>();
  for (const list of new Set([...one.keys(), ...other.keys()])) {
    const [left, right] = [one.get(list) ?? [], other.get(list) ?? []];
    const missing = surplusOf(left, right);
    const surplus = surplusOf(right, left);
    for (const { start } of missing) found.add(start);
    if (missing.length === 0 && surplus.length > 0) found.add(-1);
    if (missing.length > 0 || surplus.length > 0) continue;
    // At-rules that count as a whole keep their order.
    if (!list.startsWith("@")) for (const start of reordered(left, right)) found.add(start);
    else if (left.some((entry, at) => textOf(entry) !== textOf(right[at] ?? entry))) found.add(-1);
  }
  return [...found];
}
