import { test as base, expect, type Page } from "@playwright/test";
import { dayMs } from "#core/time.ts";
import { type Language, languages } from "#core/vocabulary.ts";
import type { SandboxCard } from "#features/sandbox/index.ts";
import { translator } from "#i18n/message.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { sandboxMessages } from "#i18n/messages/sandbox.ts";
import type { RunningApp } from "../support/app.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { journeyName } from "../support/journey-name.ts";
import { signIn } from "../support/sign-in.ts";
import { prefixOf } from "./uptime-world.ts";

/** An app of its own whose clock journeys may move. Time only goes on, for everybody in it. */
export type BillingWorld = { app: RunningApp; days: number };

export const test = base.extend<object, { world: BillingWorld }>({
  world: [
    async ({ browserName: _ }, use) => {
      const port = String(await freePort());
      const app = await startAppOnPostgres({
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        MOVABLE_CLOCK: "true",
        TRUSTED_PROXIES: "1",
      });
      await use({ app, days: 0 });
      const code = await app.stop();
      if (code !== 0) throw new Error(`The app ended with ${code}.\n${app.logs()}`);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export const wordsOf = (language: Language) => ({
  t: translator(billingMessages, language),
  s: translator(sandboxMessages, language),
});

export type Walker = ReturnType<typeof wordsOf> & {
  page: Page;
  world: BillingWorld;
  language: Language;
  name: string;
  address(path: string): string;
};

/** Walks a journey in each language. */
export function inEachLanguage(title: string, walk: (walker: Walker) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, world }) => {
      page.on("pageerror", error => {
        throw error;
      });
      const address = (path: string) => `${world.app.url}${prefixOf(language)}${path}`;
      const name = journeyName(`${title.slice(0, 8)} ${language}`);
      await walk({ page, world, language, address, name, ...wordsOf(language) });
    });
}

/** Signs the journey's user in, or in anew: sessions end while time is moved. */
export async function enter({ page, world, name }: Walker): Promise<void> {
  const cookie = await signIn(world.app.url, name);
  const cookies = cookie.split("; ").map(pair => {
    const [key = "", ...value] = pair.split("=");
    return { name: key, value: value.join("="), url: world.app.url };
  });
  await page.context().addCookies(cookies);
}

/** Moves the clock of the app on. The stand-in for Discord has it; a login leads there. */
export async function passDays(walker: Walker, days: number): Promise<void> {
  const { world } = walker;
  const login = await fetch(`${world.app.url}/api/login`, { redirect: "manual" });
  const standIn = new URL(login.headers.get("location") ?? "").origin;
  world.days += days;
  const moved = await fetch(`${standIn}/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ shiftMs: world.days * dayMs }),
  });
  expect(moved.status).toBe(200);
  await enter(walker);
}

/** Chooses a test card on the sandbox's page and goes on. */
export async function payWith({ page, s }: Walker, card: SandboxCard): Promise<void> {
  await expect(page.getByText(s("sandbox"))).toBeVisible();
  await page.getByText(s(`card_${card}`), { exact: true }).click();
  await page.locator("form button").first().click();
}

/** The plan's name and state among the things that a client is told of its user. */
export async function planOfUser({ page, world }: Walker): Promise<{ NamePlan: string; isValid: boolean }> {
  const response = await page.request.get(`${world.app.url}/api/user`);
  const body = await response.json();
  return body.userDetails.subscriptionCheck;
}
