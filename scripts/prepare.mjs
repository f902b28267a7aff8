// Makes the tree ready to run: packages installed as locked, production build up to date. Runs before
// every npm script on whatever Node the machine has (20 or newer), so it uses nothing but Node itself.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, buildIsCurrent } from "./prepare/build.mjs";
import { install, installIsCurrent } from "./prepare/install.mjs";
import { withPrepareLock } from "./prepare/lock.mjs";
import { endWithParent, PrepareError, say } from "./prepare/run.mjs";
import { assertRuntime } from "./prepare/runtime.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const wantsBuild = !process.argv.includes("--no-build");

const isReady = () => installIsCurrent(root) && (!wantsBuild || buildIsCurrent(root));

async function makeReady(onStart) {
  if (!installIsCurrent(root)) await install(root, onStart);
  if (wantsBuild && !buildIsCurrent(root)) await build(root, onStart);
}

try {
  if (!existsSync(join(root, "package-lock.json"))) {
    throw new PrepareError(
      "package-lock.json is missing.",
      "Restore it with `git checkout package-lock.json`.",
    );
  }
  assertRuntime(root);
  if (!isReady()) {
    endWithParent();
    await withPrepareLock(root, makeReady);
  }
} catch (error) {
  if (!(error instanceof PrepareError)) throw error;
  say(error.report());
  process.exitCode = 1;
}
