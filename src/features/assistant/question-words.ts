import { foldLetters } from "#i18n/fold.ts";

/** Words that questions are made of and that say nothing about what is asked. */
const empty = new Set(
  foldLetters(
    `a an the and or but if then so is are was were be been being am do does did doing have has had how what why when
    where which who whom this that these those there here it its i im my me we our you your they their he she his her
    to of in on at by for from with without into onto about as not no yes can cannot could should would will shall may
    might must want wants need needs get gets got make makes made please help thanks just really some any all each out
    up down off over under again me
    كيف ما ماذا لماذا ليش ليه متى اين وين هل من في على الى عن مع هذا هذه ذلك تلك هو هي انا انت نحن هم لي لك له لها عندي
    عندما لما اذا ان أن إن لا لم لن ليس قد كل بعض أي اي شي شيء ابغى اريد أريد ممكن يمكن عايز بدي احتاج أحتاج ثم او أو
    و ف ب ل يا كان يكون تكون اللي الذي التي حتى بعد قبل كيفية طريقة طريقه اعمل أعمل اسوي سوي عمل يعمل تعمل لكن وش ايش
    شو انه أنه بها به فيه فيها منه منها عليه علي يجب هناك هنا كذا مثل غير دون بدون بدل`,
  ).split(/\s+/),
);

/** Endings that a word may have or not: "buttons" and "button" are the same word to whoever asks. */
function latinStem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const bare = word.replace(/(?:ies)$/, "y").replace(/(?<=[^su])s$/, "");
  return bare.length > 5 ? bare.replace(/(?:ing|ed)$/, "").replace(/e$/, "") : bare.replace(/e$/, "");
}

function arabicStem(word: string): string {
  let stem = word;
  if (stem.length > 4) stem = stem.replace(/^(?:وال|بال|فال|كال|لل|ال)/, "");
  if (stem.length > 4) stem = stem.replace(/^[وبفل](?=\p{L}{3})/u, "");
  if (stem.length > 4) stem = stem.replace(/(?:هما|كما|ات|ون|ين|ان|ها|هم|كم|نا|يه)$/, "");
  return stem.length > 3 ? stem.replace(/[هيا]$/, "") : stem;
}

export const stemOf = (word: string): string =>
  /[\u0600-\u06ff]/.test(word) ? arabicStem(word) : latinStem(word);

/** Names as programs write them are their parts as well: `deferReply` is defer and reply. */
const apart = (text: string): string => text.replace(/([a-z\d])(?=[A-Z])/g, "$1 ");

/** The words of a text as the assistant compares them, in their order, each as often as it stands there. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const read = (piece: string) => {
    for (const [word] of foldLetters(piece).matchAll(/[\p{L}\p{N}]+/gu))
      if (word.length > 1 && word.length < 40 && !empty.has(word)) words.push(stemOf(word));
  };
  read(text);
  for (const [name] of text.matchAll(/\b[a-z]+(?:[A-Z][a-z\d]+)+\b|\b(?:[A-Z][a-z\d]+){2,}\b/g))
    read(apart(name));
  return words;
}
