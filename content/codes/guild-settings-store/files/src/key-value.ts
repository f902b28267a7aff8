import { DatabaseSync } from "node:sqlite";

type Row = { value: string };

/**
 * Values of any JSON type under a namespace and a key, in one file. Everything is synchronous, because SQLite answers
 * in microseconds: there is nothing to await and nothing that could happen in between.
 */
export class KeyValue {
  readonly #database: DatabaseSync;
  readonly #statements;

  constructor(file: string) {
    this.#database = new DatabaseSync(file);
    this.#database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA busy_timeout = 5000;
      CREATE TABLE IF NOT EXISTS entries (
        namespace TEXT NOT NULL,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        expires_at INTEGER,
        PRIMARY KEY (namespace, key)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;
    `);
    const isAlive = "(expires_at IS NULL OR expires_at > unixepoch())";
    this.#statements = {
      get: this.#database.prepare(`SELECT value FROM entries WHERE namespace = ? AND key = ? AND ${isAlive}`),
      set: this.#database.prepare("INSERT OR REPLACE INTO entries VALUES (?, ?, ?, ?)"),
      delete: this.#database.prepare("DELETE FROM entries WHERE namespace = ? AND key = ?"),
      clear: this.#database.prepare("DELETE FROM entries WHERE namespace = ?"),
      list: this.#database.prepare(
        `SELECT key, value FROM entries WHERE namespace = ? AND ${isAlive} ORDER BY key`,
      ),
      add: this.#database.prepare(`
        INSERT INTO entries VALUES (:namespace, :key, :amount, NULL)
        ON CONFLICT DO UPDATE SET value = CAST(CAST(value AS INTEGER) + :amount AS TEXT)
        RETURNING value
      `),
      sweep: this.#database.prepare("DELETE FROM entries WHERE expires_at <= unixepoch()"),
    };
    setInterval(() => this.#statements.sweep.run(), 60_000).unref();
  }

  /** Undefined if there is none. The caller says the type, because only the caller knows what was put there. */
  get<Value>(namespace: string, key: string): Value | undefined {
    const row = this.#statements.get.get(namespace, key) as Row | undefined;
    return row && JSON.parse(row.value);
  }

  set(namespace: string, key: string, value: unknown, { expiresInS }: { expiresInS?: number } = {}): void {
    const text = JSON.stringify(value);
    if (text === undefined)
      throw new TypeError(`${namespace}/${key}: undefined and functions cannot be stored`);
    const expiresAt = expiresInS === undefined ? null : Math.floor(Date.now() / 1_000) + expiresInS;
    this.#statements.set.run(namespace, key, text, expiresAt);
  }

  delete(namespace: string, key: string): boolean {
    return this.#statements.delete.run(namespace, key).changes > 0;
  }

  clear(namespace: string): void {
    this.#statements.clear.run(namespace);
  }

  entries<Value>(namespace: string): [key: string, value: Value][] {
    const rows = this.#statements.list.all(namespace) as (Row & { key: string })[];
    return rows.map(({ key, value }) => [key, JSON.parse(value)]);
  }

  /** Adds to a counter in one statement and answers the new value: two at once lose nothing. */
  add(namespace: string, key: string, amount = 1): number {
    const row = this.#statements.add.get({ namespace, key, amount: String(amount) }) as Row;
    return Number(row.value);
  }

  /** All or nothing: an error undoes whatever `act` has written. */
  transaction<Result>(act: () => Result): Result {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const result = act();
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  close(): void {
    this.#database.close();
  }
}
