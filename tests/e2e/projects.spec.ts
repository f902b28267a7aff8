import { expect, test } from "@playwright/test";
import {
  becomeUser,
  dropFolder,
  inEachLanguage,
  makeFolder,
  passCheck,
  type Walker,
} from "./project-world.ts";

const uploadWithinMs = 30_000;

async function fillDetails({ page, words, name }: Walker): Promise<void> {
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

async function publish({ page, words }: Walker): Promise<void> {
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
async function upload(walker: Walker): Promise<void> {
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

async function edit({ page, words }: Walker): Promise<void> {
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

async function seeWhatWasSaved({ page, words }: Walker): Promise<void> {
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

inEachLanguage("A shared folder", async (walker, baseURL) => {
  test.slow();
  const { page, words, path, name } = walker;
  await upload(walker);
  await edit(walker);
  await seeWhatWasSaved(walker);

  // Somebody else finds it, passes the human check, reads, keeps and downloads it.
  const id = /\/project\/([^/]+)\/edit/.exec(page.url())?.[1] ?? "";
  await becomeUser(page, baseURL, `${name} reader`);
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
  await page.goto(path("/favorite"));
  await expect(page.getByText(`${name} bot`)).toBeVisible();

  // Its editor is not theirs.
  await page.goto(path(`/project/${id}/edit`));
  await expect(page.getByText(words.editor("load_failed"))).toBeVisible();
});

inEachLanguage("A token in a file", async walker => {
  const { page, words, path } = walker;
  await page.goto(path("/sharecode-command-handler"));
  await fillDetails(walker);
  const token = [Buffer.from("175928847299117063").toString("base64url"), "GbLm3x", "k".repeat(38)].join(".");
  await page.getByTestId("files-input").setInputFiles([
    { name: "index.js", mimeType: "text/javascript", buffer: Buffer.from(`client.login("${token}");\n`) },
    { name: "tool.EXE", mimeType: "application/octet-stream", buffer: Buffer.from("x") },
  ]);
  await expect(page.getByText(words.form("secrets_title", { count: 1 }))).toBeVisible();
  await expect(page.getByText(".exe")).toBeVisible();
  await page.getByRole("button", { name: words.upload("submit") }).click();
  await expect(page.getByText(words.upload("secrets_first"))).toBeVisible();
  await page.getByRole("button", { name: /process\.env\.DISCORD_TOKEN/ }).click();
  await expect(page.getByText(words.form("secrets_title", { count: 1 }))).toBeHidden();
  await publish(walker);
});

test("leaving with something unsaved asks first", async ({ page, baseURL, isMobile }) => {
  await becomeUser(page, baseURL ?? "", `Leaver ${isMobile ? "m" : "d"}`);
  await page.goto("/sharecode-command-handler");
  await page.getByLabel("Project name").fill("Half a project");
  page.once("dialog", dialog => void dialog.dismiss());
  await page.getByRole("link", { name: "Ra3d" }).first().click();
  await expect(page.getByLabel("Project name")).toHaveValue("Half a project");
  page.once("dialog", dialog => void dialog.accept());
  await page.getByRole("link", { name: "Ra3d" }).first().click();
  await expect(page).toHaveURL(/\/$/);
});
