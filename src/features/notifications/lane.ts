export type Lane = {
  /** Takes ids in; each waits for a free place. Ids that wait already are not added again. */
  add(ids: Iterable<string>): void;
  /** Drops what waits. What has begun goes on. */
  stop(): void;
  /** Resolves when nothing waits and nothing runs. */
  idle(): Promise<void>;
};

/**
 * Works ids off with a limited number of places, so that a slow receiver holds up nobody but itself as long as there
 * are places. `take` turns some ids into work, a few rounds ahead; work may cover further waiting ids.
 */
export function createLane<Work>(parts: {
  places: number;
  takeMax: number;
  take(ids: string[]): Promise<Work[]>;
  covers(work: Work): Iterable<string>;
  run(work: Work): Promise<void>;
  onError(error: unknown): void;
}): Lane {
  const waiting = new Set<string>();
  const ready: Work[] = [];
  const resting: (() => void)[] = [];
  let running = 0;
  let taking = false;

  const begin = (work: Work) => {
    running++;
    parts
      .run(work)
      .catch(parts.onError)
      .finally(() => {
        running--;
        void pump();
      });
  };
  const takeMore = async () => {
    const ids = [...waiting.values().take(parts.takeMax)];
    for (const id of ids) waiting.delete(id);
    const works = await parts.take(ids).catch(error => {
      parts.onError(error);
      return [];
    });
    for (const work of works) for (const id of parts.covers(work)) waiting.delete(id);
    ready.push(...works);
  };
  const beginReady = () => {
    for (const work of ready.splice(0, Math.max(0, parts.places - running))) begin(work);
  };
  const isIdle = () => waiting.size + ready.length + running === 0 && !taking;

  const pump = async (): Promise<void> => {
    beginReady();
    // While a round waits to begin, the next one is taken already: places must not wait for the database.
    while (!taking && waiting.size > 0 && ready.length < parts.places) {
      taking = true;
      await takeMore();
      taking = false;
      beginReady();
    }
    if (isIdle()) for (const wake of resting.splice(0)) wake();
  };
  return {
    add(ids) {
      for (const id of ids) waiting.add(id);
      void pump();
    },
    stop() {
      waiting.clear();
      ready.length = 0;
    },
    idle: () => (isIdle() ? Promise.resolve() : new Promise(resolve => void resting.push(resolve))),
  };
}
