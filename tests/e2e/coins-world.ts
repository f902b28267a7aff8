import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, expect, type Page } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { errorMessages } from "#i18n/messages/errors.ts";
import { monitorChoiceMessages } from "#i18n/messages/monitor-choice.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import type { RunningApp } from "../support/app.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { journeyName } from "../support/journey-name.ts";
import { moveClock } from "../support/move-clock.ts";
import { postJson, signIn } from "../support/sign-in.ts";
import { staffIds, staffOf } from "../support/staff.ts";
import { prefixOf } from "./uptime-world.ts";

/** An app of its own whose clock only goes on, for everybody in it, and something to monitor. */
export type CoinWorld = { app: RunningApp; aheadMs: number; targetUrl: string };

export const test = base.extend<object, { world: CoinWorld }>({
  world: [
    async ({ browserName: _ }, use) => {
      const target = createServer((_request, response) => response.end("ok"));
      await new Promise<void>(resolve => target.listen(0, "127.0.0.1", resolve));
      const port = String(await freePort());
      const app = await startAppOnPostgres({
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        MOVABLE_CLOCK: "true",
        TRUSTED_PROXIES: "1",
        UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
        STAFF_DISCORD_IDS: staffIds,
      });
      const { port: targetPort } = target.address() as AddressInfo;
      await use({ app, aheadMs: 0, targetUrl: `http://127.0.0.1:${targetPort}/` });
      const code = await app.stop();
      target.close();
      target.closeAllConnections();
      if (code !== 0) throw new Error(`The app ended with ${code}.\n${app.logs()}`);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export const wordsOf = (language: Language) => ({
  coins: translator(coinMessages, language),
  pricing: translator(pricingMessages, language),
  choice: translator(monitorChoiceMessages, language),
  error: translator(errorMessages, language),
});

export type Walker = ReturnType<typeof wordsOf> & {
  page: Page;
  world: CoinWorld;
  language: Language;
  name: string;
  address(path: string): string;
};

/** Walks a journey in each language. */
export function inEachLanguage(title: string, walk: (walker: Walker) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, world }) => {
      // Monitors are fitted into a plan that has ended within a minute.
      test.setTimeout(240_000);
      page.on("pageerror", error => {
        throw error;
      });
      const address = (path: string) => `${world.app.url}${prefixOf(language)}${path}`;
      const name = journeyName(`Coins ${language}`);
      await walk({ page, world, language, address, name, ...wordsOf(language) });
    });
}

/** Signs the journey's user in, or in anew: sessions end while time is moved. */
export async function enter({ page, world, name }: Pick<Walker, "page" | "world" | "name">): Promise<void> {
  const cookie = await signIn(world.app.url, name);
  const cookies = cookie.split("; ").map(pair => {
    const [key = "", ...value] = pair.split("=");
    return { name: key, value: value.join("="), url: world.app.url };
  });
  await page.context().addCookies(cookies);
}

export async function pass({ world }: Walker, ms: number): Promise<void> {
  world.aheadMs += ms;
  await moveClock(world.app.url, world.aheadMs);
}

/** Staff give the journey's user coins. */
export async function giveCoins(walker: Walker, amount: number): Promise<void> {
  const { world } = walker;
  const { id } = await userOf(walker);
  const staff = await signIn(world.app.url, staffOf(id));
  const gift = { userId: id, amount, reason: "For a journey", key: `journey-${id}` };
  await postJson(`${world.app.url}/api/staff/coins`, staff, gift);
}

type Known = { id: string; coins: number; subscriptionCheck: { NamePlan: string; isValid: boolean } };

/** What the site tells the journey's user about themselves. */
export async function userOf({ page, world }: Walker): Promise<Known> {
  const answer = await page.request.get(`${world.app.url}/api/user`);
  const { userDetails } = (await answer.json()) as { userDetails: Known };
  return userDetails;
}

/** Sends what a page of ours would send, and returns the status. */
export const send = ({ page }: Walker, path: string, body: unknown): Promise<number> =>
  page.evaluate(
    async ([to, text]) => {
      const headers = { "content-type": "application/json" };
      return (await fetch(to, { method: "POST", headers, body: text })).status;
    },
    [path, JSON.stringify(body)] as const,
  );

export { expect };
