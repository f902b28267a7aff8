import pg from "pg";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "#db/migrate.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A PostgreSQL server for this run; its database `postgres` is empty and nobody's: make your own. */
    postgresUrl: string;
  }
}

/** Has every migration and no rows: what tests make their databases from. */
export const migratedDatabase = "migrated";

async function makeMigrated(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${migratedDatabase}`);
  await admin.end();
  const made = new URL(url);
  made.pathname = `/${migratedDatabase}`;
  const pool = new pg.Pool({ connectionString: made.href });
  await applyMigrations({ pool });
  await pool.end();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await makeMigrated(url);
  project.provide("postgresUrl", url);
  return stop;
}
