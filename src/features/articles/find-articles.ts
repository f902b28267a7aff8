import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import { foldLetters, withoutArticle } from "#i18n/fold.ts";
import type { Article } from "./article.schema.ts";
import { listArticles } from "./list-articles.ts";

export type FoundArticle = { id: string; title: string; path: string };

/** What a word is worth by where it stands. */
const worth = { title: 4, error: 2, words: 1 } as const;
type Place = keyof typeof worth;
type Indexed = { article: Article; errors: string; words: Record<Place, string[]> };

const wordsOf = (text: string): string[] =>
  foldLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(withoutArticle);

const indexOf = (article: Article): Indexed => ({
  article,
  errors: foldLetters(article.error).replace(/\s+/g, " "),
  words: {
    title: wordsOf(`${article.title.en} ${article.title.ar}`),
    error: wordsOf(article.error),
    words: wordsOf(article.words),
  },
});

let known: readonly Indexed[] | undefined;

/** The best place where a word stands; the last one typed may be unfinished. */
function pointsOf({ words }: Indexed, word: string, isLast: boolean): number {
  const stands = (one: string) => one === word || (isLast && one.startsWith(word));
  const places = (Object.keys(worth) as Place[]).filter(place => words[place].some(stands));
  return Math.max(0, ...places.map(place => worth[place]));
}

/** Pasted errors hold names and numbers of their own, so that a part of one may stand for it. */
const pasted = 100;

function score(indexed: Indexed, text: string, words: string[]): number {
  const { pastedMin } = limits.library.articles;
  const isPasted =
    text.length >= pastedMin &&
    (indexed.errors.includes(text) ||
      indexed.article.error.split("\n").some(line => text.includes(foldLetters(line.trim()))));
  const each = words.map((word, at) => pointsOf(indexed, word, at === words.length - 1));
  const sum = each.every(points => points > 0) ? each.reduce((all, points) => all + points, 0) : 0;
  return sum + (isPasted ? pasted : 0);
}

/** Our articles on errors that fit a question in either language: all of its words, or an error as it was printed. */
export function findArticles(typed: string, language: Language, max: number): FoundArticle[] {
  known ??= listArticles().map(indexOf);
  const { queryMax, queryWordsMax } = limits.library;
  const text = foldLetters(typed.slice(0, queryMax)).replace(/\s+/g, " ").trim();
  const words = wordsOf(text).slice(0, queryWordsMax);
  if (words.length === 0) return [];
  return known
    .map(indexed => ({ article: indexed.article, points: score(indexed, text, words) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points || (one.article.id < other.article.id ? -1 : 1))
    .slice(0, max)
    .map(({ article: { id, title } }) => ({ id, title: title[language], path: `/articles/${id}` }));
}
