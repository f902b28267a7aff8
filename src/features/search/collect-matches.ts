import { limits } from "#core/limits.ts";
import { dayMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { searchCodes } from "#db/schema/index.ts";
import { findByCode } from "./find-code.ts";
import { findSimilar } from "./find-similar.ts";
import { findByAnyWord, findByText, findByTitle, type Look } from "./find-texts.ts";
import type { Wanted } from "./read-query.ts";
import type { SearchQuery } from "./search.schema.ts";
import { allowedBy, type Filters, firstOf, type Match, type Stage } from "./search-filters.ts";

type Search = { wanted: Wanted; filters: Filters; sort: SearchQuery["sort"]; max: number; now: Date };

/** One or two letters are the beginning of a title's word and nothing else. */
const isShort = ({ words, text }: Wanted): boolean => words.length === 1 && text.length <= 2;

/** The ways to find, in the order of what they are worth, each taken while there is room for more. */
async function* stages(tx: Tx, look: Look, count: () => number): AsyncGenerator<Stage> {
  const { words } = look.wanted;
  const hasRoom = () => count() < look.max;
  if (words.length > 0) yield await findByTitle(tx, look);
  if (hasRoom() && words.length > 0) yield await findByText(tx, look);
  if (isShort(look.wanted)) return;
  if (hasRoom()) yield await findByCode(tx, look);
  if (count() < limits.library.similarBelow) yield await findSimilar(tx, look);
  if (count() === 0 && words.length > 1) yield await findByAnyWord(tx, look);
}

/** Breaks ties: what many looked at, and what is fresh. */
const standing = ({ views, updatedAt }: Match, now: Date): number =>
  Math.log10(1 + views) + 30 / (30 + Math.max(0, now.getTime() - updatedAt.getTime()) / dayMs);

function ordered(matches: Match[], { sort, now }: Search): Match[] {
  const keys: Record<SearchQuery["sort"], (match: Match) => number[]> = {
    best: match => [match.points, standing(match, now)],
    newest: match => [match.createdAt.getTime()],
    views: match => [match.views],
  };
  const keyed = matches.map(match => ({ match, key: [...keys[sort](match), match.documentId] }));
  return keyed
    .toSorted((one, other) => {
      const place = one.key.findIndex((value, index) => value !== other.key[index]);
      return (other.key[place] ?? 0) - (one.key[place] ?? 0);
    })
    .map(({ match }) => match);
}

/** Everything that fits, or the best of it, in order. */
export async function collectMatches(tx: Tx, search: Search): Promise<Stage> {
  const { wanted, filters, sort, max } = search;
  const matches = new Map<number, Match>();
  let isCapped = false;
  const order = firstOf(sort === "newest" ? "newest" : "views");
  for await (const stage of stages(
    tx,
    { wanted, allowed: allowedBy(filters), allowedCodes: allowedBy(filters, searchCodes), order, max },
    () => matches.size,
  )) {
    isCapped ||= stage.isCapped;
    for (const match of stage.matches)
      if (!matches.has(match.documentId)) matches.set(match.documentId, match);
  }
  const all = ordered([...matches.values()], search);
  return { matches: all.slice(0, max), isCapped: isCapped || all.length > max };
}
