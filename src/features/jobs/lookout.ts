import { limits } from "#core/limits.ts";
import type { Log } from "#core/log.ts";
import type { Database } from "#db/client.ts";
import type { JobName } from "./jobs.ts";

type Options = {
  database: Pick<Database, "kind" | "pool">;
  /** The queues that this process works. */
  names: () => JobName[];
  wake: (name: JobName) => void;
  log: Log | undefined;
};

const due = {
  name: "queues-with-due-jobs",
  text: `
    select q.name from unnest($1::text[]) as q(name)
    where exists (select from jobs.job j where j.name = q.name and j.state < 'active' and not j.blocked
      and j.start_after <= now())`,
};

/**
 * Asks for all queues at once which of them have a job whose time has come, and wakes their workers: each worker's own
 * look costs as much as a dozen checks of monitors, and there are two dozen of them.
 */
export function startLookout({ database, names, wake, log }: Options): { stop(): Promise<void> } {
  const { everyMs, aloneEveryMs } = limits.jobLook;
  const pauseMs = database.kind === "embedded" ? aloneEveryMs : everyMs;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;

  const look = async () => {
    const queues = names();
    if (queues.length === 0) return;
    const { rows } = await database.pool.query<{ name: JobName }>({ ...due, values: [queues] });
    for (const { name } of rows) wake(name);
  };
  const next = () => {
    timer = setTimeout(() => {
      running = look()
        .catch(err => log?.error({ err }, "job queues could not be looked at"))
        .finally(() => {
          if (!stopped) next();
        });
    }, pauseMs).unref();
  };
  next();
  return {
    stop() {
      stopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
