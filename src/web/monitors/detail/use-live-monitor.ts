import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { MonitorDetail, MonitorLive } from "#features/monitors/monitors.schema.ts";
import { connectLive } from "../live-connection.ts";
import { applyLiveToItem, type Turn, turnOf } from "../live-page.ts";

type Shown = { loaded: MonitorDetail; detail: MonitorDetail };

/** The page of one monitor, kept true by the stream of events; a new check loads its figures. */
export function useLiveMonitor(loaded: MonitorDetail, onTurn: (turn: Turn, live: MonitorLive) => void) {
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<Shown>({ loaded, detail: loaded });
  if (shown.loaded !== loaded) setShown({ loaded, detail: loaded });
  const detail = shown.loaded === loaded ? shown.detail : loaded;
  const change = (next: (detail: MonitorDetail) => MonitorDetail) =>
    setShown(before => ({ ...before, detail: next(before.detail) }));

  const onMonitor = (live: MonitorLive) => {
    const before = detail.monitor;
    if (live.id !== before.id) return;
    const turn = turnOf(before, live);
    if (turn !== null) onTurn(turn, live);
    change(current => ({ ...current, monitor: applyLiveToItem(current.monitor, live, "checks") }));
    if (live.lastAt !== before.lastAt || turn !== null) void revalidate();
  };
  const latest = useRef(onMonitor);
  useEffect(() => {
    latest.current = onMonitor;
  });
  const reload = useRef(revalidate);
  useEffect(
    () =>
      connectLive("/api/monitors/live", {
        onMonitor: live => latest.current(live),
        onSummary: summary => setShown(before => ({ ...before, detail: { ...before.detail, summary } })),
        onState: () => {},
        onGap: () => void reload.current(),
      }),
    [],
  );

  const pause = (id: string, paused: boolean) =>
    change(current =>
      current.monitor.id === id
        ? {
            ...current,
            monitor: { ...current.monitor, paused: paused ? "owner" : null, nextAt: null, boostUntil: null },
          }
        : current,
    );
  return { detail, pause, reload: () => void revalidate() };
}
