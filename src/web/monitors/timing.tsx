import { secondMs } from "#core/time.ts";
import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { Rich, useT } from "../translation.tsx";
import { RelativeTime, useNow } from "../ui/time.tsx";
import { useMonitorActions } from "./actions-context.tsx";

const minuteS = 60;

export const useIntervalText = (): ((intervalS: number) => string) => {
  const t = useT(uptimesMessages);
  return intervalS => t("every", { count: intervalS / minuteS });
};

function Last({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesMessages);
  const { now } = useMonitorActions();
  const isBeat = monitor.mode === "heartbeat";
  const at = isBeat ? monitor.lastBeatAt : monitor.lastAt;
  if (at === null) return t(isBeat ? "waits_for_heartbeat" : "never_checked");
  return (
    <Rich
      catalogue={uptimesMessages}
      id={isBeat ? "last_beat" : "last_check"}
      parts={{ when: <RelativeTime at={at} now={now} /> }}
    />
  );
}

/** When the next check is due. One that is due this very second is "now", not "0 seconds ago". */
function Next({ monitor, at }: { monitor: MonitorItem; at: string }) {
  const t = useT(uptimesMessages);
  const { now } = useMonitorActions();
  const present = useNow() ?? new Date(now).getTime();
  const isBeat = monitor.mode === "heartbeat";
  if (new Date(at).getTime() - present < secondMs) return t(isBeat ? "next_beat_due" : "next_due");
  return (
    <Rich
      catalogue={uptimesMessages}
      id={isBeat ? "next_beat" : "next_check"}
      parts={{ when: <RelativeTime at={at} now={now} /> }}
    />
  );
}

/** Interval, last check and next check. */
export function Timing({ monitor }: { monitor: MonitorItem }) {
  const interval = useIntervalText();
  return (
    <div className="flex flex-wrap gap-x-2 text-xs text-muted lg:flex-col">
      <span className="text-text">{interval(monitor.intervalS)}</span>
      <span>
        <Last monitor={monitor} />
      </span>
      {monitor.nextAt !== null && monitor.paused === null && (
        <span suppressHydrationWarning>
          <Next monitor={monitor} at={monitor.nextAt} />
        </span>
      )}
    </div>
  );
}
