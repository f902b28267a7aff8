import { useCallback, useRef, useState } from "react";
import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { callApi } from "../api-client.ts";
import { useT } from "../translation.tsx";
import { toast } from "../ui/toast.ts";
import type { MonitorAction, MonitorActions } from "./actions-context.tsx";
import { useFailureText } from "./failure-text.ts";

type Options = {
  /** Shows the result of a pause before the server has answered, and takes it back when it refuses. */
  onPause(id: string, paused: boolean): void;
  /** Loads the page's data anew, without leaving it. */
  reload(): void;
};

const keyOf = (action: MonitorAction, id: string) => `${action} ${id}`;

/** Runs what a tap asks for; a second tap while the first is under way does nothing. */
export function useRunAction({ onPause, reload }: Options): Pick<MonitorActions, "run" | "isRunning"> {
  const t = useT(uptimesActionMessages);
  const failureText = useFailureText();
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const now = useRef(new Set<string>());

  const mark = useCallback((key: string, isRunning: boolean) => {
    if (isRunning) now.current.add(key);
    else now.current.delete(key);
    setRunning(new Set(now.current));
  }, []);

  async function run(action: MonitorAction, monitor: MonitorItem): Promise<void> {
    const key = keyOf(action, monitor.id);
    if (now.current.has(key)) return;
    const isToggle = action === "pause" || action === "resume";
    mark(key, true);
    if (isToggle) onPause(monitor.id, action === "pause");
    try {
      const answer = await callApi<MonitorItem | undefined>(`/api/monitors/${monitor.id}/${action}`, {
        method: "POST",
      });
      toast.success(doneText(action, monitor, answer));
      reload();
    } catch (error) {
      if (isToggle) onPause(monitor.id, action !== "pause");
      toast.error(failureText(error));
    } finally {
      mark(key, false);
    }
  }

  function doneText(action: MonitorAction, monitor: MonitorItem, answer: MonitorItem | undefined): string {
    const { name } = monitor;
    if (action === "test") return t("test_sent");
    if (action === "boost") return t(answer?.boostUntil === null ? "checked_now" : "boosted", { name });
    return t(action === "pause" ? "paused" : "resumed", { name });
  }

  return {
    run: (action, monitor) => void run(action, monitor),
    isRunning: (action, id) => running.has(keyOf(action, id)),
  };
}
