import type { PresetName } from "./options.ts";

/**
 * How many times as large (gzip) and as slow each preset makes 7 libraries: geometric means, and the slowest. Written by
 * `npm run bench:tools -- --obfuscate --write`.
 */
export const presetCosts: Record<PresetName, { gzip: number; slower: number; slowest: number }> = {
  light: { gzip: 0.82, slower: 1.4, slowest: 2.1 },
  balanced: { gzip: 1.5, slower: 1.9, slowest: 4.1 },
  strong: { gzip: 8, slower: 9.2, slowest: 32 },
};
