import { limits } from "#core/limits.ts";
import { machineClock } from "#core/time.ts";
import { noteClaimsOpen } from "#features/coins/index.ts";
import type { Services } from "#features/context/index.ts";

/** While the site is served, says every minute that gifts can be claimed; a silence is what an outage is known by. */
export function startClaimPulse({ db, log }: Pick<Services, "db" | "log">): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const beat = () => {
    running = noteClaimsOpen({ db, now: machineClock() }).then(
      silentMs => {
        if (silentMs > 0) log.warn({ silentMs }, "streaks are kept longer: gifts could not be claimed");
      },
      err => log.error({ err }, "it could not be noted that gifts can be claimed"),
    );
  };
  beat();
  const timer = setInterval(beat, limits.coins.pulseEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}
