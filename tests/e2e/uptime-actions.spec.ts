import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { Language } from "#core/vocabulary.ts";
import { expectAccessible } from "../support/accessible.ts";
import { addMonitor, chooseAction, inEachLanguage, rowOf, signInFrom, startTarget } from "./uptime-world.ts";

const checkWithinMs = 15_000;

const messages: Record<Language, Record<"captcha" | "deleted" | "failed", string>> = {
  en: {
    captcha: "Please complete the Captcha.",
    deleted: "Monitor deleted successfully.",
    failed: "Failed to delete monitor",
  },
  ar: {
    captcha: "أكمل اختبار التحقق من فضلك.",
    deleted: "تم حذف المراقبة بنجاح.",
    failed: "تعذّر حذف المراقبة",
  },
};

inEachLanguage("What a tap does", async walker => {
  const { page, words, language, address } = walker;
  const text = messages[language];
  const target = await startTarget();
  await signInFrom(walker);
  await addMonitor(walker, { name: "Site", url: target.url });
  await page.goto(address("/uptimes"));
  const row = rowOf(page, "Site");
  await expect(row.getByText(words.list("online"), { exact: true })).toBeVisible({ timeout: checkWithinMs });

  // Pause shows at once, before the server has answered.
  const answer = Promise.withResolvers<void>();
  await page.route("**/pause", async route => {
    await answer.promise;
    await route.continue();
  });
  await chooseAction(walker, "Site", words.list("pause"));
  await expect(row.getByText(words.list("paused"), { exact: true })).toBeVisible();
  answer.resolve();
  await expect(page.getByText(words.action("paused", { name: "Site" }))).toBeVisible();
  await chooseAction(walker, "Site", words.list("resume"));
  await expect(row.getByText(words.list("paused"), { exact: true })).toBeHidden();
  await expect(page.getByText(words.action("resumed", { name: "Site" }))).toBeVisible();

  // What the server refuses is taken back, in its words.
  await page.route("**/boost", route =>
    route.fulfill({
      status: 409,
      json: { error: "Not today.", code: "boost_limit_reached", requestId: "r" },
    }),
  );
  await row.getByRole("button", { name: words.list("boost_of", { name: "Site" }) }).click();
  await expect(page.getByText("Not today.")).toBeVisible();
  await page.unroute("**/boost");
  await row.getByRole("button", { name: words.list("boost_of", { name: "Site" }) }).click();
  await expect(page.getByText(words.action("boosted", { name: "Site" }))).toBeVisible();
  await expect(row.getByRole("button", { name: words.list("boost_of", { name: "Site" }) })).toBeHidden();

  // Deleting takes a fresh human check.
  await chooseAction(walker, "Site", words.list("delete"));
  const dialog = page.getByRole("dialog");
  const remove = dialog.getByRole("button", { name: words.action("delete_confirm") });
  const captcha = dialog.getByRole("checkbox", { name: words.check("label") });
  await expect(captcha).toBeVisible();
  await expectAccessible(page);
  await remove.click();
  await expect(dialog.getByText(text.captcha, { exact: true })).toBeVisible();
  await page.route("**/api/monitors/*", route =>
    route.request().method() === "DELETE" ? route.abort() : route.fallback(),
  );
  await captcha.click();
  await expect(dialog.getByText(words.check("verified"))).toBeVisible({ timeout: checkWithinMs });
  await remove.click();
  await expect(page.getByText(text.failed, { exact: true })).toBeVisible();
  await page.unroute("**/api/monitors/*");
  await captcha.click();
  await expect(dialog.getByText(words.check("verified"))).toBeVisible({ timeout: checkWithinMs });
  await remove.click();
  await expect(page.getByText(text.deleted, { exact: true })).toBeVisible();
  await expect(page.getByText(words.list("empty_title"))).toBeVisible();
  await target.stop();
});

inEachLanguage("A bot that calls", async walker => {
  const { page, words, address } = walker;
  await signInFrom(walker);
  await page.getByRole("button", { name: words.list("add_first") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.form("name"), { exact: true }).fill("Music bot");
  await dialog.getByRole("radio", { name: words.form("type_bot") }).check();
  await dialog.getByRole("radio", { name: words.form("mode_heartbeat") }).check();
  await expect(dialog.getByLabel(words.form("url"), { exact: true })).toBeHidden();
  await dialog.getByRole("button", { name: words.form("save_add") }).click();
  await expect(dialog.getByText(words.form("heartbeat_title"))).toBeVisible();
  const heartbeat = (await dialog.locator("pre").first().textContent()) ?? "";
  await expect(dialog.locator("pre").last()).toContainText(heartbeat);
  await dialog.getByRole("button", { name: words.form("done") }).click();

  const row = rowOf(page, "Music bot");
  await expect(row.getByText(words.list("pending"), { exact: true })).toBeVisible();
  expect((await fetch(heartbeat, { method: "POST" })).status).toBe(200);
  await expect(row.getByText(words.list("online"), { exact: true })).toBeVisible({ timeout: checkWithinMs });

  // Another address ends the old one at once.
  await row.getByRole("link", { name: "Music bot" }).click();
  await page.getByRole("button", { name: words.form("heartbeat_rotate") }).click();
  await page.getByRole("button", { name: words.form("heartbeat_rotate_yes") }).click();
  await expect(page.locator("pre").first()).not.toHaveText(heartbeat);
  expect((await fetch(heartbeat, { method: "POST" })).status).toBe(404);

  // Out of the door and in again.
  await page.goto(address("/uptimes"));
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: words.action("transfer") }).click();
  await page.getByRole("menuitem", { name: words.action("export") }).click();
  const file = await (await downloading).path();
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({ monitors: [{ name: "Music bot" }] });
  await page.getByRole("button", { name: words.action("transfer") }).click();
  await page.getByRole("menuitem", { name: words.action("import") }).click();
  const kuma = {
    monitorList: [
      { name: "Kuma site", type: "http", url: "http://127.0.0.1:9/", interval: 60 },
      { name: "Kuma ping", type: "ping", hostname: "127.0.0.1" },
    ],
  };
  await dialog.locator('input[type="file"]').setInputFiles({
    name: "kuma.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(kuma)),
  });
  await dialog.getByRole("button", { name: words.action("import_run") }).click();
  await expect(dialog.getByText(words.action("import_done", { count: 1 }))).toBeVisible();
  await expect(dialog.getByText(words.action("import_skip_type"))).toBeVisible();
  await dialog
    .getByRole("button", { name: words.action("close"), exact: true })
    .last()
    .click();
  await expect(rowOf(page, "Kuma site")).toBeVisible();
});
