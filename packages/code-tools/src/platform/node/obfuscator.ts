import type { obfuscate } from "javascript-obfuscator";

export async function loadObfuscator(): Promise<typeof obfuscate> {
  return (await import("javascript-obfuscator")).default.obfuscate;
}
