import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { say } from "./run.mjs";

const beatMs = 2_000;
/** Without a beat for this long the owner's machine is gone, or its process id is another's by now. */
const staleAfterMs = 60_000;

/**
 * Runs `work` while no other start prepares the same folder; waits for one that does. `work` gets a function
 * to name the tool it runs: a tool may outlive us, and then still writes into the folder.
 */
export async function withPrepareLock(root, work) {
  const lock = join(root, ".cache", "prepare.lock");
  mkdirSync(join(root, ".cache"), { recursive: true });
  await takeLock(lock);
  const beat = setInterval(() => touch(lock), beatMs);
  const release = () => {
    if (readOwner(lock)?.pid === process.pid) rmSync(lock, { recursive: true, force: true });
  };
  process.once("exit", release);
  try {
    return await work(tool => sign(lock, tool));
  } finally {
    clearInterval(beat);
    process.off("exit", release);
    release();
  }
}

async function takeLock(lock) {
  let hasSaidSo = false;
  while (!tryTake(lock)) {
    if (isStale(lock)) breakLock(lock);
    else {
      if (!hasSaidSo) say("another start is preparing this folder; waiting for it …");
      hasSaidSo = true;
      await pause(250);
    }
  }
}

function tryTake(lock) {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  sign(lock);
  return true;
}

const sign = (lock, tool) =>
  writeFileSync(join(lock, "owner.json"), JSON.stringify({ pid: process.pid, tool, host: hostname() }));

const isMissing = error => error.code === "ENOENT";

function isStale(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > staleAfterMs) return true;
  } catch {
    return false; // Just released.
  }
  const owner = readOwner(lock);
  return owner !== null && owner.host === hostname() && !isAlive(owner.pid) && !isAlive(owner.tool);
}

/** Null while the lock is free, or taken a moment ago and not signed yet: then its age decides. */
function readOwner(lock) {
  try {
    return JSON.parse(readFileSync(join(lock, "owner.json"), "utf8"));
  } catch {
    return null;
  }
}

function isAlive(pid) {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Only one waiter removes a dead lock, and looks once more first: a second one would remove its successor. */
function breakLock(lock) {
  const guard = `${lock}.breaking`;
  try {
    mkdirSync(guard);
  } catch {
    removeIfOld(guard);
    return;
  }
  try {
    if (isStale(lock)) rmSync(lock, { recursive: true, force: true });
  } finally {
    rmdirSync(guard);
  }
}

function removeIfOld(guard) {
  try {
    if (Date.now() - statSync(guard).mtimeMs > staleAfterMs) rmdirSync(guard);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function touch(lock) {
  try {
    utimesSync(lock, new Date(), new Date());
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
