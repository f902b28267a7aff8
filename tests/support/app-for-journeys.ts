import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApp } from "./app.ts";
import { startJourneysPostgres } from "./app-on-postgres.ts";
import { staffIds } from "./staff.ts";

/** Loads the library once: apps of journeys begin with a copy of it. */
async function loadLibrary(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "ra3d-loaded-"));
  const app = await startApp({ DATA_DIR: dataDir });
  await app.stop();
  return dataDir;
}

/**
 * One app for the journeys of a run, on the embedded database, and a server for those that need one of their own: so
 * both kinds are walked. Monitors may point at the small servers that journeys start on the loopback.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const [loaded, stopPostgres] = await Promise.all([loadLibrary(), startJourneysPostgres()]);
  process.env.RA3D_LOADED_DATA = loaded;
  const app = await startApp({ UPTIME_ALLOW_PRIVATE_NETWORKS: "true", STAFF_DISCORD_IDS: staffIds });
  // Playwright hands the environment on to its workers, which read the config anew.
  process.env.RA3D_APP_URL = app.url;
  return async () => {
    const code = await app.stop();
    await stopPostgres();
    rmSync(loaded, { recursive: true, force: true });
    if (code !== 0)
      throw new Error(`The app ended with exit code ${code} after the journeys.\n${app.logs()}`);
  };
}
