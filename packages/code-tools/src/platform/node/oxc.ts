import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type MinifySync, startOxc } from "../../js/oxc-wasm.ts";

let loading: Promise<MinifySync> | undefined;

/** The native engine, or the same as WebAssembly where npm brought no native package for this machine. */
async function load(): Promise<MinifySync> {
  try {
    return (await import("oxc-minify")).minifySync;
  } catch {
    const path = createRequire(import.meta.url).resolve("oxc-minify/minify.wasm32-wasip1.wasm");
    return startOxc(await readFile(path));
  }
}

export function loadOxc(): Promise<MinifySync> {
  loading ??= load();
  return loading;
}
