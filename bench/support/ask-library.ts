import type { Db } from "#db/client.ts";
import { findSources } from "#features/assistant/index.ts";
import { assistantQuestions, withinFirst } from "./assistant-questions.ts";

export type Asked = { ask: string; wanted: string; found: string[]; isFound: boolean };

/** Asks the library every question: what it finds, and whether the wanted is among the first. */
export async function askLibrary(db: Db): Promise<Asked[]> {
  const now = new Date();
  const asked: Asked[] = [];
  for (const { ask, wanted } of assistantQuestions) {
    const sources = await findSources({ db, now }, { question: ask, opensPaid: true });
    const found = sources.map(({ source }) => source.id);
    asked.push({ ask, wanted, found, isFound: found.slice(0, withinFirst).includes(wanted) });
  }
  return asked;
}
