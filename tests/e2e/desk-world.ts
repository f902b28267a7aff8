import { test as base, type Page } from "@playwright/test";
import { Client } from "pg";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { contactMessages } from "#i18n/messages/contact.ts";
import { errorMessages } from "#i18n/messages/errors.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffBannerMessages } from "#i18n/messages/staff-banner.ts";
import { staffBanMessages } from "#i18n/messages/staff-bans.ts";
import { staffSystemMessages } from "#i18n/messages/staff-system.ts";
import { staffTeamMessages } from "#i18n/messages/staff-team.ts";
import { staffUserMessages } from "#i18n/messages/staff-users.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { storedNames } from "#web/stored.ts";
import { type RunningApp, startApp } from "../support/app.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { journeyName } from "../support/journey-name.ts";
import { signIn } from "../support/sign-in.ts";
import { staffIds, staffOf } from "../support/staff.ts";
import { prefixOf } from "./uptime-world.ts";

/** Two processes that serve the site from one database, as an installation with several has them. */
export type DeskWorld = {
  app: RunningApp;
  second: RunningApp;
  query(text: string, values?: unknown[]): Promise<unknown[]>;
};

export const deskKey = "a key that both of the processes share, 123";

async function withWorld(use: (world: DeskWorld) => Promise<void>): Promise<void> {
  const port = String(await freePort());
  const shared = {
    SECRET_KEY: deskKey,
    STAFF_DISCORD_IDS: staffIds,
    SUPPORT_EMAIL: "support@example.com",
  };
  const app = await startAppOnPostgres({
    ...shared,
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  });
  const { databaseUrl } = app;
  const second = await startApp({ ...shared, DATABASE_URL: databaseUrl, ROLE: "web" });
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const query = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  await use({ app, second, query });
  await client.end();
  const codes = [await second.stop(), await app.stop()];
  if (codes.some(code => code !== 0)) throw new Error(`The apps ended with ${codes}.\n${app.logs()}`);
}

const test = base.extend<object, { world: DeskWorld }>({
  world: [async ({ browserName: _ }, use) => withWorld(use), { scope: "worker", timeout: 180_000 }],
});

const wordsOf = (language: Language) => ({
  ban: translator(staffBanMessages, language),
  banner: translator(staffBannerMessages, language),
  check: translator(humanCheckMessages, language),
  contact: translator(contactMessages, language),
  error: translator(errorMessages, language),
  refund: translator(refundMessages, language),
  shell: translator(shellMessages, language),
  staff: translator(staffMessages, language),
  system: translator(staffSystemMessages, language),
  team: translator(staffTeamMessages, language),
  ui: translator(uiMessages, language),
  user: translator(staffUserMessages, language),
});

export type Desk = {
  page: Page;
  world: DeskWorld;
  language: Language;
  words: ReturnType<typeof wordsOf>;
  /** Ends the names of this journey's people and things. */
  name: string;
  go(path: string): Promise<number>;
  /** Signs somebody in; returns their id. */
  become(who: string): Promise<string>;
};

async function become(page: Page, url: string, name: string): Promise<string> {
  const cookie = await signIn(url, name);
  await page.context().clearCookies();
  await page.context().addCookies(
    cookie.split("; ").map(pair => {
      const [key = "", ...value] = pair.split("=");
      return { name: key, value: value.join("="), url };
    }),
  );
  const answer = await page.request.get(`${url}/api/user`);
  return (await answer.json()).userDetails.id;
}

/** Walks a journey in each language. */
export function inEachLanguage(title: string, walk: (desk: Desk) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, world }) => {
      page.on("pageerror", error => {
        throw error;
      });
      // The hint that the page exists in the browser's language would cover links.
      await page.addInitScript(hint => localStorage.setItem(hint, "closed"), storedNames.languageHint);
      const { url } = world.app;
      const name = journeyName(`${title.slice(0, 8)} ${language}`);
      await walk({
        ...{ page, world, language, name, words: wordsOf(language) },
        go: async path => (await page.goto(`${url}${prefixOf(language)}${path}`))?.status() ?? 0,
        become: who => become(page, url, who === "staff" ? staffOf(name) : `${who} ${name}`),
      });
    });
}
