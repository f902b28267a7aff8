import { limits } from "#core/limits.ts";

/** One value, as somebody reads it. */
export async function* jsonValue(value: unknown): AsyncGenerator<string> {
  yield `${JSON.stringify(value, null, 2)}\n`;
}

/** A list, one item after the other. */
export async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[";
  for await (const item of items) {
    yield `${before}\n${JSON.stringify(item, null, 2)}`;
    before = ",";
  }
  yield before === "[" ? "[]\n" : "\n]\n";
}

/** Rows of a table in steps: each step asks for what comes after the last row of the one before. */
export async function* inSteps<Row>(
  read: (after: Row | null, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const limit = limits.account.exportRows;
  for (let after: Row | null = null; ; ) {
    const rows: Row[] = await read(after, limit);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = last;
  }
}
