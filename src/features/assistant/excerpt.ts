import { limits } from "#core/limits.ts";
import type { Source } from "./assistant.schema.ts";
import { wordsOf } from "./question-words.ts";
import { type DocumentIndex, rarity, weighWords } from "./rank-documents.ts";

export type SourceFile = { path: string; text: string };
const lineMax = 160;

/** What each line holds of the question. A word counts once in a window, so a window is judged by its distinct words. */
function wordsOfLines(lines: readonly string[], weights: ReadonlyMap<string, number>): Set<string>[] {
  return lines.map(line => new Set(wordsOf(line.slice(0, 400)).filter(word => weights.has(word))));
}

/** The lines that hold most of what was asked; null where nothing of it stands in the files. */
export function findExcerpt(
  index: DocumentIndex,
  files: readonly SourceFile[],
  { question, height = limits.assistant.excerptLines }: { question: string; height?: number },
): NonNullable<Source["excerpt"]> | null {
  const weights = weighWords(question);
  let best: { points: number; file: SourceFile; at: number } | null = null;
  for (const file of files) {
    const found = wordsOfLines(file.text.split(/\r\n|\n|\r/), weights);
    for (let at = 0; at < found.length; at++) {
      if (found[at]?.size === 0) continue;
      const words = new Set(found.slice(at, at + height).flatMap(line => [...line]));
      let points = 0;
      for (const word of words) points += (weights.get(word) ?? 0) * rarity(index, word);
      if (best === null || points > best.points) best = { points, file, at };
    }
  }
  if (best === null) return null;
  const lines = best.file.text
    .split(/\r\n|\n|\r/)
    .slice(best.at, best.at + height)
    .map(line => line.slice(0, lineMax).toWellFormed());
  return { file: best.file.path, from: best.at + 1, lines };
}
