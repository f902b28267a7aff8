type Options = { keptMs: number; keptMax: number; now(): number };

/** Keeps the last answers for a while, by key; who asks for one that is being made waits for it. */
export function keepAnswers<T>({ keptMs, keptMax, now }: Options) {
  const kept = new Map<string, { at: number; answer: Promise<T> }>();
  return (key: string, make: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && Math.abs(now() - known.at) < keptMs) return known.answer;
    const answer = make();
    kept.delete(key);
    kept.set(key, { at: now(), answer });
    const oldest = kept.keys().next().value;
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest);
    // A failure is not kept; whoever waits for it is told.
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
