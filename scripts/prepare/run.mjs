import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const say = line => process.stdout.write(`ra3d: ${line}\n`);

/** A failure somebody can act on: what happened, what to do, and the end of the tool's own output. */
export class PrepareError extends Error {
  constructor(message, advice, output = "") {
    super(message);
    this.advice = advice;
    this.output = output;
  }

  report() {
    const tail = this.output.trim().split("\n").slice(-25).join("\n");
    return [this.message, ...(tail ? [tail] : []), this.advice].join("\n");
  }
}

export const seconds = sinceMs => `${((Date.now() - sinceMs) / 1_000).toFixed(1)} s`;

/** The environment of child tools: our binaries first, so that the pinned Node runs them. */
export const toolEnv = (root, extra = {}) => ({
  ...process.env,
  PATH: `${join(root, "node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
  ...extra,
});

/** The tools that run now. */
const running = new Set();

const endWithinMs = 3_000;

/** Ends the tools first, so that nothing writes into the folder any more when the lock is given back. */
function abandon(signal) {
  const leave = () => process.exit(signal === "SIGINT" ? 130 : 143);
  if (running.size === 0) leave();
  setTimeout(leave, endWithinMs);
  for (const child of running) {
    child.once("exit", leave);
    child.kill("SIGTERM");
  }
}

/**
 * Ends this process and its tools when it is told to, and when npm was: npm passes the signal to its shell only,
 * whose end leaves us behind with another parent.
 */
export function endWithParent() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => abandon(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && abandon("SIGTERM"), 200).unref();
}

/** Runs a tool quietly; `onStart` is told its process id. Rejects with its `output` when it fails. */
export function runQuietly(command, args, { cwd, env, onStart }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    running.add(child);
    if (child.pid !== undefined) onStart?.(child.pid);
    let output = "";
    const keep = chunk => {
      output = (output + chunk).slice(-64_000);
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    const fail = error => {
      running.delete(child);
      reject(Object.assign(error, { output }));
    };
    child.once("error", fail);
    child.once("close", (code, signal) => {
      if (code !== 0) return fail(new Error(`ended with ${signal ?? `exit code ${code}`}`));
      running.delete(child);
      resolve(output);
    });
  });
}
