#!/usr/bin/env node
// Starts the command with whatever Node is there, 20 or newer. The program is TypeScript: where this Node does not read
// it, the Node that came with the packages does.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import * as nodeModule from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const program = new URL("../src/cli.ts", import.meta.url);

function findNewerNode() {
  try {
    const manifest = `node-${process.platform}-${process.arch}/package.json`;
    const path = join(dirname(nodeModule.createRequire(import.meta.url).resolve(manifest)), "bin", "node");
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

if (process.features.typescript) {
  // What was compiled once is kept among the temporary files: from then on the program starts in half the time.
  nodeModule.enableCompileCache?.();
  await import(program.href);
} else {
  const node = findNewerNode();
  if (node) {
    const child = spawn(node, [fileURLToPath(program), ...process.argv.slice(2)], { stdio: "inherit" });
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
    child.once("error", error => {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 2;
    });
    child.once("close", code => {
      process.exitCode = code ?? 1;
    });
  } else {
    process.stderr.write(
      `Node ${process.versions.node} does not read TypeScript: install Node 22.18 or newer, or run npm ci.\n`,
    );
    process.exitCode = 2;
  }
}
