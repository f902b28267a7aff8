import { localPath } from "./local-path.ts";

export type Files = ReadonlyMap<string, string>;
/** Says whether a text of this length still fits into the preview, and counts it. */
export type Budget = (characters: number) => boolean;

// Comments come first, so that what stands in them stays as it is. Bounded repeats keep hostile text linear.
const references =
  /\/\*(?:[\s\S]*?\*\/|[\s\S]*$)|@import\s+(?:url\(\s*)?["']?([^"')\s;]{1,500})["']?\s*\)?([^;{}]{0,200});|url\(\s*["']?([^"')\s]{1,500})["']?\s*\)/gi;

type Sheet = { text: string; path: string; files: Files; budget: Budget; within?: readonly string[] };

/** A style sheet with its relative `@import`s and SVG pictures inside it. What is not among the files stays. */
export function inlineStyles({ text, path, files, budget, within = [] }: Sheet): string {
  return text.replace(references, (whole, imported?: string, conditions = "", pictured?: string) => {
    if (imported !== undefined) {
      const target = localPath(path, imported);
      const sheet = target === null ? undefined : files.get(target);
      if (target === null || sheet === undefined || within.includes(target) || target === path) return whole;
      if (!budget(sheet.length)) return whole;
      const inner = inlineStyles({ text: sheet, path: target, files, budget, within: [...within, path] });
      return wrapped(inner, conditions.trim());
    }
    const picture = pictured === undefined ? null : pictureAddress(pictured, path, files, budget);
    return picture === null ? whole : `url("${picture}")`;
  });
}

/** `layer(x)`, `supports(x)` and media after an `@import`, as the blocks that mean the same. */
function wrapped(sheet: string, conditions: string): string {
  const [, layer, supports, media = ""] =
    /^(layer(?:\([^)]*\))?)?\s*(supports\([^;]*?\)(?=\s|$))?\s*(.*)$/s.exec(conditions) ?? [];
  let block = sheet;
  if (media !== "") block = `@media ${media} {\n${block}\n}`;
  if (supports !== undefined) block = `@supports ${supports.slice("supports".length)} {\n${block}\n}`;
  if (layer !== undefined) block = `@layer ${layer.slice("layer(".length, -1)} {\n${block}\n}`;
  return block;
}

/** An SVG among the files as a `data:` address, which the preview may show; null for anything else. */
export function pictureAddress(reference: string, from: string, files: Files, budget: Budget): string | null {
  const target = localPath(from, reference);
  const svg = target?.toLowerCase().endsWith(".svg") ? files.get(target) : undefined;
  if (svg === undefined) return null;
  const address = `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed()).replaceAll("'", "%27")}`;
  return budget(address.length) ? address : null;
}
