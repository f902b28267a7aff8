import { setTimeout } from "node:timers/promises";
import { limits } from "#core/limits.ts";
import type { Services } from "../context/index.ts";
import { type Ending, recordEndings } from "./record-outcomes.ts";

/**
 * Records ends of attempts: one alone at once, and those that follow closely together, so that a mass outage does not
 * cost a transaction each. What cannot be recorded is taken up anew by the sweep.
 */
export function createEndingRecorder(
  services: Pick<Services, "db" | "jobs" | "log">,
  parts: { now: () => Date; onReleased(ids: string[]): Promise<void> },
): (endings: readonly Ending[]) => Promise<void> {
  let waiting: Ending[] = [];
  let round: Promise<void> | null = null;
  let begun = Number.NEGATIVE_INFINITY;

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
    const pauseMs = begun + limits.notification.recordEveryMs - performance.now();
    if (pauseMs > 0) await setTimeout(pauseMs);
    begun = performance.now();
    // All that has come during the round before and the pause.
    const endings = waiting;
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
