import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type MinifySync, startOxc } from "../../js/oxc-wasm.ts";

let loading: Promise<MinifySync> | undefined;

/** As WebAssembly, as in browsers: the same bytes on every machine, whatever native package npm found for it. */
async function load(): Promise<MinifySync> {
  const path = createRequire(import.meta.url).resolve("oxc-minify/minify.wasm32-wasip1.wasm");
  return startOxc(await readFile(path));
}

export function loadOxc(): Promise<MinifySync> {
  loading ??= load();
  return loading;
}
