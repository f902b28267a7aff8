/** Name of an event → what its listeners receive. */
export type EventMap = Record<string, unknown>;
export type Listener<Payload> = (payload: Payload) => void;
export type Stop = () => void;

type ListenOptions = { once?: boolean; signal?: AbortSignal };

export type EventBus<Events extends EventMap> = {
  /** Calls `listener` on every such event until the returned function is called or the signal aborts. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>, options?: ListenOptions): Stop;
  /** The next event of this name as a promise. */
  next<Name extends keyof Events>(name: Name, signal?: AbortSignal): Promise<Events[Name]>;
  emit<Name extends keyof Events>(
    ...event: undefined extends Events[Name]
      ? [name: Name, payload?: Events[Name]]
      : [name: Name, payload: Events[Name]]
  ): void;
  listenerCount(name: keyof Events): number;
};

/**
 * A bus whose events are known to the compiler. A listener that throws does not keep the others from hearing;
 * its error goes to `onError`.
 */
export function createEventBus<Events extends EventMap>(
  onError: (error: unknown, name: keyof Events) => void = error =>
    queueMicrotask(() => {
      throw error;
    }),
): EventBus<Events> {
  type Entry = { call: (payload: never) => void; once: boolean };
  const listeners = new Map<keyof Events, Set<Entry>>();

  const on: EventBus<Events>["on"] = (name, listener, { once = false, signal } = {}) => {
    if (signal?.aborted) return () => {};
    const entry: Entry = { call: listener, once };
    const entries = listeners.get(name) ?? new Set();
    listeners.set(name, entries.add(entry));
    const stop = () => {
      signal?.removeEventListener("abort", stop);
      entries.delete(entry);
      if (entries.size === 0 && listeners.get(name) === entries) listeners.delete(name);
    };
    signal?.addEventListener("abort", stop, { once: true });
    return stop;
  };

  return {
    on,
    next: (name, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        on(name, resolve, { once: true, ...(signal && { signal }) });
        signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
      }),
    emit: (...[name, payload]) => {
      const entries = listeners.get(name);
      if (entries === undefined) return;
      // A copy: who begins to listen during an event hears the next one.
      for (const entry of [...entries]) {
        if (!entries.has(entry)) continue;
        if (entry.once) entries.delete(entry);
        try {
          entry.call(payload as never);
        } catch (error) {
          onError(error, name);
        }
      }
      if (entries.size === 0 && listeners.get(name) === entries) listeners.delete(name);
    },
    listenerCount: name => listeners.get(name)?.size ?? 0,
  };
}
