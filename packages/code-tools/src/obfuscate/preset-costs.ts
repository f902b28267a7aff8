import type { PresetName } from "./options.ts";

/** How many times as large (gzip) and as slow each preset makes libraries: geometric means by bench:tools. */
export const presetCosts: Record<PresetName, { gzip: number; slower: number; slowest: number }> = {
  light: { gzip: 0.88, slower: 2.1, slowest: 7.4 },
  balanced: { gzip: 1.61, slower: 2.9, slowest: 6.8 },
  strong: { gzip: 7.9, slower: 11, slowest: 42 },
};
