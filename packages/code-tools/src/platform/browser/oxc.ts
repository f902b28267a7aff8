import wasm from "oxc-minify/minify.wasm32-wasip1.wasm?url";
import { type MinifySync, startOxc } from "../../js/oxc-wasm.ts";

let loading: Promise<MinifySync> | undefined;

/** Compiled while it comes, and kept compiled by the browser, where the server says what it is. */
async function compile(): Promise<WebAssembly.Module> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`oxc could not be fetched: ${response.status}`);
  const isNamed = response.headers.get("content-type") === "application/wasm";
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

const load = async (): Promise<MinifySync> => startOxc(await compile());

export function loadOxc(): Promise<MinifySync> {
  loading ??= load().catch(error => {
    // The next run asks the network again.
    loading = undefined;
    throw error;
  });
  return loading;
}
