import { limits } from "#core/limits.ts";
import { vacuumStates, vacuumTables } from "#features/checks/index.ts";
import type { Services } from "#features/context/index.ts";
import { repeat, type Timing } from "./timing.ts";

/** Does for the embedded database what PostgreSQL does for itself; not while everything else begins. */
export function startHousekeeping(services: Services, timing: Timing): { stop(): Promise<void> } {
  const { vacuumStatesEveryMs, vacuumTablesEveryMs, vacuumTablesFirstMs } = limits.worker;
  const quietly = (task: (store: Services) => Promise<void>) => () =>
    task(services).catch(err => services.log.error({ err }, "the database could not be cleaned"));
  const loops = [
    repeat(timing, vacuumStatesEveryMs, quietly(vacuumStates), vacuumStatesEveryMs),
    repeat(timing, vacuumTablesEveryMs, quietly(vacuumTables), vacuumTablesFirstMs),
  ];
  return {
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()));
    },
  };
}
