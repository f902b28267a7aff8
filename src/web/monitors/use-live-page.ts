import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { MonitorLive, MonitorPage, MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { connectLive, type LiveState } from "./live-connection.ts";
import {
  applyHeard,
  applyLive,
  applyPause,
  applySummary,
  keepOrder,
  type Turn,
  turnOf,
} from "./live-page.ts";

type Options = {
  loaded: MonitorPage;
  /** Names the list that is shown: another one comes in its own order. */
  address: string;
  mode: "checks" | "days";
  onTurn(turn: Turn, live: MonitorLive): void;
};

type Shown = {
  loaded: MonitorPage;
  address: string;
  page: MonitorPage;
  /** The last event of each monitor, on this page or not yet. */
  heard: ReadonlyMap<string, MonitorLive>;
};

/** The page as it came, kept true by the stream of events. */
export function useLivePage({ loaded, address, mode, onTurn }: Options) {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Shown>({ loaded, address, page: loaded, heard: new Map() });
  const [state, setState] = useState<LiveState>("connecting");
  if (shown.loaded !== loaded) {
    const ordered = shown.address === address ? keepOrder(shown.page, loaded) : loaded;
    setShown({ ...shown, loaded, address, page: applyHeard(ordered, shown.heard, mode) });
  }
  const change = (next: (page: MonitorPage) => MonitorPage) =>
    setShown(before => ({ ...before, page: next(before.page) }));

  // The connection lives as long as the page; it always calls the handlers of the latest rendering.
  const handlers = {
    onMonitor(live: MonitorLive) {
      const turn = turnOf(
        shown.page.items.find(item => item.id === live.id),
        live,
      );
      setShown(before => ({
        ...before,
        page: applyLive(before.page, live, mode),
        heard: new Map(before.heard).set(live.id, live),
      }));
      if (turn === null) return;
      onTurn(turn, live);
      // The figures of uptime change with a turn; only the server can weigh them.
      void revalidate();
    },
    onSummary(summary: MonitorSummary) {
      const before = shown.page.summary;
      // A monitor came or went elsewhere, in another tab or by an import; or a plan ended and changed intervals.
      const isOther =
        summary.total !== before.total ||
        summary.minIntervalS !== before.minIntervalS ||
        summary.planNotice?.at !== before.planNotice?.at;
      change(page => applySummary(page, summary));
      if (isOther) void revalidate();
    },
    onState: setState,
    onGap: () => void revalidate(),
  };
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(
    () =>
      connectLive("/api/monitors/live", {
        onMonitor: live => latest.current.onMonitor(live),
        onSummary: summary => latest.current.onSummary(summary),
        onState: next => latest.current.onState(next),
        onGap: () => latest.current.onGap(),
      }),
    [],
  );

  const pause = (id: string, paused: boolean) => change(page => applyPause(page, id, paused));
  return {
    page: shown.loaded === loaded ? shown.page : loaded,
    state,
    pause,
    reload: () => void revalidate(),
  };
}
