import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "../support/accessible.ts";
import { inEachLanguage, passCheck, patiently, signInPage, test } from "./codes-world.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const marked = (page: Page) => page.locator(".code-line[data-marked]");

inEachLanguage("A reader passes the check once, reads, copies and downloads", async walker => {
  const { page, words, address } = walker;
  await signInPage(walker);
  await page.goto(address("/code/ticket-panel#L10-L12"));
  await expect(page.getByText(words.code("check_title"))).toBeVisible(patiently);
  await passCheck(walker);
  // The code came without a reload, at the lines that the link names.
  await expect(page.locator(".code-line")).toHaveCount(60);
  await expect(marked(page)).toHaveCount(3);
  await expect(marked(page).first()).toBeInViewport();

  await expectAccessible(page);

  await page.getByRole("button", { name: words.viewer("copy_range") }).click();
  await expect.poll(() => clipboard(page)).toBe("step(10);\nstep(11);\nstep(12);");
  await page.locator('a.code-number[data-line="30"]').click();
  await expect(page).toHaveURL(/#L30$/);
  await page.locator('a.code-number[data-line="33"]').click({ modifiers: ["Shift"] });
  await expect(page).toHaveURL(/#L30-L33$/);
  await expect(marked(page)).toHaveCount(4);
  await page.getByRole("button", { name: words.viewer("unselect") }).click();
  await expect(marked(page)).toHaveCount(0);
  await page.getByLabel(words.viewer("go_to"), { exact: true }).fill("5-6");
  await page.getByRole("button", { name: words.viewer("go"), exact: true }).click();
  await expect(page).toHaveURL(/#L5-L6$/);

  await page.getByRole("button", { name: words.viewer("copy_file") }).click();
  await expect.poll(() => clipboard(page)).toContain("await reply(20);");
  await page.getByRole("button", { name: words.viewer("copy_all") }).click();
  await expect.poll(() => clipboard(page)).toContain("// src/open.js\nexport const open");

  await page
    .getByRole("navigation", { name: words.viewer("files") })
    .getByText("src/open.js")
    .click();
  await expect(page).toHaveURL(/file=src/);
  await expect(page.locator(".code-line")).toHaveCount(1);
  await expect(page.locator(".code-line")).toContainText("مرحبا");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: words.viewer("download") }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("ticket-panel-v2.zip");
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())));
  expect(Object.keys(files)).toContain("ticket-panel/LICENSE");
  expect(strFromU8(files["ticket-panel/src/open.js"] ?? new Uint8Array())).toContain("مرحبا");
  await expect(page.getByText(words.viewer("downloads_left", { count: 4 }))).toBeVisible();

  // The pass holds for the other codes.
  await page.goto(address("/code/film-code"));
  await expect(page.locator("[data-reading=ready]")).toBeVisible(patiently);
});

inEachLanguage("A reader looks at versions and what changed between them", async walker => {
  const { page, words, address } = walker;
  await signInPage(walker);
  await page.goto(address("/code/ticket-panel"));
  await passCheck(walker);
  await page.getByLabel(words.code("version"), { exact: true }).selectOption("1");
  await expect(page).toHaveURL(/v=1/);
  await expect(page.getByText(words.viewer("old_version", { number: "1" }))).toBeVisible();
  await expect(page.locator(".code-line").nth(19)).toContainText("step(20)");
  await page.getByRole("link", { name: words.viewer("to_newest") }).click();
  await expect(page.locator(".code-line").nth(19)).toContainText("reply(20)");
  await page.getByRole("link", { name: words.code("compare") }).click();
  await expect(page).toHaveURL(/diff=1\.\.2/);
  await expect(page.locator('.diff-row[data-kind="removed"]')).toContainText("step(20)");
  await expect(page.locator('.diff-row[data-kind="added"]').first()).toContainText("reply(20)");
  await page.getByText(words.viewer("diff_split")).click();
  await expect(page).toHaveURL(/view=split/);
  await expect(page.locator('.diff-side[data-kind="removed"]')).toContainText("step(20)");
  await expectAccessible(page);
  await page.reload();
  await expect(page.locator('.diff-side[data-kind="added"]').first()).toContainText("reply(20)");
  await page.getByRole("link", { name: words.viewer("diff_close") }).click();
  await expect(page.locator(".code-line")).toHaveCount(60);
});

inEachLanguage("A code of the paid plans says so", async walker => {
  const { page, words, address } = walker;
  await page.goto(address("/code/vip-levels"));
  await expect(page.locator(".code-line")).toHaveCount(0);
  await expect(page.getByText(words.code("gate_title"))).toBeVisible();
  await signInPage(walker);
  await page.reload();
  await expect(page.getByText(words.code("plan_title"))).toBeVisible(patiently);
  await expect(page.locator("[data-reading=plan]")).toBeVisible();
});

inEachLanguage("A pass that ended asks again and loses nothing", async walker => {
  const { page, words, address } = walker;
  await signInPage(walker);
  await page.goto(address("/code/film-code"));
  await passCheck(walker);
  await page.route("**/copies", route =>
    route.fulfill({ status: 403, json: { error: "", code: "human_check_needed", requestId: "x" } }),
  );
  await page.getByRole("button", { name: words.viewer("copy_all") }).click();
  await expect(page.getByText(words.code("check_title"))).toBeVisible();
  await page.unroute("**/copies");
  await passCheck(walker);
  await expect(page.locator(".code-line")).toHaveCount(30);
});
