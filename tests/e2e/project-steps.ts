import { expect } from "@playwright/test";
import { dropFolder, makeFolder, type Walker } from "./project-world.ts";

const uploadWithinMs = 30_000;

export async function fillDetails({ page, words, name }: Walker): Promise<void> {
  await page.getByLabel(words.form("name")).fill(`${name} bot`);
  await page
    .getByLabel(words.form("description"), { exact: true })
    .fill("Opens a channel for each ticket. يفتح قناة لكل تذكرة.");
  const tags = page.getByLabel(words.form("tags"), { exact: true });
  await tags.fill("tickets");
  await tags.press("Enter");
  await tags.fill("discord.js,");
  await tags.pressSequentially("wrong ");
  await tags.press("Backspace");
  await expect(page.getByRole("button", { name: words.tag("remove", { tag: "wrong" }) })).toHaveCount(0);
}

export async function publish({ page, words }: Walker): Promise<void> {
  await page.getByRole("button", { name: words.upload("submit") }).click();
  const dialog = page.getByRole("dialog", { name: words.upload("confirm_title") });
  await dialog.getByRole("button", { name: words.upload("publish") }).click();
  await expect(dialog.getByText(words.upload("agree_first"))).toHaveCount(3);
  for (const name of ["agree_terms", "agree_rights", "agree_adult"] as const)
    await dialog.getByLabel(words.upload(name)).check();
  await dialog.getByRole("button", { name: words.upload("publish") }).click();
  await expect(page.getByRole("heading", { name: words.upload("done_title") })).toBeVisible({
    timeout: uploadWithinMs,
  });
}

/** A folder of 200 files comes in by drop (by the chooser on a phone, which has nothing to drop). */
export async function upload(walker: Walker): Promise<void> {
  const { page, words, isMobile, path } = walker;
  const folder = await makeFolder();
  try {
    await page.goto(path("/sharecode-command-handler"));
    await fillDetails(walker);
    if (isMobile) await page.getByTestId("folder-input").setInputFiles(folder.path);
    else await dropFolder(page, folder.path);
    await expect(
      page.getByText(words.form("files_sum", { count: 200, size: "" }).split(/[,،]/)[0] ?? ""),
    ).toBeVisible();
    await expect(page.getByRole("treeitem", { name: "index.js" })).toBeVisible();
    await page.getByTestId("images-input").setInputFiles(folder.images);
    await expect(page.getByRole("img", { name: words.form("image_name", { number: 4 }) })).toBeVisible();
    await publish(walker);
  } finally {
    folder.remove();
  }
}

export async function edit({ page, words }: Walker): Promise<void> {
  await page.getByRole("link", { name: words.upload("done_edit") }).click();
  await expect(page.getByRole("heading", { name: words.editor("heading") })).toBeVisible();
  await page.getByRole("button", { name: words.tag("remove", { tag: "tickets" }) }).click();
  await expect(page.getByText(words.editor("unsaved"))).toBeVisible();
  await page.getByRole("link", { name: words.editor("tab_files"), exact: true }).click();
  await page
    .getByTestId("files-input")
    .first()
    .setInputFiles([
      { name: "added.js", mimeType: "text/javascript", buffer: Buffer.from("export const added = true;\n") },
    ]);
  await expect(page.getByText(words.editor("files_added", { count: 1 }))).toBeVisible();
  await page.getByRole("button", { name: words.tree("remove_folder", { name: "events" }) }).click();
  await expect(page.getByRole("treeitem", { name: "events" })).toHaveCount(0);
  const added = page.getByRole("treeitem", { name: /^added\.js/ });
  await added.click();
  await expect(page.getByText("export const added = true;")).toBeVisible();
  await page.getByRole("link", { name: words.editor("tab_images"), exact: true }).click();
  await page.getByRole("button", { name: words.form("image_remove", { number: 1 }) }).click();
  await page.getByRole("button", { name: words.editor("save") }).click();
  await expect(page.getByText(words.editor("saved"))).toBeVisible({ timeout: uploadWithinMs });
  await expect(page.getByText(words.editor("unsaved"))).toBeHidden();
}

export async function seeWhatWasSaved({ page, words }: Walker): Promise<void> {
  await page.reload();
  await expect(page.getByRole("img", { name: words.form("image_name", { number: 3 }) })).toBeVisible();
  await expect(page.getByRole("img", { name: words.form("image_name", { number: 4 }) })).toHaveCount(0);
  await page.getByRole("link", { name: words.editor("tab_files"), exact: true }).click();
  await expect(page.getByRole("treeitem", { name: "added.js", exact: true })).toBeVisible();
  await expect(page.getByRole("treeitem", { name: "events" })).toHaveCount(0);
  await page.getByRole("link", { name: words.editor("tab_details"), exact: true }).click();
  await expect(page.getByRole("button", { name: words.tag("remove", { tag: "discord.js" }) })).toBeVisible();
  await expect(page.getByRole("button", { name: words.tag("remove", { tag: "tickets" }) })).toHaveCount(0);
}
