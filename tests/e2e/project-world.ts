import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { codeViewerMessages } from "#i18n/messages/code-viewer.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { favoriteMessages } from "#i18n/messages/favorites.ts";
import { fileTreeMessages } from "#i18n/messages/file-tree.ts";
import { humanCheckMessages } from "#i18n/messages/human-check.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { projectFormMessages } from "#i18n/messages/project-form.ts";
import { projectsMessages } from "#i18n/messages/projects.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { tagInputMessages } from "#i18n/messages/tag-input.ts";
import { uploadMessages } from "#i18n/messages/upload.ts";
import { storedNames } from "#web/stored.ts";
import { journeyName } from "../support/journey-name.ts";
import { signIn } from "../support/sign-in.ts";

export const prefixOf = (language: Language): string => (language === "ar" ? "/ar" : "");

export const wordsOf = (language: Language) => ({
  form: translator(projectFormMessages, language),
  upload: translator(uploadMessages, language),
  editor: translator(projectEditorMessages, language),
  project: translator(projectMessages, language),
  list: translator(projectsMessages, language),
  tree: translator(fileTreeMessages, language),
  tag: translator(tagInputMessages, language),
  check: translator(humanCheckMessages, language),
  favorite: translator(favoriteMessages, language),
  codes: translator(codesMessages, language),
  code: translator(codeMessages, language),
  viewer: translator(codeViewerMessages, language),
  report: translator(reportMessages, language),
  staff: translator(staffMessages, language),
});

export type Walker = {
  page: Page;
  language: Language;
  words: ReturnType<typeof wordsOf>;
  isMobile: boolean;
  /** A path in the walked language. */
  path(path: string): string;
  name: string;
};

/** Gives the browser the session of a user of that name. */
export async function becomeUser(page: Page, baseURL: string, name: string): Promise<void> {
  const cookie = await signIn(baseURL, name);
  await page.context().clearCookies();
  await page.context().addCookies(
    cookie.split("; ").map(pair => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: baseURL };
    }),
  );
}

/** Walks a journey in each language, signed in as a user of its own. */
export function inEachLanguage(
  title: string,
  walk: (walker: Walker, baseURL: string) => Promise<void>,
): void {
  for (const language of languages)
    base(`${title} (${language})`, async ({ page, baseURL, isMobile }) => {
      page.on("pageerror", error => {
        throw error;
      });
      const name = journeyName(`${title.slice(0, 10)} ${language}`);
      // The hint that the page exists in the browser's language would cover links.
      await page.addInitScript(hint => localStorage.setItem(hint, "closed"), storedNames.languageHint);
      await becomeUser(page, baseURL ?? "", name);
      const path = (address: string) => `${prefixOf(language)}${address}`;
      await walk(
        { page, language, words: wordsOf(language), isMobile: isMobile === true, path, name },
        baseURL ?? "",
      );
    });
}

const picture = (hue: number): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: { r: hue, g: 90, b: 180 } } })
    .png()
    .toBuffer();

export type Folder = {
  path: string;
  images: { name: string; mimeType: string; buffer: Buffer }[];
  remove(): void;
};

/** A folder of 200 files as somebody would have it, and four pictures. */
export async function makeFolder(): Promise<Folder> {
  const parent = mkdtempSync(join(tmpdir(), "ra3d-project-"));
  const path = join(parent, "ticket-bot");
  for (const folder of ["", "commands", "events", "commands/admin"])
    mkdirSync(join(path, folder), { recursive: true });
  writeFileSync(
    join(path, "index.js"),
    'import { Client } from "discord.js";\nnew Client({ intents: [] });\n',
  );
  writeFileSync(join(path, "package.json"), '{ "name": "ticket-bot", "type": "module" }\n');
  for (let n = 0; n < 99; n++) {
    writeFileSync(join(path, "commands", `command-${n}.js`), `export const name = "command-${n}";\n`);
    writeFileSync(
      join(path, n < 50 ? "events" : "commands/admin", `part-${n}.js`),
      `export const part = ${n};\n`,
    );
  }
  const images = await Promise.all(
    [10, 80, 150, 220].map(async (hue, n) => ({
      name: `picture-${n}.png`,
      mimeType: "image/png",
      buffer: await picture(hue),
    })),
  );
  return { path, images, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** Drops a folder of this machine on the page, as a file manager does. */
export async function dropFolder(page: Page, folder: string): Promise<void> {
  const zone = page.getByTestId("drop-zone").first();
  await zone.scrollIntoViewIfNeeded();
  const box = await zone.boundingBox();
  if (box === null) throw new Error("There is no place to drop on.");
  const session = await page.context().newCDPSession(page);
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + 20) };
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await session.send("Input.dispatchDragEvent", { type, ...at, data });
  await session.detach();
}

/** Opens what the human check guards. */
export async function passCheck({ page, words }: Walker): Promise<void> {
  const check = page.getByRole("checkbox", { name: words.check("label") });
  await expect(check).toBeVisible();
  await check.click();
}
