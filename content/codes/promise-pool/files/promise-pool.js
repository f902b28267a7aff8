/**
 * Runs `work(item, index, signal)` for every item, at most `limit` at a time, and returns the results in their order.
 * The first error stops everything: what waits never begins, what runs is told by `signal`. With `settle` nothing is
 * stopped, and the results are those of Promise.allSettled. Items may be any iterable, also one without an end in sight.
 */
export async function mapPool(items, limit, work, { settle = false, signal, onProgress = () => {} } = {}) {
  if (!(limit >= 1)) throw new RangeError("mapPool: limit is at least 1");
  signal?.throwIfAborted();
  const failing = new AbortController();
  const anySignal = signal ? AbortSignal.any([signal, failing.signal]) : failing.signal;
  const results = [];
  const iterator = (items[Symbol.asyncIterator] ?? items[Symbol.iterator]).call(items);
  let nextIndex = 0;
  let done = 0;

  async function worker() {
    while (!anySignal.aborted) {
      const index = nextIndex;
      nextIndex += 1;
      const { done: isEnd, value: item } = await iterator.next();
      if (isEnd || anySignal.aborted) return;
      try {
        const value = await work(item, index, anySignal);
        results[index] = settle ? { status: "fulfilled", value } : value;
      } catch (reason) {
        if (!settle) {
          failing.abort(reason);
          throw reason;
        }
        results[index] = { status: "rejected", reason };
      }
      done += 1;
      onProgress(done);
    }
  }

  const workers = Array.from({ length: Math.min(limit, items.length ?? limit) }, worker);
  // All of them, so that nothing still runs when the error comes out.
  const ends = await Promise.allSettled(workers);
  if (failing.signal.aborted || signal?.aborted) await iterator.return?.();
  signal?.throwIfAborted();
  const failed = ends.find(end => end.status === "rejected");
  if (failed) throw failing.signal.aborted ? failing.signal.reason : failed.reason;
  return results;
}

/** A gate for single calls: `const slow = limitTo(2); slow(() => fetch(url))`. */
export function limitTo(limit) {
  const waiting = [];
  let running = 0;
  const leave = () => {
    running -= 1;
    waiting.shift()?.();
  };
  return async function run(task) {
    if (running >= limit) await new Promise(resolve => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
