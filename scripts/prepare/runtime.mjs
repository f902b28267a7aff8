import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PrepareError } from "./run.mjs";

/** The oldest Node that can run the product where the pinned one is not available. */
export const oldestOwnNode = "22.22.0";
const oldestNode = "20.0.0";

export function isAtLeast(version, minimum) {
  const [have, need] = [version, minimum].map(text => text.split(".").map(Number));
  for (let at = 0; at < 3; at += 1) {
    if (have[at] !== need[at]) return have[at] > need[at];
  }
  return true;
}

/** glibc or musl; the pinned binary is linked against glibc and cannot start on musl. */
export function findLibc() {
  if (process.platform !== "linux") return null;
  if (process.report === undefined) return "glibc";
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

const hasPinnedNode = (platform, arch, libc) =>
  platform === "linux" && (arch === "x64" || arch === "arm64") && libc === "glibc";

export const pinnedNode = root => join(root, "node_modules", ".bin", "node");

/** The Node that builds and runs the product. */
export const productNode = root => (existsSync(pinnedNode(root)) ? pinnedNode(root) : process.execPath);

/** The problem with running on this machine's own Node, or null. */
export function findRuntimeProblem({ version, platform, arch, libc }) {
  if (!isAtLeast(version, oldestNode)) return `Node ${version} is too old: Ra3d needs at least Node 20.`;
  if (hasPinnedNode(platform, arch, libc) || isAtLeast(version, oldestOwnNode)) return null;
  const system = libc === "musl" ? "Linux with musl" : `${platform} on ${arch}`;
  return `Node ${version} is too old: the Node that comes with Ra3d does not run on ${system}, so your own must be ${oldestOwnNode} or newer.`;
}

const advice = "Install Node 24 from https://nodejs.org and run the command again.";

export function assertRuntime(root) {
  if (process.platform === "win32") {
    throw new PrepareError(
      "Ra3d's commands need a POSIX shell.",
      "Run them in WSL: https://learn.microsoft.com/windows/wsl/install",
    );
  }
  // Warm path: this process itself is new enough, nothing to find out about the machine.
  if (isAtLeast(process.versions.node, oldestOwnNode) || existsSync(pinnedNode(root))) return;
  const problem = findRuntimeProblem({
    version: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    libc: findLibc(),
  });
  if (problem) throw new PrepareError(problem, advice);
}

/**
 * Takes the pinned Node out of PATH where it cannot start (musl, a very old glibc), so that the machine's
 * own is used instead; stops when that one is too old.
 */
export function settleRuntime(root) {
  const pinned = pinnedNode(root);
  if (existsSync(pinned)) {
    const probe = spawnSync(pinned, ["-p", "1"], { encoding: "utf8" });
    if (probe.status === 0) return;
    rmSync(pinned, { force: true });
  }
  if (isAtLeast(process.versions.node, oldestOwnNode)) return;
  throw new PrepareError(
    `Node ${process.versions.node} is too old, and the Node that comes with Ra3d does not start on this machine.`,
    advice,
  );
}
