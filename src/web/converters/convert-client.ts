import type { Answers, ConvertAnswer, ConvertJob, ConvertRequest, Progress } from "./protocol.ts";

type JobOf<Kind extends keyof Answers> = Extract<ConvertJob, { kind: Kind }>;

export type ConvertClient = {
  /**
   * Runs a job in the worker, one after the other. A job with the `key` of one that still waits takes its place, and
   * the older one never answers: rejects with an AbortError, as all that wait do on `drop` and `close`.
   */
  run<Kind extends keyof Answers>(
    job: JobOf<Kind> & { kind: Kind },
    key: string,
    onProgress?: (progress: Progress) => void,
  ): Promise<Answers[Kind]>;
  /** Forgets what waits. */
  drop(): void;
  close(): void;
};

type Waiting = {
  job: ConvertJob;
  onProgress: ((progress: Progress) => void) | undefined;
  resolve(answer: Answers[keyof Answers]): void;
  reject(reason: unknown): void;
};

const dropped = () => new DOMException("A newer run took its place", "AbortError");
export const isDropped = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";

const openWorker = () => new Worker(new URL("./convert.worker.ts", import.meta.url), { type: "module" });

/** `open` is there for tests. */
export function createConvertClient(open: () => Worker = openWorker): ConvertClient {
  let worker: Worker | null = null;
  let current: (Waiting & { id: number }) | null = null;
  const waiting = new Map<string, Waiting>();
  let lastId = 0;

  function end(act: (job: Waiting) => void) {
    const ended = current;
    current = null;
    if (ended) act(ended);
    next();
  }

  function start(): Worker {
    if (worker) return worker;
    worker = open();
    worker.addEventListener("message", ({ data }: MessageEvent<ConvertAnswer>) => {
      if (data.id !== current?.id) return;
      if ("progress" in data) {
        current.onProgress?.(data.progress);
        return;
      }
      end(job => (data.isDone ? job.resolve(data.answer) : job.reject(new Error(data.message))));
    });
    worker.addEventListener("error", event => {
      worker?.terminate();
      worker = null;
      end(job => job.reject(new Error(event.message || "The worker could not be started")));
    });
    return worker;
  }

  function next() {
    if (current) return;
    const [first] = waiting;
    if (!first) return;
    waiting.delete(first[0]);
    lastId += 1;
    current = { ...first[1], id: lastId };
    const request: ConvertRequest = { id: lastId, job: current.job };
    start().postMessage(request);
  }

  function drop() {
    for (const job of waiting.values()) job.reject(dropped());
    waiting.clear();
  }

  return {
    run: (job, key, onProgress) =>
      new Promise((resolve, reject) => {
        waiting.get(key)?.reject(dropped());
        // The worker answers a job with what its kind stands for.
        waiting.set(key, { job, onProgress, resolve: resolve as Waiting["resolve"], reject });
        next();
      }),
    drop,
    close: () => {
      drop();
      current?.reject(dropped());
      current = null;
      worker?.terminate();
      worker = null;
    },
  };
}
