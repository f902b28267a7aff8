import { execFile } from "node:child_process";
import * as fs from "node:fs/promises";
import * as path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const cache = path.resolve(import.meta.dirname, "../../.cache/bench-tools");

/** The folder of a package as npm serves it, without what it depends on; fetched once. */
export async function fetchPackage(name: string, version: string): Promise<string> {
  const folder = path.join(cache, `${name.replaceAll("/", "+")}@${version}`);
  if (await fs.stat(folder).catch(() => null)) return path.join(folder, "package");
  const draft = await fs.mkdtemp(path.join(await makeCache(), "draft-"));
  const { stdout } = await run("npm", ["pack", `${name}@${version}`, "--silent"], { cwd: draft });
  await run("tar", ["-xzf", stdout.trim().split("\n").at(-1) ?? ""], { cwd: draft });
  // Some old packages have another name for the folder in their archive.
  const entries = await fs.readdir(draft, { withFileTypes: true });
  const inner = entries.find(entry => entry.isDirectory())?.name ?? "package";
  if (inner !== "package") await fs.rename(path.join(draft, inner), path.join(draft, "package"));
  await fs.rename(draft, folder);
  return path.join(folder, "package");
}

async function makeCache(): Promise<string> {
  await fs.mkdir(cache, { recursive: true });
  return cache;
}

export async function readPackageFile(name: string, version: string, file: string): Promise<string> {
  return fs.readFile(path.join(await fetchPackage(name, version), file), "utf8");
}
