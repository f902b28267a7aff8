import { useNavigate } from "react-router";
import type { MonitorItem, MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { useLocalePath } from "../locale-link.tsx";
import type { MonitorActions } from "./actions-context.tsx";
import { useRunAction } from "./use-run-action.ts";

type Options = {
  summary: MonitorSummary;
  now: string;
  onPause(id: string, paused: boolean): void;
  reload(): void;
  /** The address, without language prefix, that shows a dialog about a monitor. */
  dialogAddress(dialog: "edit" | "delete", monitor: MonitorItem): string;
};

/** Everything that rows need, for MonitorActionsProvider. */
export function useActions({ summary, now, onPause, reload, dialogAddress }: Options): MonitorActions {
  const navigate = useNavigate();
  const path = useLocalePath();
  const { run, isRunning } = useRunAction({ onPause, reload });
  return {
    summary,
    now,
    run,
    isRunning,
    open: (dialog, monitor) =>
      void navigate(path(dialogAddress(dialog, monitor)), { preventScrollReset: true }),
  };
}
