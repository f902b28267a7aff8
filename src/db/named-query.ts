import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Tx } from "./client.ts";

const dialect = new PgDialect();

/**
 * Runs a query under a name, so that the database parses it once a connection and plans it once it has seen that the
 * plan does not depend on the values: for what every page asks, where that takes longer than the answer. Under one
 * name the text is always the same; whatever differs is a parameter.
 */
export async function runNamed<Row>(tx: Tx, name: string, query: SQL): Promise<Row[]> {
  const prepared = tx._.session.prepareQuery(dialect.sqlToQuery(query), undefined, name, false);
  // The caller names the row as the query selects it, as with `execute`.
  const { rows } = (await prepared.execute()) as { rows: Row[] };
  return rows;
}
