import { minuteMs } from "#core/time.ts";
import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { formatDuration } from "#i18n/format.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { useNow } from "../ui/time.tsx";
import { useMonitorActions } from "./actions-context.tsx";

/** The time that a boost still lasts, in whole minutes begun; null when it is over. */
export function boostLeftMs(boostUntil: string | null, nowMs: number): number | null {
  if (boostUntil === null) return null;
  const left = new Date(boostUntil).getTime() - nowMs;
  return left <= 0 ? null : Math.ceil(left / minuteMs) * minuteMs;
}

function useBoostLeft(monitor: MonitorItem): number | null {
  const { now } = useMonitorActions();
  return boostLeftMs(monitor.boostUntil, useNow() ?? new Date(now).getTime());
}

type Props = { monitor: MonitorItem; variant?: "secondary" | "ghost" };

/** One tap: every minute for an hour; where checks come every minute anyway, one check at once. */
export function Boost({ monitor, variant = "secondary" }: Props) {
  const t = useT(uptimesMessages);
  const language = useLanguage();
  const { summary, run, isRunning } = useMonitorActions();
  const left = useBoostLeft(monitor);
  if (monitor.mode === "heartbeat") return <span className="text-muted max-lg:hidden">{t("none")}</span>;
  if (left !== null) {
    return (
      <Badge tone="coin" icon="bolt">
        <span suppressHydrationWarning>
          {t("boost_left", { duration: formatDuration(language, left, "narrow") })}
        </span>
      </Badge>
    );
  }
  const isCheckNow = summary.boostsLeft === null;
  const isSpent = summary.boostsLeft === 0;
  return (
    <Button
      size="sm"
      variant={variant}
      className={variant === "ghost" ? "lg:-ms-3" : ""}
      icon="bolt"
      disabled={monitor.paused !== null || isSpent}
      pending={isRunning("boost", monitor.id)}
      aria-label={t(isCheckNow ? "check_now_of" : "boost_of", { name: monitor.name })}
      title={isSpent ? t("boost_none_left") : t(isCheckNow ? "check_now" : "boost_hint")}
      onClick={() => run("boost", monitor)}
    >
      {t(isCheckNow ? "check_now" : "boost")}
    </Button>
  );
}
