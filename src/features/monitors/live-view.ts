import type { MonitorLive, MonitorSummary } from "./monitors.schema.ts";

/**
 * `data` is JSON: a `MonitorLive` or a `MonitorSummary`. Each event is the full state of what it names, so that of
 * two with the same `key` only the later one matters.
 */
export type MonitorEvent = { name: "monitor" | "summary"; key: string; data: string };

/** What those who watch one owner's monitors know. */
export type LiveView = {
  /** By monitor, as it was sent. */
  monitors: Map<string, string>;
  summary: string | null;
  /** Every monitor of the owner is known, so that only changes have to be read. */
  complete: boolean;
};

export const emptyView = (): LiveView => ({ monitors: new Map(), summary: null, complete: false });

const summaryEvent = (data: string): MonitorEvent => ({ name: "summary", key: "summary", data });

/** Everything that the view knows, for somebody who knows nothing yet. */
export const eventsOfAll = (view: LiveView): MonitorEvent[] => [
  ...[...view.monitors].map(([key, data]) => ({ name: "monitor" as const, key, data })),
  ...(view.summary === null ? [] : [summaryEvent(view.summary)]),
];

/** Takes in what was read of the owner; returns an event for whatever differs from what was known. */
export function updateView(
  view: LiveView,
  read: { monitors: readonly MonitorLive[]; summary: MonitorSummary },
): MonitorEvent[] {
  const events: MonitorEvent[] = [];
  if (!view.complete) forgetOthers(view, read.monitors);
  for (const monitor of read.monitors) {
    const data = JSON.stringify(monitor);
    if (view.monitors.get(monitor.id) === data) continue;
    view.monitors.set(monitor.id, data);
    events.push({ name: "monitor", key: monitor.id, data });
  }
  const summary = JSON.stringify(read.summary);
  if (summary !== view.summary) events.push(summaryEvent(summary));
  view.summary = summary;
  // A monitor was deleted: the next look reads all of them.
  view.complete = view.monitors.size === read.summary.total;
  return events;
}

function forgetOthers(view: LiveView, present: readonly MonitorLive[]): void {
  const ids = new Set(present.map(monitor => monitor.id));
  for (const id of view.monitors.keys()) if (!ids.has(id)) view.monitors.delete(id);
}
