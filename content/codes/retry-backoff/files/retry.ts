export type RetryOptions = {
  /** How often it is tried at most, the first time included. */
  attempts?: number;
  /** The first wait; each further one is twice as long, up to `maxMs`. */
  baseMs?: number;
  maxMs?: number;
  /** Whether trying again can help. By default it always may. */
  shouldRetry?: (error: unknown, attempt: number) => boolean;
  onRetry?: (error: unknown, attempt: number, waitMs: number) => void;
  signal?: AbortSignal;
  /** Chance and time from outside, for tests. */
  random?: () => number;
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
};

/** Throw it when the other side has said how long to wait. */
export class RetryAfterError extends Error {
  readonly waitMs: number;

  constructor(waitMs: number, options?: ErrorOptions) {
    super(`try again in ${waitMs} ms`, options);
    this.name = "RetryAfterError";
    this.waitMs = waitMs;
  }
}

export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

/** A random time up to the doubled one: a thousand clients that failed together do not come back together. */
export const backoffMs = (attempt: number, baseMs: number, maxMs: number, random: () => number): number =>
  Math.round(random() * Math.min(maxMs, baseMs * 2 ** (attempt - 1)));

/** Runs `action` until it succeeds, is not worth trying again, or was tried often enough; then throws its last error. */
export async function retry<Result>(
  action: (attempt: number, signal: AbortSignal | undefined) => Promise<Result> | Result,
  options: RetryOptions = {},
): Promise<Result> {
  const { attempts = 5, baseMs = 300, maxMs = 30_000, signal } = options;
  const { shouldRetry = () => true, onRetry, random = Math.random, sleep: pause = sleep } = options;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    try {
      return await action(attempt, signal);
    } catch (error) {
      if (signal?.aborted || attempt >= attempts || !shouldRetry(error, attempt)) throw error;
      const waitMs =
        error instanceof RetryAfterError ? error.waitMs : backoffMs(attempt, baseMs, maxMs, random);
      onRetry?.(error, attempt, waitMs);
      await pause(waitMs, signal);
    }
  }
}

/** fetch that waits out 429 and 5xx: as long as Retry-After says (seconds or a date), or by backoff. */
export function fetchWithRetry(
  input: string | URL,
  init: RequestInit = {},
  options: RetryOptions = {},
): Promise<Response> {
  return retry(
    async () => {
      const response = await fetch(input, init);
      if (response.status !== 429 && response.status < 500) return response;
      await response.body?.cancel();
      const waitMs = retryAfterMs(response.headers.get("retry-after"), Date.now());
      const problem = new Error(`${response.status} from ${new URL(response.url || input).host}`);
      throw waitMs === null ? problem : new RetryAfterError(waitMs, { cause: problem });
    },
    { ...(init.signal && { signal: init.signal }), ...options },
  );
}

export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null || header.trim() === "") return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, Math.ceil(seconds * 1000));
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
