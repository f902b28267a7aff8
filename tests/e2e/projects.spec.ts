import { expect, type Page, test } from "@playwright/test";
import { limits } from "#core/limits.ts";
import { journeyName } from "../support/journey-name.ts";
import { overflowOf } from "../support/overflow.ts";
import { fillDetails, publish } from "./project-steps.ts";
import { becomeUser, inEachLanguage } from "./project-world.ts";

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

inEachLanguage("What is refused stands at its place", async walker => {
  const { page, words, path } = walker;
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from("let x;\n") });
  await page.goto(path("/sharecode-command-handler"));
  await fillDetails(walker);
  await page.getByTestId("files-input").setInputFiles([file("index.js", "text/javascript")]);
  await page.getByTestId("images-input").setInputFiles([file("fake.png", "image/png")]);
  await page.getByRole("button", { name: words.upload("submit") }).click();
  const dialog = page.getByRole("dialog", { name: words.upload("confirm_title") });
  for (const name of ["agree_terms", "agree_rights", "agree_adult"] as const)
    await dialog.getByLabel(words.upload(name)).check();
  await dialog.getByRole("button", { name: words.upload("publish") }).click();
  await expect(page.getByText(words.upload("check_fields"))).toBeVisible();
  await expect(page.getByText("fake.png")).toHaveCount(1);
  await expect(page.getByText("fake.png")).toBeInViewport();
  expect(await page.getByRole("main").innerText()).not.toContain("newImages");
  await page.getByRole("button", { name: words.form("image_remove", { number: 1 }) }).click();
  await expect(page.getByText("fake.png")).toHaveCount(0);
  await publish(walker);

  await page.getByRole("link", { name: words.upload("done_edit") }).click();
  await page.getByRole("link", { name: words.editor("tab_files"), exact: true }).click();
  await page
    .getByTestId("files-input")
    .first()
    .setInputFiles([file("added.js", "text/javascript"), file("tool.exe", "application/octet-stream")]);
  await expect(page.getByRole("alert").filter({ hasText: ".exe" })).toBeVisible();
  await expect(page.getByText(words.editor("files_added", { count: 1 }))).toBeVisible();
});

/** Shares a project as the form does, without walking it. */
const shareProject = (page: Page, name: string) =>
  page.evaluate(async projectName => {
    const form = new FormData();
    const description = "x".repeat(900);
    const fields = { projectName, description, tags: "[]", isPrivate: "false", pathsJson: '["index.js"]' };
    const agreed = { agreedTerms: "true", affirmedRights: "true", adult: "true" };
    for (const [field, value] of Object.entries({ ...fields, ...agreed })) form.set(field, value);
    form.append("files", new Blob(["let x;"]), "index.js");
    const answer = await fetch("/api/projects", { method: "POST", body: form });
    const { userDetails } = await (await fetch("/api/user")).json();
    return { ...(await answer.json()), ownerId: userDetails.id };
  }, name);

inEachLanguage("A name without a space stays inside the page", async ({ page, path }) => {
  await page.goto(path("/projects"));
  const { id, codename, ownerId } = await shareProject(page, "x".repeat(limits.project.nameMax));
  for (const address of [
    "/projects?view=mine",
    `/project/${codename}`,
    `/project/${id}/edit`,
    `/project/${id}/edit?tab=files`,
    `/profile/${ownerId}`,
  ]) {
    await page.goto(path(address));
    await expect(page.getByText("xxxxxxxx").first()).toBeVisible();
    const tooWide = await overflowOf(page);
    expect([address, Math.max(0, tooWide)]).toEqual([address, 0]);
  }
});

test("leaving with something unsaved asks first", async ({ page, baseURL }) => {
  await becomeUser(page, baseURL ?? "", journeyName("Leaver"));
  await page.goto("/sharecode-command-handler");
  await page.getByLabel("Project name").fill("Half a project");
  const home = page.getByRole("link", { name: "Ra3d" }).first();
  // The question comes after the click has ended: what follows waits for its answer.
  const refused = new Promise(done => page.once("dialog", dialog => done(dialog.dismiss())));
  await home.click();
  await refused;
  await expect(page.getByLabel("Project name")).toHaveValue("Half a project");
  const agreed = new Promise(done => page.once("dialog", dialog => done(dialog.accept())));
  await home.click();
  await agreed;
  await expect(page).toHaveURL(/\/$/);
});
