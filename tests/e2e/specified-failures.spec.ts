import { expect } from "@playwright/test";
import { translator } from "#i18n/message.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { projectFileMessages } from "#i18n/messages/project-files.ts";
import { alive } from "../support/page-alive.ts";
import { signIn } from "../support/sign-in.ts";
import { fillDetails } from "./project-steps.ts";
import { inEachLanguage, type Walker } from "./project-world.ts";
import { publish } from "./specified-world.ts";

async function failToSave({ page, words }: Walker): Promise<void> {
  const save = page.getByRole("button", { name: words.editor("save"), exact: true });
  const edit = "**/api/projects/*/edit";
  const refusal = { error: "Not today.", code: "conflict", requestId: "x" };
  // A second save while one is under way is none.
  const gate = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(edit, async route => {
    sent += 1;
    await gate.promise;
    await route.fulfill({ status: 409, json: refusal });
  });
  await save.click();
  await expect(page.getByRole("progressbar", { name: words.editor("saving") })).toBeVisible();
  await page.getByRole("button", { name: words.editor("save") }).dispatchEvent("click");
  gate.resolve();
  await expect(page.getByText("Not today.").first()).toBeVisible();
  expect(sent).toBe(1);
  await page.unroute(edit);
  await page.route(edit, route => route.abort());
  await save.click();
  await expect(page.getByText(words.editor("save_failed")).first()).toBeVisible();
  await page.unroute(edit);
  // The save goes through, and what it led to cannot be read.
  const reading = /\/api\/projects\/[^/]+\?code=false/;
  await page.route(reading, route => route.abort());
  await save.click();
  await expect(page.getByText(words.editor("saved")).first()).toBeVisible();
  await expect(page.getByText(words.editor("reload_failed")).first()).toBeVisible();
  await page.unroute(reading);
}

inEachLanguage("an editor says what went wrong, and loses nothing", async (walker, site) => {
  const { page, words, language, path, name } = walker;
  const { id, codename } = await publish(site, await signIn(site, name), `${name} edited`);
  const files = translator(projectFileMessages, language);
  await page.goto(path(`/project/${codename}`));
  await page.getByRole("link", { name: words.project("edit"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/project/${id}/edit`));
  await alive(page);
  const bar = page.getByRole("region", { name: words.editor("unsaved") });
  await expect(bar).toBeHidden();
  await page.getByRole("link", { name: words.editor("tab_images"), exact: true }).click();
  await expect(page.getByText(words.form("images_empty"))).toBeVisible();
  await page
    .getByTestId("images-input")
    .setInputFiles([{ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") }]);
  await expect(page.getByText(words.form("images_ignored")).first()).toBeVisible();
  await expect(bar).toBeHidden();

  await page.getByRole("link", { name: words.editor("tab_files"), exact: true }).click();
  const input = page.getByTestId("files-input").first();
  await input.setInputFiles([
    { name: "tool.exe", mimeType: "application/octet-stream", buffer: Buffer.from("x") },
    { name: "big.js", mimeType: "text/javascript", buffer: Buffer.alloc(1_048_577, "a") },
    { name: "fine.js", mimeType: "text/javascript", buffer: Buffer.from("export const fine = 1;\n") },
  ]);
  await expect(page.getByText(files("file_type", { ext: ".exe" })).first()).toBeVisible();
  await expect(page.getByText(files("file_too_large", { name: "big.js", max: 1 })).first()).toBeVisible();
  const added = page.getByRole("treeitem", { name: /^fine\.js/ });
  await expect(added.getByText(words.tree("is_new"), { exact: true })).toBeVisible();
  await expect(bar).toBeVisible();
  await expect(bar.getByRole("link", { name: words.editor("cancel") })).toHaveAttribute(
    "href",
    path(`/project/${id}`),
  );

  // What lay inside a folder that goes is shown no longer.
  const inside = page.getByRole("treeitem", { name: "ping.js" });
  if (!(await inside.isVisible())) await page.getByRole("treeitem", { name: "src" }).click();
  await inside.click();
  await expect(page.getByText("export const ping")).toBeVisible();
  await page.getByRole("button", { name: words.tree("remove_folder", { name: "src" }) }).click();
  await expect(page.getByText(words.editor("removed")).first()).toBeVisible();
  await expect(page.getByText("export const ping")).toBeHidden();
  await expect(page.getByText(words.editor("viewer_empty"))).toBeVisible();
  await failToSave(walker);
});

inEachLanguage("an upload that breaks off says so, and goes on from there", async walker => {
  const { page, words, path } = walker;
  await page.goto(path("/sharecode-command-handler"));
  await alive(page);
  await fillDetails(walker);
  await page
    .getByTestId("files-input")
    .first()
    .setInputFiles([{ name: "index.js", mimeType: "text/javascript", buffer: Buffer.from("let a = 1;\n") }]);
  const send = async () => {
    await page.getByRole("button", { name: words.upload("submit") }).click();
    const dialog = page.getByRole("dialog", { name: words.upload("confirm_title") });
    for (const name of ["agree_terms", "agree_rights", "agree_adult"] as const)
      await dialog.getByLabel(words.upload(name)).check();
    await dialog.getByRole("button", { name: words.upload("publish") }).click();
  };
  await page.route("**/api/projects", route => route.abort());
  await send();
  await expect(page.getByText(words.upload("failed")).first()).toBeVisible();
  await page.unroute("**/api/projects");
  await send();
  await expect(page.getByRole("heading", { name: words.upload("done_title") })).toBeVisible();
});

inEachLanguage("favorites that cannot be reached say so, and stay as they were", async (walker, site) => {
  const { page, words, path, name } = walker;
  const { codename } = await publish(site, await signIn(site, name), `${name} kept`);
  const favorites = "**/api/favorites/**";
  await page.goto(path(`/project/${codename}`));
  await alive(page);
  const add = page.getByRole("button", { name: `${words.favorite("add")} 0` });
  await page.route(favorites, route => route.abort());
  await add.click();
  await expect(page.getByText(words.favorite("add_failed")).first()).toBeVisible();
  await page.unroute(favorites);
  await add.click();
  await expect(page.getByText(words.favorite("added_toast"))).toBeVisible();
  await page.goto(path("/favorite"));
  await alive(page);
  await page.route(favorites, route => route.abort());
  const remove = page.getByRole("button", {
    name: words.favorite("delete_label", { title: `${name} kept` }),
  });
  await remove.click();
  await expect(page.getByText(words.favorite("delete_failed")).first()).toBeVisible();
  await expect(remove).toBeVisible();
  await page.goto(path("/settings"));
  await alive(page);
  const data = /\/favorite\.data/;
  await page.route(data, route => route.abort());
  await page.evaluate(
    to =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): Promise<void> } }
      ).__reactRouterDataRouter.navigate(to),
    path("/favorite"),
  );
  await expect(page.getByText(words.favorite("load_failed"))).toBeVisible();
});

inEachLanguage("an account that cannot be loaded ends the loading and is only noted", async walker => {
  const { page, language, isMobile, path, name } = walker;
  const t = translator(navigationMessages, language);
  const said: string[] = [];
  page.on("console", message => said.push(message.text()));
  await page.context().route("**/api/user", route => route.abort());
  await page.goto(path("/about-us"));
  const retry = page.getByRole("button", { name: t("account_retry") });
  await expect(retry).toBeVisible();
  expect(said.filter(text => text.includes("user data could not be loaded"))).toHaveLength(1);
  await page.context().unroute("**/api/user");
  await retry.click();
  if (!isMobile) await expect(page.getByRole("button", { name: t("account_menu", { name }) })).toBeVisible();
  await expect(retry).toBeHidden();
});
