import { Client, DatabaseError } from "pg";
import { expect, it } from "vitest";
import { startPostgres } from "./postgres.ts";

/** Runs a statement on a connection of its own; resolves to the first value that came back. */
async function ask(connectionString: string, statement: string): Promise<unknown> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

it("a server goes on whatever it writes to its log, and ends when it is told to", async () => {
  const { url, stop } = await startPostgres();
  // More than is kept of a log, and then the word that says of a start that it failed.
  const long = "x".repeat(30_000);
  await expect(ask(url, `select "${long}"`)).rejects.toThrow(DatabaseError);
  await expect(ask(url.replace(/postgres$/, "missing"), "select 1")).rejects.toThrow("does not exist");
  expect(await ask(url, "select 2 as two")).toBe(2);
  await stop();
  await expect(ask(url, "select 2 as two")).rejects.toThrow("ECONNREFUSED");
});
