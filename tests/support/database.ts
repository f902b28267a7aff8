import { createHash, randomBytes } from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { type Database, overPool } from "#db/client.ts";
import { type Embedded, openInMemory } from "#db/embedded.ts";
import { applyMigrations } from "#db/migrate.ts";
import { migratedDatabase } from "./postgres-for-tests.ts";

export const databaseKinds = ["embedded", "postgres"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const root = path.resolve(import.meta.dirname, "../..");

/** PGlite asks a file that it loads for its bytes as a whole; a Blob would put them together from pieces first. */
class FileBytes extends Blob {
  readonly #path: string;

  constructor(file: string) {
    super([]);
    this.#path = file;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(fs.readFileSync(this.#path)).buffer;
  }
}

/** Opening takes as long as what is loaded is large, and a file without the databases that others are made from is small. */
async function dropTemplates({ pool }: Embedded): Promise<void> {
  for (const name of ["template0", "template1"]) {
    await pool.query(`alter database ${name} is_template false`);
    await pool.query(`drop database ${name}`);
  }
  await pool.query("checkpoint");
}

/** The migrated embedded database is made once for each set of migrations and loaded from its dump afterwards. */
async function template(): Promise<Blob> {
  const folder = path.join(root, "src/db/migrations");
  const hash = createHash("sha256");
  for (const file of fs
    .readdirSync(folder)
    .filter(name => name.endsWith(".sql"))
    .sort())
    hash.update(fs.readFileSync(path.join(folder, file)));
  const file = path.join(root, "node_modules/.cache/ra3d", `migrated-${hash.digest("hex").slice(0, 16)}.tar`);
  if (!fs.existsSync(file)) {
    const fresh = await openInMemory();
    await applyMigrations(fresh);
    await dropTemplates(fresh);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const partial = `${file}.${randomBytes(4).toString("hex")}`;
    fs.writeFileSync(partial, Buffer.from(await (await fresh.dump()).arrayBuffer()));
    fs.renameSync(partial, file);
    await fresh.close();
  }
  return new FileBytes(file);
}

async function openPostgres(): Promise<Database> {
  const server = new URL(inject("postgresUrl"));
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  // Copied as files instead of page by page through the log: a third of the time.
  await admin.query(`create database ${name} template ${migratedDatabase} strategy file_copy`);
  await admin.end();
  server.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: server.href, max: 10 });
  return { kind: "postgres", db: overPool(pool), pool, close: () => pool.end() };
}

/** A migrated, empty database of its own, of the given kind. Close it in afterAll. */
export async function openTestDatabase(kind: DatabaseKind = "embedded"): Promise<Database> {
  if (kind === "postgres") return openPostgres();
  const embedded = await openInMemory(await template());
  return { kind: "embedded", db: overPool(embedded.pool), ...embedded };
}
