import { spawnSync } from "node:child_process";
import nodeFs, * as fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import * as os from "node:os";
import * as path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "./client.ts";
import { DirectoryInUseError, lockDirectory } from "./directory-lock.ts";

/** One for all, as making a database takes longer than everything that is done with it here. */
let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "ra3d-db-"));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A process that inserts one row after another, prints each acknowledged one, and never closes the database. */
const writer = `
  import { openDatabase } from "#db/client.ts";
  const { pool } = await openDatabase({ url: undefined, dataDir: process.argv[1] });
  await pool.query("create table if not exists kept (n int)");
  for (let n = 0; n < 50; n += 1) {
    await pool.query("insert into kept values ($1)", [n]);
    process.stdout.write(n + "\\n");
  }
  process.kill(process.pid, "SIGKILL");
`;

it("has every acknowledged row after the process was killed", async () => {
  const killed = spawnSync(process.execPath, ["--input-type=module-typescript", "-e", writer, folder], {
    encoding: "utf8",
    cwd: path.resolve(import.meta.dirname, "../.."),
  });
  expect(killed.signal).toBe("SIGKILL");
  const acknowledged = killed.stdout.trim().split("\n").map(Number);
  expect(acknowledged).toHaveLength(50);
  const database = await openDatabase({ url: undefined, dataDir: folder });
  const { rows } = await database.pool.query("select n from kept order by n");
  expect(rows.map(row => row.n)).toEqual(acknowledged);
  await database.close();
}, 60_000);

it("puts every commit on the disk before it acknowledges it", async () => {
  const database = await openDatabase({ url: undefined, dataDir: folder });
  await database.pool.query("create table written (n int)");
  const original = nodeFs.fsyncSync;
  let synced = 0;
  nodeFs.fsyncSync = (file: number) => {
    synced += 1;
    original(file);
  };
  syncBuiltinESMExports();
  try {
    for (let n = 0; n < 20; n += 1) await database.pool.query("insert into written values ($1)", [n]);
    expect(synced).toBeGreaterThanOrEqual(20);
  } finally {
    nodeFs.fsyncSync = original;
    syncBuiltinESMExports();
    await database.close();
  }
});

it("refuses a directory that a living process holds", () => {
  const file = path.join(folder, "other.lock");
  const unlock = lockDirectory(file);
  expect(() => lockDirectory(file)).toThrow(DirectoryInUseError);
  unlock();
  lockDirectory(file)();
});

it("takes over what a dead process left, and what a new process with its old number did not write", () => {
  const file = path.join(folder, "other.lock");
  fs.writeFileSync(file, "999999999 1");
  lockDirectory(file)();
  fs.writeFileSync(file, `${process.pid} 1`);
  lockDirectory(file)();
  expect(fs.existsSync(file)).toBe(false);
});
