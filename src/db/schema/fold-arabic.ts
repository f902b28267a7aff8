import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * A text as search compares it: lower case, without tashkeel and tatweel, one letter for the forms of alif, ة as ه,
 * ى as ي, and words without the article ال. The same expression goes over what is searched and what is sought.
 */
export function foldedSql(text: SQLWrapper | SQL): SQL {
  const oneSpelling = sql`translate(lower(${text}), 'أإآٱةى', 'ااااهي')`;
  const bare = sql`regexp_replace(${oneSpelling}, '[\u064B-\u0652\u0670\u0640]', '', 'g')`;
  return sql`regexp_replace(${bare}, '(^|[[:space:]])ال', '\\1', 'g')`;
}
