/** Collects what happens, for tests that wait for a certain thing: one that has happened already counts. */
export function createWaits<Thing>() {
  const all: Thing[] = [];
  const waiting: { wanted: (thing: Thing) => boolean; resolve: (thing: Thing) => void }[] = [];
  return {
    all: all as readonly Thing[],
    add(thing: Thing) {
      all.push(thing);
      for (const one of waiting.filter(({ wanted }) => wanted(thing))) {
        waiting.splice(waiting.indexOf(one), 1);
        one.resolve(thing);
      }
    },
    until(wanted: (thing: Thing) => boolean): Promise<Thing> {
      const before = all.find(wanted);
      return before === undefined
        ? new Promise(resolve => void waiting.push({ wanted, resolve }))
        : Promise.resolve(before);
    },
  };
}
