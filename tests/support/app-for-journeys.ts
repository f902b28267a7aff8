import { startApp } from "./app.ts";
import { staffId } from "./staff.ts";

/** One app for the journeys of a run. Monitors may point at the small servers that journeys start on the loopback. */
export default async function setup(): Promise<() => Promise<void>> {
  const app = await startApp({ UPTIME_ALLOW_PRIVATE_NETWORKS: "true", STAFF_DISCORD_IDS: staffId });
  // Playwright hands the environment on to its workers, which read the config anew.
  process.env.RA3D_APP_URL = app.url;
  return async () => {
    const code = await app.stop();
    if (code !== 0)
      throw new Error(`The app ended with exit code ${code} after the journeys.\n${app.logs()}`);
  };
}
