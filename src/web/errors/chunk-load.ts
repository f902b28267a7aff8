import { limits } from "#core/limits.ts";

/** A part of the site's code that did not load, or not in time. */
export class ChunkLoadError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "ChunkLoadError";
  }
}

export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === "ChunkLoadError";

/** Loads a part of the code; rejects with a ChunkLoadError when that fails or takes longer than `timeoutMs`. */
export function loadChunk<Module>(
  load: () => Promise<Module>,
  timeoutMs: number = limits.chunkLoadMs,
): Promise<Module> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`Loading took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
    load()
      .then(resolve, error => reject(new ChunkLoadError("Loading failed", error)))
      .finally(() => clearTimeout(timer));
  });
}

const reloadedKey = "reloaded-for-chunk";

/**
 * A new version of the site may have replaced the files that this page knows: a reload mends that. It happens once
 * for an address; `forgetReload` allows it again when a page has come alive.
 */
export function reloadOnce(): void {
  try {
    if (sessionStorage.getItem(reloadedKey) === location.href) return;
    sessionStorage.setItem(reloadedKey, location.href);
  } catch {
    // Without a memory there would be no end to reloading.
    return;
  }
  location.reload();
}

export function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Nothing is kept, so nothing is to be forgotten.
  }
}
