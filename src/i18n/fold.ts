/** Marks above and below letters, the connecting stroke, and accents of Latin letters. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;

const sameLetters: readonly [RegExp, string][] = [
  [/ٱ/g, "ا"],
  [/ة/g, "ه"],
  [/ى/g, "ي"],
];

/**
 * A text as search compares it: lower case, without accents, tashkeel and tatweel, with the letters that Arabic
 * writes in several ways made one, and without the article at the beginning of words.
 */
export function foldText(text: string): string {
  // Taken apart, an accent or hamza is a mark of its own and falls away with the others.
  const plain = text.normalize("NFKD").toLowerCase().replace(marks, "");
  const folded = sameLetters.reduce((so, [letters, one]) => so.replace(letters, one), plain);
  return folded
    .split(/\s+/)
    .map(word => (/^ال..+/.test(word) ? word.slice(2) : word))
    .join(" ")
    .trim();
}
