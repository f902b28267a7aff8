import { readFileSync, writeFileSync } from "node:fs";

/** The resident memory of another process of ours, in MB; Linux only. `peak` counts from the last `resetPeak`. */
function read(pid: number, field: "VmRSS" | "VmHWM"): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, "m").exec(
    readFileSync(`/proc/${pid}/status`, "utf8"),
  );
  return Number(kilobytes?.[1] ?? Number.NaN) / 1_024;
}

export const memoryNow = (pid: number): number => read(pid, "VmRSS");
export const memoryPeak = (pid: number): number => read(pid, "VmHWM");
export const resetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, "5");

/** What lives in the process by its own account (heap in use and what hangs on it), in MB, from its metrics. */
export async function memoryInUse(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
  return (value("nodejs_heap_size_used_bytes") + value("nodejs_external_memory_bytes")) / 1_048_576;
}

/** Looks every few milliseconds while `work` runs; resolves to its result and the highest value seen. */
export async function highest<T>(look: () => Promise<number>, work: () => Promise<T>): Promise<[T, number]> {
  let top = 0;
  let running = true;
  const looking = (async () => {
    while (running) {
      top = Math.max(top, await look());
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  })();
  try {
    return [await work(), top];
  } finally {
    running = false;
    await looking;
  }
}
