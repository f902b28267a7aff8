/** What the library calls the letters that it gives short names from, in all its builds. */
const letters = "shuffledNameSequence";

/**
 * The library shuffles letters by the seed, but keeps the first run's on a class for as long as the process lives, so that
 * the same seed makes other bytes after another one. Its class is out of reach: what it would keep is taken by an accessor
 * that it inherits, there only while `run`, which cannot be interrupted, lasts.
 */
export function withLettersOfItsOwn<Answer>(run: () => Answer): Answer {
  let shuffled: unknown;
  Object.defineProperty(Function.prototype, letters, {
    configurable: true,
    get: () => shuffled,
    set: (drawn: unknown) => {
      shuffled = drawn;
    },
  });
  try {
    return run();
  } finally {
    Reflect.deleteProperty(Function.prototype, letters);
  }
}
