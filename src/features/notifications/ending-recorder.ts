import { setTimeout } from "node:timers/promises";
import { limits } from "#core/limits.ts";
import type { Services } from "../context/index.ts";
import { type Ending, recordEndings } from "./record-outcomes.ts";

/**
 * Records ends of attempts, at once as long as they are few: what was sent and is not recorded when the process dies is
 * sent again. In a mass outage they wait a moment for company, because a transaction each would hold up the checks.
 * What cannot be recorded is taken up anew by the sweep.
 */
export function createEndingRecorder(
  services: Pick<Services, "db" | "jobs" | "log">,
  parts: { now: () => Date; onReleased(ids: string[]): Promise<void> },
): (endings: readonly Ending[]) => Promise<void> {
  const { recordAtOnce, recordEveryMs } = limits.notification;
  let waiting: Ending[] = [];
  let round: Promise<void> | null = null;
  let notBeforeMs = 0;

  const write = async (endings: readonly Ending[]) => {
    const record = () => recordEndings(services, endings, parts.now());
    try {
      // A deadlock or a connection that broke: once more is usually enough.
      const { released } = await record().catch(record);
      await parts.onReleased(released);
    } catch (err) {
      services.log.error({ err, deliveries: endings.length }, "outcomes of notifications are not recorded");
    }
  };
  const writeWaiting = async () => {
    const pauseMs = notBeforeMs - performance.now();
    if (pauseMs > 0) await setTimeout(pauseMs);
    // All that has come during the round before and the pause.
    const endings = waiting;
    if (endings.length > recordAtOnce) notBeforeMs = performance.now() + recordEveryMs;
    waiting = [];
    round = null;
    await write(endings);
  };
  let last: Promise<void> = Promise.resolve();
  return endings => {
    waiting.push(...endings);
    if (round === null) {
      round = last.then(writeWaiting);
      last = round;
    }
    return round;
  };
}
