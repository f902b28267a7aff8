import { inArray, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { searchCodes } from "#db/schema/index.ts";
import { synonymsOf } from "#i18n/synonyms.ts";
import { codeEnd } from "./code-grams.ts";
import type { Wanted } from "./read-query.ts";

/** Long lines are shown from a little before the place. */
const before = 40;

/**
 * The line of each document in which the text stands, or else the first of its words. The lines as written and the
 * folded ones are numbered alike, so the place is found in the one and read in the other.
 */
export async function listHitLines(tx: Tx, wanted: Wanted, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { folded, lines, documentId } = searchCodes;
  const code = sql`split_part(${folded}, ${codeEnd}, 1)`;
  const needles = [wanted.text, ...wanted.words.flatMap(word => [word, ...synonymsOf(word)])];
  const sought = sql`unnest(${sql.param(needles)}::text[]) with ordinality as sought(needle, rank)`;
  const place = sql`coalesce((select strpos(${code}, needle) from ${sought}
    where strpos(${code}, needle) > 0 order by rank limit 1), 0)`;
  const upTo = sql`string_to_array(left(${code}, ${place}), E'\\n')`;
  const line = sql<string>`split_part(${lines}, E'\\n', greatest(1, cardinality(${upTo})))`;
  const column = sql`length((${upTo})[cardinality(${upTo})])`;
  const rows = await tx
    .select({
      id: documentId,
      text: sql<string>`substr(${line}, greatest(1, ${column} - ${before}), ${limits.library.hitLineMax})`,
    })
    .from(searchCodes)
    .where(inArray(documentId, ids));
  return new Map(rows.filter(row => row.text !== "").map(row => [row.id, row.text]));
}
