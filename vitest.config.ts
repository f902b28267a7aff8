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
        },
      },
    ],
    // Threads start quicker than processes: a third less time for the whole.
    pool: "threads",
    maxWorkers: 2,
  },
});
