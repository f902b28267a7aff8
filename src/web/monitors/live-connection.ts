import { secondMs } from "#core/time.ts";
import type { MonitorLive, MonitorSummary } from "#features/monitors/monitors.schema.ts";

export type LiveState = "connecting" | "open" | "waiting";

export type LiveListener = {
  onMonitor(live: MonitorLive): void;
  onSummary(summary: MonitorSummary): void;
  onState(state: LiveState): void;
  /** Events may have been missed: the page should be loaded anew. */
  onGap(): void;
};

const firstWaitMs = secondMs;
const longestWaitMs = 30 * secondMs;

/** How long to wait before try `tries` (from 0): doubled each time, spread so that browsers do not return together. */
export const waitBefore = (tries: number, random: number): number =>
  Math.round(Math.min(longestWaitMs, firstWaitMs * 2 ** tries) * (0.5 + random / 2));

/**
 * Keeps a stream of events open: again and again after a failure, not at all while the tab is hidden.
 * Returns the function that ends it.
 */
export function connectLive(address: string, listener: LiveListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isFirst = true;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function open(): void {
    close();
    listener.onState("connecting");
    const opened = new EventSource(address);
    source = opened;
    const loadedJustNow = isFirst;
    isFirst = false;
    opened.addEventListener("open", event => {
      // The server sends an event of this name, too, to set the time between tries.
      if (event instanceof MessageEvent) return;
      tries = 0;
      listener.onState("open");
      if (!loadedJustNow) listener.onGap();
    });
    // Stream and page are of one build; the shapes are checked by the compiler on both ends.
    opened.addEventListener("monitor", event => listener.onMonitor(JSON.parse(event.data) as MonitorLive));
    opened.addEventListener("summary", event => listener.onSummary(JSON.parse(event.data) as MonitorSummary));
    opened.addEventListener("error", () => {
      close();
      listener.onState("waiting");
      timer = setTimeout(open, waitBefore(tries++, Math.random()));
    });
  }

  function followTab(): void {
    if (document.hidden) close();
    else open();
  }

  document.addEventListener("visibilitychange", followTab);
  followTab();
  return () => {
    document.removeEventListener("visibilitychange", followTab);
    close();
  };
}
