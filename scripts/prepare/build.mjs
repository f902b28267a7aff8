import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { writeMarker } from "./install.mjs";
import { PrepareError, runQuietly, say, seconds, toolEnv } from "./run.mjs";
import { productNode } from "./runtime.mjs";

const inputDirectories = ["src", "packages", "content", "public"];
const inputFiles = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/subset-fonts.ts",
];
const isIgnored = name => /\.test\.[cm]?[jt]sx?$/.test(name) || name === ".DS_Store";

const marker = root => join(root, "build", ".inputs");
const server = root => join(root, "build", "server", "main.js");

function* listFiles(root, directory) {
  const path = join(root, directory);
  if (!existsSync(path)) return;
  const entries = readdirSync(path, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = `${directory}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(root, inside);
    else if (entry.isFile() && !isIgnored(entry.name)) yield inside;
  }
}

/** A hash of everything the build reads. Contents, not times: a checkout touches files without changing them. */
export function hashInputs(root) {
  const hash = createHash("sha256");
  const add = file => {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${content.length}\n`).update(content);
  };
  for (const directory of inputDirectories) for (const file of listFiles(root, directory)) add(file);
  for (const file of inputFiles) if (existsSync(join(root, file))) add(file);
  return hash.digest("hex");
}

export function buildIsCurrent(root) {
  try {
    return existsSync(server(root)) && readFileSync(marker(root), "utf8") === hashInputs(root);
  } catch {
    return false;
  }
}

export async function build(root, onStart) {
  const startedMs = Date.now();
  // Taken before the build: what changes meanwhile is built by the next start.
  const hash = hashInputs(root);
  rmSync(marker(root), { force: true });
  say("building …");
  try {
    await runQuietly(productNode(root), ["node_modules/@react-router/dev/bin.cjs", "build"], {
      cwd: root,
      env: toolEnv(root, { NODE_ENV: "production" }),
      onStart,
    });
  } catch (error) {
    throw new PrepareError(
      `The build failed: it ${error.message}.`,
      "Mend what it names above; on an unchanged checkout, free some memory or disk space. Then run the command again.",
      error.output,
    );
  }
  if (!existsSync(server(root))) {
    throw new PrepareError("The build left no build/server/main.js.", "Look at vite.config.ts.");
  }
  mkdirSync(join(root, "build"), { recursive: true });
  writeMarker(marker(root), hash);
  say(`built in ${seconds(startedMs)}`);
}
