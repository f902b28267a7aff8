import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { FailureCause, MonitorStatus } from "#core/vocabulary.ts";

/** The part of a monitor's state that decides about its status. */
export type StatusState = {
  status: MonitorStatus;
  /** Since when the status holds; null while pending. */
  since: Date | null;
  /** Counts the turns of the status. */
  turn: number;
  /** The first failed check, while a second one has not confirmed it. */
  failingSince: Date | null;
  /** The last check that was taken; null before the first. */
  lastAt: Date | null;
};

/** What one check, or one call of a bot, has shown. `at` is the moment it began. */
export type Observation = { at: Date; ok: boolean; cause: FailureCause | null; detail: string | null };

export type StatusPolicy = {
  intervalMs: number;
  /** A failure must be seen twice before the status turns; silence of a bot has been waited for already. */
  confirm: boolean;
};

export type Turn = {
  kind: "online" | "offline";
  from: MonitorStatus;
  number: number;
  since: Date;
  cause: FailureCause | null;
  detail: string | null;
  /** How long the outage was that ends here. */
  outageMs: number | null;
  /** The first good check of a new monitor is no news; everything else is. */
  notify: boolean;
};

export type StatusChange = {
  state: StatusState;
  turn: Turn | null;
  /** The failure waits for its confirmation by a second check soon. */
  recheck: boolean;
  /** Nobody looked in between: our own downtime, which counts neither for nor against the target. */
  gap: { from: Date; to: Date } | null;
};

/** The time without observation before this one, when it is longer than lateness can explain. */
function gapBefore(state: StatusState, at: Date, intervalMs: number): StatusChange["gap"] {
  if (state.status === "pending" || state.lastAt === null) return null;
  const silentMs = at.getTime() - state.lastAt.getTime();
  if (silentMs <= 2 * intervalMs + limits.monitor.gapSlackMs) return null;
  return { from: addMs(state.lastAt, intervalMs), to: at };
}

/**
 * What an observation makes of a monitor's status. Two failures in a row turn it offline, since the first of them;
 * one good check turns it back. Results of an isolated checker must not come here.
 */
export function nextStatus(state: StatusState, seen: Observation, policy: StatusPolicy): StatusChange {
  const gap = gapBefore(state, seen.at, policy.intervalMs);
  const base = { ...state, lastAt: seen.at };
  const stay = (failingSince: Date | null): StatusChange => ({
    state: { ...base, failingSince },
    turn: null,
    recheck: failingSince !== null,
    gap,
  });
  if (seen.ok) return state.status === "online" ? stay(null) : turnTo("online", base, seen, seen.at, gap);
  if (state.status === "offline") return stay(null);
  // A failure from before our own downtime confirms nothing.
  const first = gap === null ? state.failingSince : null;
  if (policy.confirm && first === null) return stay(seen.at);
  return turnTo("offline", base, seen, first ?? seen.at, gap);
}

function turnTo(
  kind: Turn["kind"],
  state: StatusState,
  seen: Observation,
  since: Date,
  gap: StatusChange["gap"],
): StatusChange {
  const ended = state.status === "offline" && state.since !== null;
  const outageMs = ended && state.since ? Math.max(0, since.getTime() - state.since.getTime()) : null;
  const number = state.turn + 1;
  return {
    state: { status: kind, since, turn: number, failingSince: null, lastAt: state.lastAt },
    turn: {
      kind,
      from: state.status,
      number,
      since,
      cause: seen.cause,
      detail: seen.detail,
      outageMs,
      notify: kind === "offline" || state.status !== "pending",
    },
    recheck: false,
    gap,
  };
}
