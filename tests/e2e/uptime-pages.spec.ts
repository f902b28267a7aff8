import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import {
  addMonitor,
  chooseAction,
  inEachLanguage,
  rowOf,
  signInFrom,
  startTarget,
  type Walker,
} from "./uptime-world.ts";

const checkWithinMs = 15_000;

const overflowOf = ({ page }: Walker) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

inEachLanguage("The pages", async walker => {
  const { page, words, address, language, world } = walker;
  const visit = await page.goto(address("/uptimes"));
  expect(visit?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Without a doctype browsers lay pages out as in the last century.
  expect(await page.evaluate(() => document.compatMode)).toBe("CSS1Compat");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
  await expectAccessible(page);
  expect(await overflowOf(walker)).toBe(0);

  await signInFrom(walker);
  await expectAccessible(page);
  const target = await startTarget();
  const { id } = await addMonitor(walker, {
    name: "Portfolio",
    url: target.url,
    emailEnabled: true,
    email: "rana@example.com",
  });
  await addMonitor(walker, { name: "لوحة التحكم", url: "http://127.0.0.1:9/" });
  await page.goto(address("/uptimes"));
  const row = rowOf(page, "Portfolio");
  await expect(row.getByText(words.list("online"), { exact: true })).toBeVisible({ timeout: checkWithinMs });
  await expectAccessible(page);
  expect(await overflowOf(walker)).toBe(0);

  // Filters live in the address; Arabic is found without its marks.
  await page.getByRole("searchbox").fill("لوحه");
  await expect(row).toBeHidden();
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(rowOf(page, "لوحة التحكم")).toBeVisible();
  await page.getByRole("searchbox").fill("nothing like this");
  await page.getByRole("link", { name: words.list("clear_filters") }).click();
  await expect(row).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveValue("");

  // A link shows the dialog that its sender saw, also about a monitor that the list does not show.
  await page.goto(address(`/uptimes?q=nothing&edit=${id}`));
  await expect(page.getByRole("dialog").getByLabel(words.form("name"), { exact: true })).toHaveValue(
    "Portfolio",
  );
  await page.goto(address("/uptimes"));

  await row.getByRole("link", { name: "Portfolio" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Portfolio" })).toBeVisible();
  await expect(page.locator("canvas")).toBeVisible();
  await page.getByRole("link", { name: words.detail("range_week") }).click();
  await expect(page).toHaveURL(address(`/uptimes/${id}?range=week`));
  await page.getByRole("button", { name: words.list("send_test") }).click();
  await expect(page.getByText(words.action("test_sent"))).toBeVisible();
  await expectAccessible(page);
  expect(await overflowOf(walker)).toBe(0);

  // Time runs from left to right in every language.
  await expect(page.locator("canvas").locator("xpath=ancestor::*[@dir][1]")).toHaveAttribute("dir", "ltr");
  await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");

  // What is not there, and what is not one's own, is not found.
  const missing = await page.goto(address("/uptimes/nobody"));
  expect(missing?.status()).toBe(404);
  await page.request.get(`${world.app.url}/api/logout`);
  await page.context().clearCookies();
  await signInFrom({ ...walker, name: `${walker.name} 2` });
  const foreign = await page.goto(address(`/uptimes/${id}`));
  expect(foreign?.status()).toBe(404);
  await target.stop();
});

inEachLanguage("Another list", async walker => {
  const { page, address, words } = walker;
  await signInFrom(walker);
  for (const name of ["Shop", "Blog"]) await addMonitor(walker, { name, url: "http://127.0.0.1:9/" });
  await page.goto(address("/uptimes"));
  const row = rowOf(page, "Blog");
  const place = page.locator("[data-monitor]").last();
  // Both heights are of one moment: the words of a time ("11 seconds ago") may take another line a second later.
  const heights = () =>
    place.evaluate(element => {
      const list = element.closest("[aria-busy=true]");
      if (!list) throw new Error("The list is not on its way.");
      const busy = element.getBoundingClientRect().height;
      list.setAttribute("aria-busy", "false");
      const settled = element.getBoundingClientRect().height;
      list.setAttribute("aria-busy", "true");
      return { busy, settled };
    });
  // A row has a cause to tell once it is offline: nothing listens at that address. Which one is last is settled with both.
  for (const one of [row, rowOf(page, "Shop")])
    await expect(one.getByText(words.list("offline"), { exact: true })).toBeVisible({ timeout: 45_000 });

  // While it is on its way, the rows leave grey places of their own size, and what has the focus keeps it.
  const answer = Promise.withResolvers<void>();
  await page.route("**/uptimes.data?*", async route => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("searchbox").fill("shop");
  await expect(place.locator(".area-name > *")).toHaveCSS("visibility", "hidden");
  const { busy, settled } = await heights();
  expect(busy).toBe(settled);
  await expect(page.getByRole("searchbox")).toBeFocused();
  answer.resolve();
  await expect(row).toBeHidden();
  await expect(rowOf(page, "Shop")).toBeVisible();
});

inEachLanguage("Dialogs, the way back and the focus", async walker => {
  const { page, words, address } = walker;
  // Logging in keeps the list that a link showed.
  await signInFrom(walker, "/uptimes?type=bot&sort=name");
  for (const name of ["One", "Two", "Three"]) await addMonitor(walker, { name, url: "http://127.0.0.1:9/" });
  await page.goto(address("/pricing"));
  await page.goto(address("/uptimes?sort=name"));
  const dialog = page.getByRole("dialog");
  const menuOf = (name: string) => page.getByRole("button", { name: words.list("actions_of", { name }) });
  const openDelete = async (name: string) => {
    await chooseAction(walker, name, words.list("delete"));
    await expect(dialog).toBeVisible();
  };
  const remove = async (name: string) => {
    await openDelete(name);
    await dialog.getByRole("checkbox", { name: words.check("label") }).click();
    await expect(dialog.getByText(words.check("verified"))).toBeVisible({ timeout: checkWithinMs });
    await dialog.getByRole("button", { name: words.action("delete_confirm") }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
  };

  // A dialog that is closed is no step of the way back.
  const entries = await page.evaluate(() => history.length);
  for (let time = 1; time <= 2; time++) {
    await openDelete("Two");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(menuOf("Two")).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL(address("/pricing"));
  await page.goto(address("/uptimes?add=1"));
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(address("/uptimes"));
  await page.goto(address("/uptimes?sort=name"));

  // What is deleted leaves the focus to its neighbour, at last to the heading.
  await remove("Three");
  await expect(menuOf("Two")).toBeFocused();
  await remove("Two");
  await expect(menuOf("One")).toBeFocused();
  await remove("One");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(address("/uptimes?sort=name"));

  // News is read and closed above the dialog that it came with.
  await page.getByRole("button", { name: words.list("add_first") }).click();
  await dialog.getByLabel(words.form("name"), { exact: true }).fill("Music bot");
  await dialog.getByRole("radio", { name: words.form("type_bot") }).check();
  await dialog.getByRole("radio", { name: words.form("mode_heartbeat") }).check();
  await dialog.getByRole("button", { name: words.form("save_add") }).click();
  await expect(dialog.getByText(words.form("heartbeat_title"))).toBeVisible();
  const news = page.getByRole("status").filter({ hasText: words.action("added") });
  // What has the focus does not go away by itself, however long the click takes.
  await news.getByRole("button").focus();
  await news.getByRole("button").click();
  await expect(news).toBeHidden();
  await expect(dialog).toBeVisible();
});
