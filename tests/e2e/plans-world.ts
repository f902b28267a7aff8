import { test as base, expect, type Page } from "@playwright/test";
import { dayMs } from "#core/time.ts";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { errorMessages } from "#i18n/messages/errors.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { noticeMessages } from "#i18n/messages/notices.ts";
import { redeemMessages } from "#i18n/messages/redeem.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffGiftMessages } from "#i18n/messages/staff-gifts.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { storedNames } from "#web/stored.ts";
import type { ReceivedMail } from "../stubs/mail-message.ts";
import { type SmtpStub, startSmtpServer } from "../stubs/smtp-server.ts";
import type { RunningApp } from "../support/app.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { journeyName } from "../support/journey-name.ts";
import { postJson, signIn } from "../support/sign-in.ts";
import { staffIds, staffOf } from "../support/staff.ts";
import { prefixOf } from "./project-world.ts";

/** Where the team reads its mail. */
export const supportAddress = "team@example.com";

/** An app of its own that knows who is staff, and whose clock journeys may move. Time only goes on in it. */
type World = { app: RunningApp; smtp: SmtpStub; days: number; addresses: number };

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const port = String(await freePort());
      const smtp = await startSmtpServer();
      const app = await startAppOnPostgres({
        SMTP_URL: smtp.url,
        SUPPORT_EMAIL: supportAddress,
        PORT: port,
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        STAFF_DISCORD_IDS: staffIds,
        MOVABLE_CLOCK: "true",
        TRUSTED_PROXIES: "1",
      });
      await use({ app, smtp, days: 0, addresses: 0 });
      const code = await app.stop();
      await smtp.close();
      if (code !== 0) throw new Error(`The app ended with ${code}.\n${app.logs()}`);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

const wordsOf = (language: Language) => ({
  redeem: translator(redeemMessages, language),
  gifts: translator(staffGiftMessages, language),
  staff: translator(staffMessages, language),
  support: translator(supportMessages, language),
  notice: translator(noticeMessages, language),
  error: translator(errorMessages, language),
  check: translator(humanCheckMessages, language),
});

export type Walker = {
  page: Page;
  words: ReturnType<typeof wordsOf>;
  language: Language;
  /** Ends the names of this journey's people and things. */
  name: string;
  go(path: string): Promise<number>;
  /** Signs somebody in, from an address of their own: limits count by address, too. */
  become(who: string): Promise<void>;
  passDays(days: number): Promise<void>;
  /** A gift code, made by staff without their page. */
  giftCode(plan: "prime" | "plus" | "developer", validDays?: number): Promise<string>;
  /** What the mail server was given so far. */
  mails(): readonly ReceivedMail[];
  planOfUser(): Promise<{ NamePlan: string; isValid: boolean }>;
};

async function become(page: Page, world: World, who: string): Promise<void> {
  const { url } = world.app;
  const cookie = await signIn(url, who);
  await page.context().clearCookies();
  const cookies = cookie.split("; ").map(pair => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
  await page.context().addCookies(cookies);
  world.addresses += 1;
  await page.setExtraHTTPHeaders({
    "x-forwarded-for": `198.51.${world.addresses >> 8}.${world.addresses & 255}`,
  });
}

/** The stand-in for Discord has the clock of its app; a login leads there. */
async function passDays(world: World, days: number): Promise<void> {
  const login = await fetch(`${world.app.url}/api/login`, { redirect: "manual" });
  const standIn = new URL(login.headers.get("location") ?? "").origin;
  world.days += days;
  const moved = await fetch(`${standIn}/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ shiftMs: world.days * dayMs }),
  });
  expect(moved.status).toBe(200);
}

/** Walks a journey in each language. */
export function inEachLanguage(title: string, walk: (walker: Walker) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, world }) => {
      // Several people come and go, each through a login.
      test.setTimeout(120_000);
      page.on("pageerror", error => {
        throw error;
      });
      // The hint that the page exists in the browser's language would cover links.
      await page.addInitScript(hint => localStorage.setItem(hint, "closed"), storedNames.languageHint);
      const { url } = world.app;
      const name = journeyName(`${title.slice(0, 6)} ${language}`);
      await walk({
        page,
        language,
        name,
        words: wordsOf(language),
        go: async path => (await page.goto(`${url}${prefixOf(language)}${path}`))?.status() ?? 0,
        become: who => become(page, world, who === "staff" ? staffOf(name) : `${who} ${name}`),
        passDays: days => passDays(world, days),
        giftCode: async (plan, validDays = 30) => {
          const body = { plan, months: 1, count: 1, validDays };
          const made = await postJson(`${url}/api/staff/gifts`, await signIn(url, staffOf(name)), body);
          return (await made.json()).codes[0].code;
        },
        mails: () => world.smtp.mails,
        planOfUser: async () => {
          const answer = await (await page.request.get(`${url}/api/user`)).json();
          return answer.userDetails.subscriptionCheck;
        },
      });
    });
}
