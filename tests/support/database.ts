import { createHash, randomBytes } from "node:crypto";
import * as fs from "node:fs";
import * as path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { type Database, overPool } from "#db/client.ts";
import { openInMemory } from "#db/embedded.ts";
import { applyMigrations } from "#db/migrate.ts";
import { migratedDatabase } from "./postgres-for-tests.ts";

export const databaseKinds = ["embedded", "postgres"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

const root = path.resolve(import.meta.dirname, "../..");

/** The migrated embedded database is made once for each set of migrations and loaded from its dump afterwards. */
async function template(): Promise<Blob> {
  const folder = path.join(root, "src/db/migrations");
  const hash = createHash("sha256");
  for (const file of fs
    .readdirSync(folder)
    .filter(name => name.endsWith(".sql"))
    .sort())
    hash.update(fs.readFileSync(path.join(folder, file)));
  const file = path.join(root, "node_modules/.cache/ra3d", `database-${hash.digest("hex").slice(0, 16)}.tar`);
  if (!fs.existsSync(file)) {
    const fresh = await openInMemory();
    await applyMigrations(fresh);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const partial = `${file}.${randomBytes(4).toString("hex")}`;
    fs.writeFileSync(partial, Buffer.from(await (await fresh.dump()).arrayBuffer()));
    fs.renameSync(partial, file);
    await fresh.close();
  }
  return new Blob([fs.readFileSync(file)]);
}

async function openPostgres(): Promise<Database> {
  const server = new URL(inject("postgresUrl"));
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: server.href });
  await admin.connect();
  await admin.query(`create database ${name} template ${migratedDatabase}`);
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
