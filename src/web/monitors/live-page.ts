import { limits } from "#core/limits.ts";
import type {
  MonitorItem,
  MonitorLive,
  MonitorPage,
  MonitorSummary,
  StripBar,
} from "#features/monitors/monitors.schema.ts";

type StripMode = "checks" | "days";

/** A check that the strip does not show yet becomes its newest bar. A day's bar needs the server's figures. */
function withCheck(item: MonitorItem, live: MonitorLive, mode: StripMode): StripBar[] {
  if (mode !== "checks" || live.lastAt === null || live.lastAt === item.lastAt) return item.bars;
  const atMs = Date.parse(live.lastAt);
  const newest = item.bars.at(-1);
  if (newest && newest.atMs >= atMs) return item.bars;
  const bar = { atMs, share: live.lastCause === null ? 1 : 0, ms: live.lastMs };
  return [...item.bars, bar].slice(-limits.monitor.stripBars);
}

/** An event may arrive after newer data came with the page: the older check never wins. */
const isOutdated = (item: MonitorLive, live: MonitorLive): boolean =>
  item.lastAt !== null && live.lastAt !== null && live.lastAt < item.lastAt;

export function applyLiveToItem(item: MonitorItem, live: MonitorLive, mode: StripMode): MonitorItem {
  if (isOutdated(item, live)) return item;
  return { ...item, ...live, bars: withCheck(item, live, mode) };
}

/** The page with what one event says; the same object when no row of it is concerned. */
export function applyLive(page: MonitorPage, live: MonitorLive, mode: StripMode): MonitorPage {
  const index = page.items.findIndex(item => item.id === live.id);
  const item = page.items[index];
  if (item === undefined) return page;
  const changed = applyLiveToItem(item, live, mode);
  return changed === item ? page : { ...page, items: page.items.with(index, changed) };
}

/**
 * A page that was loaded while events came may have been read before them: what they said last still counts where the
 * page knows of no later check.
 */
export function applyHeard(
  page: MonitorPage,
  heard: ReadonlyMap<string, MonitorLive>,
  mode: StripMode,
): MonitorPage {
  const items = page.items.map(item => {
    const live = heard.get(item.id);
    const isNewer = live?.lastAt != null && (item.lastAt === null || live.lastAt > item.lastAt);
    return isNewer ? applyLiveToItem(item, live, mode) : item;
  });
  return { ...page, items };
}

export const applySummary = (page: MonitorPage, summary: MonitorSummary): MonitorPage => ({
  ...page,
  summary,
});

export type Turn = { id: string; name: string; to: "online" | "offline"; first: boolean };

/** The turn of a status that an event brings, if it brings one. */
export function turnOf(before: MonitorItem | undefined, live: MonitorLive): Turn | null {
  if (before === undefined || isOutdated(before, live)) return null;
  if (live.status === before.status || live.status === "pending") return null;
  return { id: before.id, name: before.name, to: live.status, first: before.status === "pending" };
}

export type ShownStatus = "online" | "offline" | "pending" | "paused" | "confirming";

/** The one word that the status column says. */
export function shownStatus(monitor: Pick<MonitorLive, "status" | "paused" | "confirming">): ShownStatus {
  if (monitor.paused !== null) return "paused";
  return monitor.confirming && monitor.status !== "offline" ? "confirming" : monitor.status;
}

/** Optimistic pause and resume: what the row and the counts show until the server has answered. */
export function applyPause(page: MonitorPage, id: string, paused: boolean): MonitorPage {
  const item = page.items.find(candidate => candidate.id === id);
  if (item === undefined || (item.paused !== null) === paused) return page;
  const step = paused ? 1 : -1;
  const summary = {
    ...page.summary,
    paused: page.summary.paused + step,
    [item.status]: page.summary[item.status] - step,
  };
  const changed: MonitorItem = {
    ...item,
    paused: paused ? "owner" : null,
    nextAt: null,
    boostUntil: paused ? null : item.boostUntil,
  };
  return { ...page, summary, items: page.items.map(each => (each.id === id ? changed : each)) };
}

/**
 * A page loaded anew for the same address keeps the order that is on the screen: no row jumps away from under a
 * finger. Another set of rows comes in its own order.
 */
export function keepOrder(shown: MonitorPage, loaded: MonitorPage): MonitorPage {
  const places = new Map(shown.items.map((item, index) => [item.id, index]));
  const isSameSet = places.size === loaded.items.length && loaded.items.every(item => places.has(item.id));
  if (!isSameSet) return loaded;
  const place = (item: MonitorItem) => places.get(item.id) ?? 0;
  return { ...loaded, items: loaded.items.toSorted((a, b) => place(a) - place(b)) };
}
