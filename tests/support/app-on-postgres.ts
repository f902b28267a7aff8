import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Client } from "pg";
import { type RunningApp, startApp } from "./app.ts";
import { startPostgres } from "./postgres.ts";

/** An app with a database of its own at the server that all journeys share. Other processes may serve from it, too. */
export type AppOnPostgres = RunningApp & { databaseUrl: string };

const loadedName = "loaded";

/** A server for the journeys of a run, and in it a database with the library, of which apps are given copies. */
export async function startJourneysPostgres(): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "ra3d-loaded-"));
  process.env.RA3D_POSTGRES = postgres.url;
  process.env.RA3D_POSTGRES_DATA = dataDir;
  const app = await startApp({ DATABASE_URL: await createDatabase(loadedName), DATA_DIR: dataDir });
  await app.stop();
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Runs a statement at the server, in none of the databases that are copied or dropped. Resolves to nothing. */
async function atServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.RA3D_POSTGRES });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const addressOf = (name: string): string =>
  Object.assign(new URL(process.env.RA3D_POSTGRES ?? ""), { pathname: `/${name}` }).href;

/** Resolves to the address of a new database: empty, or a copy of another. */
export async function createDatabase(name: string, copied = "template1"): Promise<string> {
  await atServer(`create database ${name} template ${copied}`);
  return addressOf(name);
}

/** Starts an app with the library on a database of its own, which goes with its files when the app stops. */
export async function startAppOnPostgres(env: Record<string, string> = {}): Promise<AppOnPostgres> {
  const name = `app_${randomBytes(6).toString("hex")}`;
  const databaseUrl = env.DATABASE_URL ?? (await createDatabase(name, loadedName));
  const dataDir = mkdtempSync(join(tmpdir(), "ra3d-app-"));
  cpSync(process.env.RA3D_POSTGRES_DATA ?? "", dataDir, { recursive: true });
  const remove = async (): Promise<void> => {
    rmSync(dataDir, { recursive: true, force: true });
    await atServer(`drop database ${basename(new URL(databaseUrl).pathname)} with (force)`);
  };
  try {
    const app = await startApp({ ...env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const stop: RunningApp["stop"] = signal => app.stop(signal).finally(remove);
    return { ...app, databaseUrl, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}
