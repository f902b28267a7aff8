import type { obfuscate } from "javascript-obfuscator";

let loading: Promise<typeof obfuscate> | undefined;

/**
 * The library's own build for browsers is a classic script: it sets a global that it has not declared, which a module
 * may not, and looks for `window`, which workers lack.
 */
async function load(): Promise<typeof obfuscate> {
  const scope: { chance?: unknown; window?: unknown } = globalThis;
  scope.chance ??= null;
  scope.window ??= globalThis;
  return (await import("javascript-obfuscator/dist/index.browser.js")).default.obfuscate;
}

export function loadObfuscator(): Promise<typeof obfuscate> {
  loading ??= load().catch(error => {
    loading = undefined;
    throw error;
  });
  return loading;
}
