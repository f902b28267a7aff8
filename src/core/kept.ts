type Kept<T> = { at: number; answer: Promise<T> };

/**
 * Keeps what was read for `keepMs`, one answer for each owner (the database of the process) and key, so that many who
 * ask at once cause one reading. A failed reading is not kept; whoever waits for it is told. Of an owner at most `max`
 * answers stay; the one that was read first goes first.
 */
export function keepFor<T>(keepMs: number, max = Number.POSITIVE_INFINITY) {
  const owners = new WeakMap<object, Map<string, Kept<T>>>();
  return (owner: object, key: string, now: Date, read: () => Promise<T>): Promise<T> => {
    const answers = owners.get(owner) ?? new Map<string, Kept<T>>();
    owners.set(owner, answers);
    const known = answers.get(key);
    if (known !== undefined && Math.abs(now.getTime() - known.at) < keepMs) return known.answer;
    const answer = read();
    answers.delete(key);
    answers.set(key, { at: now.getTime(), answer });
    const oldest = answers.keys().next().value;
    if (answers.size > max && oldest !== undefined) answers.delete(oldest);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
