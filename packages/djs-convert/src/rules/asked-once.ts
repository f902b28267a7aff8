/** What was found out of all files of a bot, by what was asked: the same is asked for every text of every file. */
const known = new WeakMap<readonly string[], Map<string, boolean>>();

export function once(texts: readonly string[], question: string, answer: () => boolean): boolean {
  const answers = known.get(texts) ?? new Map<string, boolean>();
  known.set(texts, answers);
  const found = answers.get(question) ?? answer();
  answers.set(question, found);
  return found;
}
