/** Marks above and below letters, the connecting stroke, and accents of Latin letters. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

const sameLetters: readonly [RegExp, string][] = [
  [/ٱ/g, "ا"],
  [/ة/g, "ه"],
  [/ى/g, "ي"],
];

/**
 * The letters of a text as search compares them: lower case, without accents, tashkeel and tatweel, with the letters
 * that Arabic writes in several ways made one. Lines and words stay where they are.
 */
export function foldLetters(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text.toLowerCase();
  // Taken apart, an accent or hamza is a mark of its own and falls away with the others.
  const plain = text.normalize("NFKD").toLowerCase().replace(marks, "");
  return sameLetters.reduce((so, [letters, one]) => so.replace(letters, one), plain);
}

/** The article alone, and behind the particles that are written as one word with it. */
const articles: readonly RegExp[] = [/^ال(?=..)/, /^(?:[وفبك]ال|لل)(?=...)/];

/** A folded word without the article at its beginning. */
export function withoutArticle(word: string): string {
  const article = articles.find(one => one.test(word));
  return article === undefined ? word : word.replace(article, "");
}

/** A text folded for comparing whole: its letters folded, its words without article and one blank apart. */
export const foldText = (text: string): string =>
  foldLetters(text).split(/\s+/).map(withoutArticle).join(" ").trim();
