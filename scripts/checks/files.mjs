import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ignoredDirectories = new Set([
  ".git",
  ".cache",
  ".react-router",
  "build",
  "data",
  "node_modules",
  "playwright-report",
  "test-results",
]);
const binary = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|gz|br|zip|pdf|mp4|webm|wasm)$/i;

/** Every file of the project, as git sees it: tracked, or new and not ignored. Without git, all but what is made here. */
function listPaths(root) {
  const git = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1_024 * 1_024,
  });
  if (git.status === 0 && existsSync(join(root, ".git"))) {
    return git.stdout.split("\0").filter(path => path !== "" && existsSync(join(root, path)));
  }
  const walk = directory =>
    readdirSync(join(root, directory), { withFileTypes: true }).flatMap(entry => {
      const path = directory === "" ? entry.name : `${directory}/${entry.name}`;
      if (entry.isDirectory()) return ignoredDirectories.has(entry.name) ? [] : walk(path);
      return entry.isFile() && entry.name !== ".env" ? [path] : [];
    });
  return walk("");
}

/** The project's text files as [{path, text}], sorted by path. */
export const readTextFiles = root =>
  listPaths(root)
    .filter(path => !binary.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), "utf8") }));
