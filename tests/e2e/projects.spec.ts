import { expect, test } from "@playwright/test";
import { journeyName } from "../support/journey-name.ts";
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
