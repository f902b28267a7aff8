import { randomBytes } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { openDatabase } from "#db/client.ts";
import { applyMigrations } from "#db/migrate.ts";
import { codes, contentLoads } from "#db/schema/index.ts";
import { contentFolder, contentHash } from "#features/codes/load-content.ts";
import { translator } from "#i18n/message.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { codeJson, firstVersion, makeCodes, webJson } from "../codes.ts";
import type { RunningApp } from "../support/app.ts";
import { createDatabase, startAppOnPostgres } from "../support/app-on-postgres.ts";
import { signIn } from "../support/sign-in.ts";
import { attackPage, endlessPage, leavingPage } from "./attack-pages.ts";

export type CodesWorld = { app: RunningApp };

const secondVersion = { number: 2, date: "2026-02-01", note: { en: "Answers sooner", ar: "يجيب أسرع" } };
const body = (count: number, changed: number) =>
  `${Array.from({ length: count }, (_, at) => (at + 1 === changed ? `await reply(${at + 1});` : `step(${at + 1});`)).join("\n")}\n`;

/** A small library of its own: versions, folders, a paid code, a page to run, and pages that attack. */
const library = {
  "ticket-panel": {
    json: codeJson({
      title: { en: "Ticket panel", ar: "لوحة التذاكر" },
      description: { en: "Opens a private channel for each question.", ar: "تفتح قناة خاصة لكل سؤال." },
      tags: ["tickets", "buttons"],
      versions: [firstVersion, secondVersion],
    }),
    files: {
      "files/index.js": body(60, 20),
      "files/src/open.js": "export const open = () => 'مرحبا';\n",
      "versions/1/index.js": body(60, 0),
    },
  },
  "vip-levels": {
    json: codeJson({ title: { en: "Levels", ar: "المستويات" }, plan: "paid" as const }),
    files: { "files/index.js": body(40, 0) },
  },
  "film-code": {
    json: codeJson({
      title: { en: "Giveaways", ar: "المسابقات" },
      video: "https://youtu.be/abcdefghijk",
      tags: ["giveaway"],
    }),
    files: { "files/index.js": body(30, 0) },
  },
  "price-card": {
    json: webJson({ title: { en: "Price card", ar: "بطاقة السعر" } }),
    files: {
      "files/index.html":
        '<!doctype html><html lang="en"><head><link rel="stylesheet" href="card.css"></head><body><p id="price">Nine</p><script src="card.js"></script></body></html>\n',
      "files/card.css": "#price { color: rgb(1, 2, 3) }\n",
      "files/card.js": 'console.log("card is ready", document.dir);\nconsole.error("looks odd");\n',
    },
  },
  attack: {
    json: webJson({ title: { en: "Attack", ar: "هجوم" } }),
    files: { "files/index.html": attackPage },
  },
  leaving: {
    json: webJson({ title: { en: "Leaving", ar: "مغادرة" } }),
    files: { "files/index.html": leavingPage },
  },
  endless: {
    json: webJson({ title: { en: "Endless", ar: "بلا نهاية" } }),
    files: { "files/index.html": endlessPage },
  },
};

async function writeLibrary(url: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: "" });
  const now = new Date();
  await applyMigrations(database);
  await makeCodes({ db: database.db, now }, library);
  // Staff's own codes stay when the app looks at the codes of its folder, which it takes for loaded.
  await database.db.update(codes).set({ source: "staff" });
  const loaded = { hash: contentHash(contentFolder()), loadedAt: now };
  await database.db.update(contentLoads).set(loaded);
  await database.close();
}

export async function startCodesApp(settings: Record<string, string> = {}): Promise<CodesWorld> {
  const DATABASE_URL = await createDatabase(`codes_${randomBytes(6).toString("hex")}`);
  await writeLibrary(DATABASE_URL);
  return { app: await startAppOnPostgres({ ...settings, DATABASE_URL }) };
}

export const test = base.extend<object, { world: CodesWorld }>({
  world: [
    async ({ browserName: _ }, use) => {
      const world = await startCodesApp();
      await use(world);
      const code = await world.app.stop();
      if (code !== 0) throw new Error(`The app ended with ${code}.\n${world.app.logs()}`);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export const wordsOf = (language: Language) => ({
  list: translator(codesMessages, language),
  code: translator(codeMessages, language),
  viewer: translator(codeViewerMessages, language),
  check: translator(humanCheckMessages, language),
  ui: translator(uiMessages, language),
});

export type Walker = {
  page: Page;
  world: CodesWorld;
  language: Language;
  words: ReturnType<typeof wordsOf>;
  address(path: string): string;
};

/** Walks a journey in each language; an error of a page's own fails it. */
export function inEachLanguage(title: string, walk: (walker: Walker) => Promise<void>): void {
  for (const language of languages)
    test(`${title} (${language})`, async ({ page, world }) => {
      page.on("pageerror", error => {
        throw error;
      });
      const prefix = language === "ar" ? "/ar" : "";
      const address = (path: string) => `${world.app.url}${prefix}${path}`;
      await walk({ page, world, language, words: wordsOf(language), address });
    });
}

let people = 0;
/** Signs somebody new in and gives the page the cookies. */
export async function signInPage({ page, world }: Pick<Walker, "page" | "world">): Promise<void> {
  const cookie = await signIn(world.app.url, `Reader ${Date.now()} ${people++}`);
  const cookies = cookie.split("; ").map(pair => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url: world.app.url };
  });
  await page.context().addCookies(cookies);
}

/** How long a page may take to come alive and to learn who looks, on a machine that does other work as well. */
export const patiently = { timeout: 30_000 };

/** Passes the human check where the code stands. */
export async function passCheck({ page, words }: Pick<Walker, "page" | "words">): Promise<void> {
  await page.getByRole("checkbox", { name: words.check("label") }).click();
  await expect(page.locator("[data-reading=ready]")).toBeVisible(patiently);
}
