import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { withPrepareLock } from "./lock.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "ra3d-lock-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const leaveLock = owner => {
  const lock = join(root, ".cache", "prepare.lock");
  mkdirSync(lock, { recursive: true });
  if (owner) writeFileSync(join(lock, "owner.json"), JSON.stringify(owner));
  return lock;
};

/** A process that takes the lock, writes its entry and its exit into a journal, and ends. */
function visitor() {
  const script = `
    const { withPrepareLock } = await import(process.argv[1]);
    const { appendFileSync } = await import("node:fs");
    await withPrepareLock(process.argv[2], async () => {
      appendFileSync(process.argv[2] + "/journal", "in ");
      await new Promise(resolve => setTimeout(resolve, 30));
      appendFileSync(process.argv[2] + "/journal", "out ");
    });`;
  const args = ["--input-type=module", "-e", script, new URL("./lock.mjs", import.meta.url).href, root];
  return new Promise(resolve => spawn(process.execPath, args).once("close", resolve));
}

it("lets one process in at a time", async () => {
  const codes = await Promise.all([visitor(), visitor(), visitor(), visitor()]);
  expect(codes).toEqual([0, 0, 0, 0]);
  expect(readFileSync(join(root, "journal"), "utf8")).toBe("in out ".repeat(4));
});

it("is free again after a failure", async () => {
  await expect(withPrepareLock(root, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await withPrepareLock(root, () => "in")).toBe("in");
});

it("takes over from a process that died", async () => {
  const died = spawn(process.execPath, ["-e", ""]);
  await new Promise(resolve => died.once("close", resolve));
  leaveLock({ pid: died.pid, host: hostname() });
  expect(await Promise.all([visitor(), visitor(), visitor()])).toEqual([0, 0, 0]);
  expect(readFileSync(join(root, "journal"), "utf8")).toBe("in out ".repeat(3));
});

it.each([
  ["another machine", { pid: 1, host: "elsewhere" }],
  ["nobody", null],
])("takes over a lock of %s that has not moved for long", async (_, owner) => {
  const lock = leaveLock(owner);
  utimesSync(lock, 1, 1);
  expect(await withPrepareLock(root, () => "in")).toBe("in");
});
