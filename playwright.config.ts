import { defineConfig } from "@playwright/test";
import { findChromium } from "./tests/support/chromium.ts";

const desktop = { viewport: { width: 1440, height: 900 } };
const mobile = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * What is not about how pages look and are used (processes, answers, what is in a file or a frame) needs one width only:
 * it is walked on the desk, in both languages.
 */
const oneWidth = [
  "processes",
  "uptime-plan",
  "codes-preview",
  "tools-encoded",
  "found",
  "billing-messages",
  "early",
];
const specOf = (name: string): string => `**/${name}.spec.ts`;

/**
 * Journeys are walked in English on the desk and in Arabic on a phone. How every page looks in the other two ways is seen
 * in a walk past all of them (look.spec.ts); the bar and the menus, which all pages have, in three of the four.
 */
const inArabicOnTheDesk = new RegExp(
  `^(?!.*\\b(${[...oneWidth, "shell", "look"].join("|")})\\.spec\\.ts).*(\\(ar\\)$| in ar )|look\\.spec\\.ts .*\\(en\\)$`,
);
const inEnglishOnAPhone =
  /^(?!.*\blook\.spec\.ts).*(\(en\)$| in en |what Node makes of it)|look\.spec\.ts .*\(ar\)$/;

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/support/app-for-journeys.ts",
  forbidOnly: true,
  // Machines that do other work as well break a journey now and then. What fails twice is a fault; what needed its
  // second try is listed as flaky at the end.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  // Machines that do other work as well answer later, and no less rightly.
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    ...(process.env.RA3D_APP_URL ? { baseURL: process.env.RA3D_APP_URL } : {}),
    launchOptions: findChromium(),
    screenshot: "only-on-failure",
    // Recording costs every journey a part of its time; where nobody can open the record it tells nothing.
    trace: process.env.CI ? "off" : "retain-on-failure",
  },
  projects: [
    { name: "desktop", use: desktop, grepInvert: inArabicOnTheDesk },
    { name: "mobile", use: mobile, grepInvert: inEnglishOnAPhone, testIgnore: oneWidth.map(specOf) },
  ],
});
