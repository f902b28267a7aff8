import type { Log } from "#core/log.ts";
import { type CheckEnd, type Evidence, judge, noteAnswer } from "#features/checks/index.ts";
import { metrics } from "#features/metrics/index.ts";
import type { NetworkControl } from "#probes/index.ts";
import type { Timing } from "./timing.ts";

export type IsolationGuard = {
  /** Whether the end of a check that began at `startedMs` says something about its target. */
  believes(end: CheckEnd, startedMs: number): Promise<boolean> | boolean;
  isolated(): boolean;
};

type Options = { control: NetworkControl; timing: Timing; log: Log; onChange: (isolated: boolean) => void };

/** Keeps a dead network of our own from looking like dead targets. */
export function createIsolationGuard({ control, timing, log, onChange }: Options): IsolationGuard {
  let evidence: Evidence = { publicAnswerMs: 0, privateAnswerMs: 0 };
  let isolated = false;

  const change = (to: boolean) => {
    if (to === isolated) return;
    isolated = to;
    metrics.isolated.set(to ? 1 : 0);
    if (to)
      log.warn("isolated: neither targets nor control targets can be reached, so failures are not counted");
    else log.info("no longer isolated");
    onChange(to);
  };
  const ask = async () => {
    const reachable = await control.reachable();
    change(!reachable);
    return reachable;
  };

  return {
    believes(end, startedMs) {
      const before = evidence;
      evidence = noteAnswer(evidence, end, timing.now().getTime());
      if (evidence.publicAnswerMs > before.publicAnswerMs) change(false);
      // The local network answers again: whether the rest does is worth a question.
      else if (isolated && evidence !== before) void ask();
      return judge(evidence, end, startedMs) === "believe" || ask();
    },
    isolated: () => isolated,
  };
}
