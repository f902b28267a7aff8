import { limits } from "#core/limits.ts";
import { vacuumStates, vacuumTables } from "#features/checks/index.ts";
import type { Services } from "#features/context/index.ts";
import { repeat, type Timing } from "./timing.ts";

/** Does for the embedded database what PostgreSQL does for itself. */
export function startHousekeeping(services: Services, timing: Timing): { stop(): Promise<void> } {
  const quietly = (task: () => Promise<void>) => () =>
    task().catch(err => services.log.error({ err }, "the database could not be cleaned"));
  const { vacuumStatesEveryMs, vacuumTablesEveryMs } = limits.worker;
  const loops = [
    repeat(
      timing,
      vacuumStatesEveryMs,
      quietly(() => vacuumStates(services)),
    ),
    repeat(
      timing,
      vacuumTablesEveryMs,
      quietly(() => vacuumTables(services)),
    ),
  ];
  return {
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()));
    },
  };
}
