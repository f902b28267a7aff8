export type Strength = 0 | 1 | 2 | 3 | 4;

const consonants = "bdfghjklmnprstvz";
const vowels = "aeiou";
const syllables = Array.from(consonants).flatMap(first =>
  Array.from(vowels).flatMap(second => Array.from("lmnrst ", last => `${first}${second}${last.trim()}`)),
);
const words = 6;
const syllablesAWord = 2;

/** A whole number below `max`, each as likely as the others. */
function draw(max: number): number {
  const limit = Math.floor(2 ** 32 / max) * max;
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (value < limit) return value % max;
  }
}

/** Six words of two syllables that can be said and typed in every country: twelve draws from 560, about 109 bits. */
export const makePassphrase = (): string =>
  Array.from({ length: words }, () =>
    Array.from({ length: syllablesAWord }, () => syllables[draw(syllables.length)]).join(""),
  ).join("-");

const common =
  /^(?:password|passw0rd|123456\d*|qwerty\w*|letmein|admin|welcome|iloveyou|abc123|111+|000+|كلمة ?السر|كلمة ?المرور)$/i;

/** Bits that a guesser has to work through, counted low: repeated letters, rows and digits count little. */
function bitsOf(password: string): number {
  if (common.test(password)) return 1;
  const letters = Array.from(password);
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^\w\s]/, /\s/, /\p{L}(?<![a-z])/iu].filter(kind =>
    kind.test(password),
  ).length;
  const alphabet = [10, 26, 40, 60, 80, 100, 120][kinds] ?? 10;
  let units = 0;
  for (const [index, letter] of letters.entries()) {
    const step = (letter.codePointAt(0) ?? 0) - (letters[index - 1]?.codePointAt(0) ?? -9);
    units += Math.abs(step) <= 1 || letters.indexOf(letter) < index - 8 ? 0.3 : 1;
  }
  return units * Math.log2(alphabet) * 0.75;
}

/** From guessed at once to out of reach, with the page's slow key derivation counted in. */
export function strengthOf(password: string): Strength {
  const bits = bitsOf(password);
  if (bits < 18) return 0;
  if (bits < 36) return 1;
  if (bits < 52) return 2;
  return bits < 72 ? 3 : 4;
}
