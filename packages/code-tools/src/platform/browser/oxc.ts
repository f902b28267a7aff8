import wasm from "oxc-minify/minify.wasm32-wasip1.wasm?url";
import { type MinifySync, startOxc } from "../../js/oxc-wasm.ts";

let loading: Promise<MinifySync> | undefined;

async function load(): Promise<MinifySync> {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`oxc could not be fetched: ${response.status}`);
  return startOxc(await response.arrayBuffer());
}

export function loadOxc(): Promise<MinifySync> {
  loading ??= load().catch(error => {
    // The next run asks the network again.
    loading = undefined;
    throw error;
  });
  return loading;
}
