import type { RunAnswer, RunRequest, WarmRequest } from "./protocol.ts";
import type { RunOptions, ToolResult } from "./result.ts";
import type { ResultOf, ToolName, ToolOptions } from "./tools.ts";

/** How long a run that nobody wants may still end by itself: a new worker costs about as much. */
const graceMs = 150;

export interface ToolsClient {
  /**
   * Runs a tool in the worker. Runs wait for each other; an aborted one rejects at once with the signal's reason and is
   * ended by force when it does not end by itself. Rejects with an `Error` when the worker fails.
   */
  run<Name extends ToolName>(
    tool: Name,
    code: string,
    options: ToolOptions[Name],
    run?: RunOptions,
  ): Promise<ResultOf<Name>>;
  /** Starts the worker and a tool's engines, so that the first run does not wait for them. */
  warm(tool: ToolName): void;
  close(): void;
}

interface Job {
  request: RunRequest;
  run: RunOptions;
  resolve(result: ToolResult): void;
  reject(reason: unknown): void;
}

/** `open` is there for tests. */
export function createToolsClient(
  open: () => Worker = () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
): ToolsClient {
  let worker: Worker | null = null;
  let current: Job | null = null;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let waiting: Job[] = [];
  let lastId = 0;

  function stop() {
    clearTimeout(ending);
    worker?.terminate();
    worker = null;
    current = null;
  }

  function next() {
    clearTimeout(ending);
    current = waiting.shift() ?? null;
    if (current) start().postMessage(current.request);
  }

  function fail(message: string) {
    const failed = current;
    stop();
    failed?.reject(new Error(message));
    next();
  }

  function onAnswer({ data }: MessageEvent<RunAnswer>) {
    const job = current;
    if (job?.request.id !== data.id) return;
    if (data.type === "progress") {
      if (!job.run.signal?.aborted) job.run.onProgress?.(data.progress);
      return;
    }
    if (data.type === "result") job.resolve(data.result);
    else job.reject(new Error(data.message));
    next();
  }

  function start(): Worker {
    if (worker) return worker;
    worker = open();
    worker.addEventListener("message", onAnswer);
    worker.addEventListener("error", event => fail(event.message || "The worker could not be started"));
    return worker;
  }

  function abort(job: Job) {
    job.reject(job.run.signal?.reason);
    waiting = waiting.filter(other => other !== job);
    if (current !== job) return;
    ending = setTimeout(() => {
      stop();
      next();
    }, graceMs);
  }

  return {
    warm: tool => {
      if (worker) return;
      const request: WarmRequest = { warm: tool };
      start().postMessage(request);
    },
    close: () => {
      const left = [...(current ? [current] : []), ...waiting];
      waiting = [];
      stop();
      for (const job of left) job.reject(new DOMException("The tools are closed", "AbortError"));
    },
    run: (tool, code, options, run = {}) =>
      new Promise((resolve, reject) => {
        if (run.signal?.aborted) return reject(run.signal.reason);
        lastId += 1;
        // Each request is of the tool it names: `options` has been checked against it.
        const request = { id: lastId, tool, code, options } as RunRequest;
        // So is its answer.
        const job: Job = { request, run, resolve: resolve as Job["resolve"], reject };
        run.signal?.addEventListener("abort", () => abort(job), { once: true });
        waiting.push(job);
        if (!current) next();
      }),
  };
}
