/** Folds Arabic spelling: marks and tatweel go, أ إ آ become ا, ة ه and ى ي. */
export function fold(text) {
  return text
    .replace(/[\u064b-\u0652\u0640]/g, "")
    .replace(/[أإآ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .toLowerCase();
}

export const search = (items, query) => items.filter(item => fold(item).includes(fold(query)));
