import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,packages,tests}/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/node_modules/**"],
          setupFiles: ["tests/setup.ts"],
          globalSetup: ["tests/support/postgres-for-tests.ts"],
          // Bounds against hanging, not expectations of speed: a busy machine takes its time to open databases.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          // As with the journeys: what fails twice is a fault; what needed its second try is listed as such.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
    // Threads start quicker than processes: a third less time for the whole.
    pool: "threads",
    maxWorkers: 2,
  },
});
