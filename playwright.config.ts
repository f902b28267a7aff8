import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/chromium.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
};

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/support/app-for-journeys.ts",
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 120_000,
  // Machines that do other work as well answer later, and no less rightly.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...(process.env.RA3D_APP_URL ? { baseURL: process.env.RA3D_APP_URL } : {}),
    launchOptions: findChromium(),
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", use: desktop },
    // On a phone journeys are walked in Arabic, both languages on the desk. What restarts processes or waits for them,
    // and not what pages look like, needs one width only.
    {
      name: "mobile",
      use: mobile,
      grepInvert: /\(en\)$/,
      testIgnore: ["**/processes.spec.ts", "**/uptime-plan.spec.ts"],
    },
  ],
});
