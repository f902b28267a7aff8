import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";

export type RunningApp = {
  url: string;
  dataDir: string;
  pid: number;
  /** What it wrote so far, both streams. */
  logs: () => string;
  /** Ends it and resolves to its exit code; null when a signal ended it. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/**
 * As `npm start` has them: nearly all that is made is short-lived, and more room for it is only more memory. So little
 * is cleaned up sooner by one thread than several have agreed who does what.
 */
const oneSweeper = "--no-parallel-scavenge";
export const checkerOptions = ["--max-semi-space-size=4", "--heap-growing-percent=30", oneSweeper];
export const serverOptions = ["--max-semi-space-size=8", oneSweeper];

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const entry = join(root, "build", "server", "main.js");
const startsMax = 3;
const readyWithinMs = 60_000;
const stopWithinMs = 20_000;
const pollEveryMs = 50;

/**
 * Starts the production build as a process of its own, with nothing of this process's settings, and resolves
 * when /readyz answers (a worker has no site: when its metrics do). Without DATA_DIR in `env` it gets a new directory, which is
 * removed at its end.
 */
export async function startApp(env: Record<string, string> = {}): Promise<RunningApp> {
  for (let tries = 1; ; tries++)
    try {
      return await startOnce(env);
    } catch (error) {
      // A port that was free a moment ago; another one is as good where none was asked for.
      const isTaken = env.PORT === undefined && String(error).includes("EADDRINUSE");
      if (!isTaken || tries === startsMax) throw error;
    }
}

async function startOnce(env: Record<string, string>): Promise<RunningApp> {
  if (!existsSync(entry)) throw new Error("There is no production build: run `npm run build` first.");
  const port = env.PORT ?? String(await freePort());
  const metricsPort = env.METRICS_PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? newDataDir();
  const options = env.ROLE === "worker" ? checkerOptions : serverOptions;
  const child = spawn(process.execPath, [...options, entry], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? tmpdir(),
      NODE_ENV: "production",
      TRUSTED_PROXIES: "1",
      ...env,
      PORT: port,
      METRICS_PORT: metricsPort,
      DATA_DIR: dataDir,
    },
  });
  const logs = collectOutput(child);
  const endWithUs = () => killGroup(child);
  process.once("exit", endWithUs);

  const url = `http://127.0.0.1:${port}`;
  const stop = async (signal: NodeJS.Signals = "SIGTERM") => {
    const code = await endApp(child, signal);
    process.off("exit", endWithUs);
    if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    await untilReady(
      child,
      env.ROLE === "worker" ? `http://127.0.0.1:${metricsPort}/metrics` : `${url}/readyz`,
    );
  } catch (error) {
    await stop("SIGKILL");
    throw new Error(`The app did not become ready.\n${logs()}`, { cause: error });
  }
  return { url, dataDir, pid: child.pid ?? 0, logs, stop };
}

/** A directory of its own; with the library loaded where a run of journeys has a copy of that ready. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "ra3d-app-"));
  const loaded = process.env.RA3D_LOADED_DATA;
  if (loaded !== undefined) cpSync(loaded, dataDir, { recursive: true });
  return dataDir;
}

function collectOutput(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  return () => output;
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  for (;;) {
    if (hasEnded(child))
      throw new Error(`it ended with ${child.signalCode ?? `exit code ${child.exitCode}`}`);
    const isReady = await fetch(address).then(
      response => response.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`${address} did not answer within ${readyWithinMs} ms`);
    await new Promise(resolve => setTimeout(resolve, pollEveryMs));
  }
}

async function endApp(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (hasEnded(child)) return child.exitCode;
  const ended = new Promise<number | null>(resolve => void child.once("exit", resolve));
  const timer = setTimeout(() => killGroup(child), stopWithinMs);
  child.kill(signal);
  const code = await ended;
  clearTimeout(timer);
  killGroup(child); // What it may have started and left behind.
  return code;
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // Nothing of the group is left.
  }
}
