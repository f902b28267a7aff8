import { limits } from "#core/limits.ts";
import { foldLetters } from "#i18n/fold.ts";
import { synonymsOf } from "#i18n/synonyms.ts";
import { stemOf, wordsOf } from "./question-words.ts";

/** A text that is looked through, and how much a word in it counts. */
export type Field = { text: string; weight: number };
export type Document = {
  fields: readonly Field[] /** Told whole: found when the question holds them. */;
  phrases: readonly string[];
};

type Indexed = { counts: ReadonlyMap<string, number>; length: number; phrases: readonly string[] };
export type DocumentIndex = {
  documents: readonly Indexed[];
  meanLength: number;
  /** In how many documents a word stands. */
  spread: ReadonlyMap<string, number>;
};

/** BM25's usual constants: how soon more of the same word says nothing more, and how much long texts are held back. */
const saturation = 1.2;
const lengthShare = 0.5;
/** A word that only means the same counts for less. */
const synonymShare = 0.55;
/** Holding an error's own text outweighs any number of single words. */
const phrasePoints = 12;
const phraseLengthMin = 10;

const folded = (text: string): string =>
  foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function indexed({ fields, phrases }: Document): Indexed {
  const counts = new Map<string, number>();
  let length = 0;
  for (const { text, weight } of fields)
    for (const word of wordsOf(text)) {
      counts.set(word, (counts.get(word) ?? 0) + weight);
      length += weight;
    }
  return { counts, length, phrases: phrases.map(folded).filter(text => text.length >= phraseLengthMin) };
}

export function indexDocuments(documents: readonly Document[]): DocumentIndex {
  const all = documents.map(indexed);
  const spread = new Map<string, number>();
  for (const { counts } of all)
    for (const word of counts.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const total = all.reduce((sum, { length }) => sum + length, 0);
  return { documents: all, meanLength: all.length === 0 ? 1 : Math.max(1, total / all.length), spread };
}

/** The words of a question with what each counts: its own, and words that mean the same. */
export function weighWords(question: string): Map<string, number> {
  const weights = new Map<string, number>();
  const own = wordsOf(question).slice(0, limits.assistant.queryWordsMax);
  for (const word of own) weights.set(word, 1);
  for (const [written] of foldLetters(question).matchAll(/[\p{L}\p{N}]+/gu))
    for (const meaning of [
      ...synonymsOf(written),
      ...synonymsOf(written.replace(/^(?:ال|لل|بال|وال)/, "")),
    ]) {
      const stem = stemOf(meaning);
      if (!weights.has(stem)) weights.set(stem, synonymShare);
    }
  return weights;
}

/** How much a word tells documents apart. */
export const rarity = ({ documents, spread }: DocumentIndex, word: string): number => {
  const found = spread.get(word) ?? 0;
  return Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
};

function pointsOf(index: DocumentIndex, document: Indexed, weights: ReadonlyMap<string, number>): number {
  let points = 0;
  const held = saturation * (1 - lengthShare + (lengthShare * document.length) / index.meanLength);
  for (const [word, weight] of weights) {
    const count = document.counts.get(word);
    if (count === undefined) continue;
    points += weight * rarity(index, word) * ((count * (saturation + 1)) / (count + held));
  }
  return points;
}

/** The documents that fit a question, by their place in the index, the best first. */
export function rankDocuments(index: DocumentIndex, question: string): { at: number; points: number }[] {
  const weights = weighWords(question);
  const asked = folded(question);
  return index.documents
    .map((document, at) => {
      const holds = document.phrases.some(phrase => asked.includes(phrase));
      return { at, points: pointsOf(index, document, weights) + (holds ? phrasePoints : 0) };
    })
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || one.at - other.at);
}

/** How well one more text fits, measured as if it stood in the index. */
export const pointsOutside = (index: DocumentIndex, document: Document, question: string): number =>
  pointsOf(index, indexed(document), weighWords(question));
