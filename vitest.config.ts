import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** Test files that put other modules in the place of real ones. */
const isolated = "{src,packages,tests}/**/*.isolated.test.{ts,tsx}";

const everyTest: TestProjectInlineConfiguration["test"] = {
  setupFiles: ["tests/setup.ts"],
  // Bounds against hanging, not expectations of speed: a busy machine takes its time to open databases.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  // As with the journeys: what fails twice is a fault; what needed its second try is listed as such.
  retry: process.env.CI ? 1 : 0,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everyTest,
          name: "unit",
          include: ["{src,packages,tests}/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/node_modules/**", isolated],
          globalSetup: ["tests/support/postgres-for-tests.ts"],
          // The modules that are tested are loaded and made quick once a thread, not once a file: a third less time.
          isolate: false,
        },
      },
      { test: { ...everyTest, name: "isolated", include: [isolated] } },
    ],
    // Threads start quicker than processes: a third less time for the whole.
    pool: "threads",
    maxWorkers: 2,
  },
});
