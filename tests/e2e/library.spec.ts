import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { unzipSync } from "fflate";
import { staffOf } from "../support/staff.ts";
import { patiently } from "./codes-world.ts";
import { edit, seeWhatWasSaved, upload } from "./project-steps.ts";
import { becomeUser, inEachLanguage, passCheck, type Walker } from "./project-world.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const code = { en: "Birthdays", ar: "أعياد الميلاد" };
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A visitor finds the same code by English words, by Arabic ones, and without their marks. */
async function findCode({ page, path, words, language }: Walker): Promise<void> {
  await page.context().clearCookies();
  for (const query of ["birthdays server", "اعياد الميلاد", "أعياد"]) {
    await page.goto(path(`/codes/djs?q=${encodeURIComponent(query)}`));
    await expect(page.getByRole("link", { name: code[language] }).first()).toBeVisible();
  }
  await page.goto(path("/codes/djs"));
  await expect(async () => {
    await page.getByRole("searchbox", { name: words.codes("search") }).fill("اعياد");
    await expect(page).toHaveURL(/q=/, { timeout: 1_000 });
  }).toPass();
  await page.getByRole("link", { name: code[language] }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: code[language] })).toBeVisible();
  await expect(page.getByText(words.code("gate_title"))).toBeVisible();
}

/** Signs in on that page as a person does, and comes back to it. */
async function signInHere({ page, words, name }: Walker): Promise<void> {
  const address = page.url();
  await page
    .locator("main")
    .getByRole("link", { name: words.code("login") })
    .click();
  await page.getByRole("textbox").first().fill(name);
  await page.getByRole("button").first().click();
  await expect(page).toHaveURL(address);
}

async function useCode(walker: Walker): Promise<void> {
  const { page, words, path, language } = walker;
  await passCheck(walker);
  await expect(page.locator("[data-reading=ready]")).toBeVisible(patiently);
  await page.getByRole("button", { name: words.viewer("copy_file") }).click();
  await expect.poll(() => clipboard(page)).toContain("discord.js");
  await page.getByRole("button", { name: words.favorite("add") }).click();
  await expect(page.getByText(words.favorite("added_toast"))).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.viewer("download") }).click();
  const files = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
  expect(Object.keys(files).some(file => file.endsWith("/LICENSE"))).toBe(true);
  await page.goto(path("/favorite"));
  await expect(page.getByText(code[language])).toBeVisible();
}

/** Somebody else finds the project, reads, keeps and downloads it, and reports it. */
async function meetOther(walker: Walker): Promise<void> {
  const { page, words, path, name } = walker;
  await page.goto(path(`/projects?q=${encodeURIComponent(`${name} bot`)}`));
  await page
    .getByRole("link", { name: `${name} bot` })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: `${name} bot` })).toBeVisible();
  await passCheck(walker);
  await page.getByRole("treeitem", { name: "index.js" }).click();
  await expect(page.getByText("new Client({ intents: [] });")).toBeVisible();
  await page.getByRole("button", { name: `${words.favorite("add")} 0` }).click();
  await expect(page.getByText(words.favorite("added_toast"))).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.project("download") }).click();
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await page.getByRole("button", { name: words.report("open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.report("title") });
  await dialog.getByRole("radio", { name: new RegExp(`^${words.report("spam")}`) }).check();
  await dialog.getByRole("button", { name: words.report("send") }).click();
  await expect(page.getByText(words.report("sent"))).toBeVisible();
  await page.goto(path("/favorite"));
  await expect(page.getByText(`${name} bot`)).toBeVisible();
}

async function hide({ page, words, path, name }: Walker): Promise<void> {
  await page.goto(path("/staff"));
  await page.getByRole("link", { name: `${name} bot` }).click();
  await page.getByRole("button", { name: words.staff("hide"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.staff("hide"), exact: true }).click();
  await expect(page.getByText(words.staff("decided_reports", { count: 1 }))).toBeVisible();
}

inEachLanguage("From a found code to a shared project", async (walker, baseURL) => {
  test.slow();
  const { page, words, path, name } = walker;
  await findCode(walker);
  await signInHere(walker);
  await useCode(walker);
  await upload(walker);
  await edit(walker);
  await seeWhatWasSaved(walker);
  const id = /\/project\/([^/]+)\/edit/.exec(page.url())?.[1] ?? "";

  await becomeUser(page, baseURL, `${name} reader`);
  await meetOther(walker);
  // Its editor is not theirs.
  await page.goto(path(`/project/${id}/edit`));
  await expect(page.getByText(words.editor("load_failed"))).toBeVisible();

  await becomeUser(page, baseURL, staffOf(name));
  await hide(walker);
  await page.context().clearCookies();
  // Another address than before: lists that everybody sees are kept for a minute.
  await page.goto(path(`/projects?q=${encodeURIComponent(name)}`));
  await expect(page.getByRole("searchbox")).toHaveValue(name);
  await expect(page.getByRole("link", { name: `${name} bot` })).toHaveCount(0);
});
