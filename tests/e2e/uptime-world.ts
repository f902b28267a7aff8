import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesActionMessages } from "#i18n/messages/uptimes-actions.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { uptimesFormMessages } from "#i18n/messages/uptimes-form.ts";
import { type SmtpStub, startSmtpServer } from "../stubs/smtp-server.ts";
import { startWebhookServer, type WebhookStub } from "../stubs/webhook-server.ts";
import type { RunningApp } from "../support/app.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { journeyName } from "../support/journey-name.ts";

/** An app of its own with the outside services that it notifies, all of them real servers on the loopback. */
export type World = { app: RunningApp; smtp: SmtpStub; discord: WebhookStub };

async function startWorld(): Promise<World> {
  const smtp = await startSmtpServer();
  const discord = await startWebhookServer();
  const port = String(await freePort());
  const app = await startAppOnPostgres({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    UPTIME_ALLOW_PRIVATE_NETWORKS: "true",
    SMTP_URL: smtp.url,
    DISCORD_API_URL: discord.url,
  });
  return { app, smtp, discord };
}

export const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const world = await startWorld();
      await use(world);
      const code = await world.app.stop();
      await Promise.all([world.smtp.close(), world.discord.close()]);
      if (code !== 0) throw new Error(`The app ended with ${code}.\n${world.app.logs()}`);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export const prefixOf = (language: Language): string => (language === "ar" ? "/ar" : "");

/** The words of the screens, so that one journey is walked in every language. */
export const wordsOf = (language: Language) => ({
  list: translator(uptimesMessages, language),
  form: translator(uptimesFormMessages, language),
  action: translator(uptimesActionMessages, language),
  check: translator(humanCheckMessages, language),
  detail: translator(uptimesDetailMessages, language),
});
export type Words = ReturnType<typeof wordsOf>;

/** Walks a journey in each language. */
export function inEachLanguage(title: string, walk: (walker: Walker) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, world }) => {
      page.on("pageerror", error => {
        throw error;
      });
      const prefix = prefixOf(language);
      const address = (path: string) => `${world.app.url}${prefix}${path}`;
      const name = journeyName(`${title.slice(0, 12)} ${language}`);
      await walk({ page, world, language, words: wordsOf(language), address, name });
    });
}

export type Walker = {
  page: Page;
  world: World;
  language: Language;
  words: Words;
  address(path: string): string;
  /** A name for a user that no other journey has. */
  name: string;
};

/** Signs a new user in as people do: from the page, through Discord's stand-in, with the age tick. */
export async function signInFrom(
  { page, address, name }: Pick<Walker, "page" | "address" | "name">,
  path = "/uptimes",
): Promise<void> {
  await page.goto(address(path));
  await page.locator('main a[href*="/api/login"]').click();
  await page.locator('input[type="text"]').fill(name);
  await page.locator('input[type="text"]').press("Enter");
  await page.waitForURL(address(path));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button").last().click();
  await expect(dialog).toBeHidden();
}

/** Adds a monitor by the API with the cookies of the page, for journeys that are about something else. */
export async function addMonitor(
  { page, world }: { page: Page; world: { app: Pick<RunningApp, "url"> } },
  draft: Record<string, unknown>,
): Promise<{ id: string }> {
  const response = await page.request.post(`${world.app.url}/api/monitors`, {
    headers: { origin: world.app.url },
    data: { type: "website", intervalS: 300, ...draft },
  });
  expect(response.status()).toBe(201);
  return response.json();
}

export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

export async function chooseAction({ page, words }: Walker, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: words.list("actions_of", { name }) }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

export type Target = { url: string; stop(): Promise<void>; start(): Promise<void> };

/** A small website that can be killed and started again at the same address. */
export async function startTarget(): Promise<Target> {
  let server: Server | undefined;
  let port = 0;
  const start = async () => {
    server = createServer((_request, response) => void response.end("hello"));
    await new Promise<void>(resolve => server?.listen(port, "127.0.0.1", resolve));
    // It listens on a port, so that its address is no path of a pipe.
    port = (server.address() as AddressInfo).port;
  };
  const stop = async () => {
    const closed = new Promise<void>(resolve => void server?.close(() => resolve()));
    server?.closeAllConnections();
    await closed;
  };
  await start();
  return { url: `http://127.0.0.1:${port}/`, start, stop };
}
