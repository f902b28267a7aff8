import { createContext, useContext } from "react";
import type { MonitorItem, MonitorSummary } from "#features/monitors/monitors.schema.ts";

export type MonitorAction = "pause" | "resume" | "boost" | "test";

/** What the rows and the page of a monitor can do, and what they need to know to offer it. */
export type MonitorActions = {
  run(action: MonitorAction, monitor: MonitorItem): void;
  isRunning(action: MonitorAction, id: string): boolean;
  /** Opens a dialog by putting it into the address. */
  open(dialog: "edit" | "delete", monitor: MonitorItem): void;
  summary: MonitorSummary;
  /** The server's moment when the page was made. */
  now: string;
};

const ActionsContext = createContext<MonitorActions | null>(null);
export const MonitorActionsProvider = ActionsContext.Provider;

export function useMonitorActions(): MonitorActions {
  const actions = useContext(ActionsContext);
  if (actions === null) throw new Error("A monitor is shown outside of MonitorActionsProvider.");
  return actions;
}
