import { rmSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { openDatabase } from "#db/client.ts";
import { isProven, proveLedger } from "#features/coins/index.ts";
import { translator } from "#i18n/message.ts";
import { accountMessages } from "#i18n/messages/account.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { leavingMessages } from "#i18n/messages/leaving.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { storedNames } from "#web/stored.ts";
import { newDataDir, type RunningApp, startApp } from "../support/app.ts";
import { freePort } from "../support/free-port.ts";
import { journeyName } from "../support/journey-name.ts";
import { postJson, signIn } from "../support/sign-in.ts";
import { staffIds, staffOf } from "../support/staff.ts";
import { prefixOf } from "./project-world.ts";

export type AccountWorld = { app: RunningApp; aheadMs: number };

/** Opens the database that an app has left, and adds its ledger up. */
async function expectProven(dataDir: string): Promise<void> {
  const database = await openDatabase({ url: undefined, dataDir });
  const proof = await proveLedger(database);
  await database.close();
  expect(isProven(proof), JSON.stringify(proof)).toBe(true);
}

/** An app of its own whose clock only goes on; at its end the books of coins are proven. */
const test = base.extend<object, { world: AccountWorld }>({
  world: [
    async ({ browserName: _ }, use) => {
      const dataDir = newDataDir();
      const port = String(await freePort());
      const app = await startApp({
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        DATA_DIR: dataDir,
        MOVABLE_CLOCK: "true",
        TRUSTED_PROXIES: "1",
        STAFF_DISCORD_IDS: staffIds,
      });
      await use({ app, aheadMs: 0 });
      const code = await app.stop();
      if (code !== 0) throw new Error(`The app ended with ${code}.\n${app.logs()}`);
      await expectProven(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const wordsOf = (language: Language) => ({
  account: translator(accountMessages, language),
  leaving: translator(leavingMessages, language),
  profile: translator(profileMessages, language),
  check: translator(humanCheckMessages, language),
});

export type Known = { id: string; username: string; coins: number; deletesAt: string | null };
export type Walker = {
  page: Page;
  world: AccountWorld;
  language: Language;
  words: ReturnType<typeof wordsOf>;
  go(path: string): Promise<void>;
  address(path: string): string;
  /** Signs the journey's person in. */
  enter(): Promise<void>;
  /** What the site tells this browser of its user; null when it is signed out. */
  known(): Promise<Known | null>;
};

async function enter(page: Page, world: AccountWorld, name: string): Promise<void> {
  const cookie = await signIn(world.app.url, name);
  await page.context().clearCookies();
  const cookies = cookie.split("; ").map(pair => {
    const [key = "", ...value] = pair.split("=");
    return { name: key, value: value.join("="), url: world.app.url };
  });
  await page.context().addCookies(cookies);
}

/** Whether staff still find somebody. */
export async function isKnownToStaff({ world }: Walker, id: string): Promise<boolean> {
  const cookie = await signIn(world.app.url, staffOf(id));
  const answer = await fetch(`${world.app.url}/api/staff/users?q=${id}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { matching: number }).matching > 0;
}

/** Staff give the journey's person coins. */
export async function giveCoins({ world }: Walker, id: string, amount: number): Promise<void> {
  const staff = await signIn(world.app.url, staffOf(id));
  const gift = { userId: id, amount, reason: "For a journey", key: `journey-${id}-${amount}` };
  await postJson(`${world.app.url}/api/staff/coins`, staff, gift);
}

/** Walks a journey in each language. */
export function inEachLanguage(title: string, walk: (walker: Walker) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, world }) => {
      test.setTimeout(180_000);
      page.on("pageerror", error => {
        throw error;
      });
      // The hint that the page exists in the browser's language would cover links.
      await page.addInitScript(hint => localStorage.setItem(hint, "closed"), storedNames.languageHint);
      const name = journeyName(`${title.slice(0, 5)} ${language}`);
      const address = (path: string) => `${world.app.url}${prefixOf(language)}${path}`;
      await walk({
        page,
        world,
        language,
        words: wordsOf(language),
        address,
        enter: () => enter(page, world, name),
        async go(path) {
          await page.goto(address(path));
          await page.waitForFunction(() => "__reactRouterDataRouter" in window);
        },
        async known() {
          const answer = await page.request.get(`${world.app.url}/api/user`);
          return ((await answer.json()) as { userDetails: Known | null }).userDetails;
        },
      });
    });
}
