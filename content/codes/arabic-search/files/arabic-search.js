/**
 * Folds what Arabic writers leave open: marks and tatweel go, أ إ آ ٱ become ا, ة ه, ى and ئ ي, ؤ و; digits become
 * 0–9, Latin letters lose case and accents. Both the text and the query go through it, so that either may be sloppy.
 */
export function fold(text) {
  return text
    .normalize("NFKD")
    .replace(
      /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g,
      "",
    )
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/[ىئی]/g, "ي")
    .replace(/ؤ/g, "و")
    .replace(/ک/g, "ك")
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))
    .toLowerCase();
}

/** A word without "ال" and the small words that are written onto it, as long as enough of it is left. */
export function stem(word) {
  const bare = word.replace(/^(?:[وف]?(?:[بك]ال|لل|ال))(?=..)/, "");
  return bare.length >= 2 ? bare : word;
}

const words = text => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** 3 the same word, 2 its beginning, 1 somewhere in it, 0 not at all. */
function scoreWord(wanted, word) {
  const [a, b] = [stem(wanted), stem(word)];
  if (word === wanted || a === b) return 3;
  if (word.startsWith(wanted) || b.startsWith(a)) return 2;
  return word.includes(wanted) || (a.length > 2 && b.includes(a)) ? 1 : 0;
}

/** Prepares `items` once; the returned function finds those that have all words of a query, best first. */
export function createSearch(items, textOf = String) {
  const index = items.map(item => ({ item, words: words(textOf(item)) }));
  return query => {
    const wanted = words(query);
    if (wanted.length === 0) return items.slice();
    return index
      .map(entry => {
        const scores = wanted.map(each => Math.max(0, ...entry.words.map(word => scoreWord(each, word))));
        return {
          item: entry.item,
          score: scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0),
        };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .map(({ item }) => item);
  };
}

/** Cuts `text` into parts, [{ text, isHit }], so that hits can be marked although they are spelled otherwise. */
export function markHits(text, query) {
  const wanted = words(query).map(stem);
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\u0640]+/gu)) {
    const folded = fold(match[0]);
    const isHit = wanted.some(each => scoreWord(each, folded) > 0);
    if (match.index > at) parts.push({ text: text.slice(at, match.index), isHit: false });
    parts.push({ text: match[0], isHit });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false });
  return parts;
}
