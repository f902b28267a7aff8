/** Collects what arrives at a stub, for tests that wait for it. */
export function createArrivals<Thing>() {
  const all: Thing[] = [];
  const waiting: { count: number; resolve: (things: Thing[]) => void }[] = [];
  return {
    all,
    add(thing: Thing) {
      all.push(thing);
      for (const one of [...waiting]) {
        if (all.length < one.count) continue;
        waiting.splice(waiting.indexOf(one), 1);
        one.resolve(all);
      }
    },
    /** Resolves once there are so many in all. */
    until: (count: number): Promise<Thing[]> =>
      all.length >= count
        ? Promise.resolve(all)
        : new Promise(resolve => void waiting.push({ count, resolve })),
  };
}
