import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

export type PostgresOptions = {
  /** Whether commits reach the disk. Off for tests; on where durability or speed is what is measured. */
  fsync?: boolean;
  /** Further server settings by name, as in postgresql.conf. */
  settings?: Record<string, string | number>;
};

export type Postgres = { url: string; stop: () => Promise<void> };

/** PostgreSQL refuses to run as root, so root starts it as nobody. */
const nobody = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? nobody : {};
const readyWithinMs = 30_000;
const stopWithinMs = 10_000;

/** A PostgreSQL server of its own on a free loopback port, in a directory that is removed when it stops. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const home = mkdtempSync(join(tmpdir(), "ra3d-postgres-"));
  if (isRoot) chownSync(home, nobody.uid, nobody.gid);
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const binaries = findPostgresBinaries(home, identity);
    createCluster(binaries, home);
    const port = await freePort();
    const server = await startServer(binaries, home, serverSettings(port, options));
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await stopServer(server);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

// Which characters are letters must be UTF-8's: in plain C, pg_trgm sees no letter in an Arabic word.
const characterLocales = ["C.UTF-8", "en_US.UTF-8"];

function createCluster(binaries: string, home: string): void {
  const fixed = [
    "-D",
    join(home, "data"),
    "--username=postgres",
    "--auth=trust",
    "--no-sync",
    "--no-instructions",
  ];
  let output = "";
  for (const locale of characterLocales) {
    const args = [...fixed, "--encoding=UTF8", "--locale=C", `--lc-ctype=${locale}`];
    const result = spawnSync(join(binaries, "initdb"), args, {
      ...identity,
      cwd: home,
      env: serverEnv(),
      encoding: "utf8",
    });
    if (result.status === 0) return;
    output += `${result.error?.message ?? ""}${result.stdout ?? ""}${result.stderr ?? ""}`;
  }
  throw new Error(`initdb failed: ${output}`);
}

// Neither the caller's locale nor its PG* variables decide how the server runs.
const serverEnv = () => ({ PATH: process.env.PATH ?? "", TZ: "UTC", LC_ALL: "C" });

function serverSettings(port: number, { fsync = false, settings = {} }: PostgresOptions): string[] {
  const durability = fsync ? "on" : "off";
  const all = {
    listen_addresses: "127.0.0.1",
    port,
    unix_socket_directories: "",
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    max_connections: 200,
    timezone: "UTC",
    ...settings,
  };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

// The shell ends the server, and removes its files, when its own input closes: so also when this process is killed.
const watchdog =
  'home=$1; shift; "$@" & server=$!; cat >/dev/null; kill -INT "$server"; wait "$server"; rm -rf "$home"';

async function startServer(binaries: string, home: string, settings: string[]): Promise<ChildProcess> {
  const args = [
    "-c",
    watchdog,
    "postgres",
    home,
    join(binaries, "postgres"),
    "-D",
    join(home, "data"),
    ...settings,
  ];
  const child = spawn("sh", args, {
    ...identity,
    cwd: "/",
    env: serverEnv(),
    stdio: ["pipe", "ignore", "pipe"],
    detached: true,
  });
  await untilReady(child);
  return child;
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    const timer = setTimeout(() => killGroup(child), readyWithinMs);
    const read = (chunk: Buffer) => {
      log = (log + chunk).slice(-20_000);
      if (log.includes("ready to accept connections")) {
        clearTimeout(timer);
        // What it writes from now on is about its clients, and only has to be taken: a full pipe would hold it up.
        child.stderr?.off("data", read).resume();
        resolve();
      }
      // The watchdog waits for our end, not for the server's.
      else if (/FATAL|error while loading/.test(log)) killGroup(child);
    };
    child.stderr?.on("data", read);
    child.once("close", () => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL did not start:\n${log}`));
    });
  });
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timer = setTimeout(() => killGroup(child), stopWithinMs);
  const ended = new Promise<void>(resolve => void child.once("exit", () => resolve()));
  child.stdin?.end();
  await ended;
  clearTimeout(timer);
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
