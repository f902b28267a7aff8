import { fingerprint } from "../../packages/code-tools/src/css/compare/fingerprint.ts";
import { parse } from "../../packages/code-tools/src/css/parse.ts";

const prefixed = /(?<![\w-])-(?:webkit|moz)-/;

/** What a sheet says with prefixes in names and values: places that Chromium skips, and Safari or Firefox may not. */
function prefixesOf(css: string): Set<string> {
  const found = new Set<string>();
  for (const entries of fingerprint(parse(css).nodes).values())
    for (const { where, what } of entries)
      if (prefixed.test(what) && !where.includes("@keyframes")) found.add(`${where}|${what}`);
  return found;
}

/** How many of the places with prefixes another sheet lacks. */
export function countLostPrefixes(before: string, after: string): number {
  const kept = prefixesOf(after);
  return [...prefixesOf(before)].filter(place => !kept.has(place)).length;
}
