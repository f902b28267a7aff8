import { expect } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { dayMs } from "#core/time.ts";
import { expectAccessible } from "../support/accessible.ts";
import { moveClock } from "../support/move-clock.ts";
import { giveCoins, inEachLanguage, isKnownToStaff, type Walker } from "./account-world.ts";

const tabs = ["settings", "favorites", "billing", "redeem"] as const;

/** Goes through the dialog as a person does, with a slip of the finger first. */
async function askForDeletion({ page, words, go, known }: Walker): Promise<void> {
  await go("/account/settings");
  const user = await known();
  await page.getByRole("button", { name: words.leaving("delete_button") }).click();
  const dialog = page.getByRole("dialog", { name: words.leaving("dialog_title") });
  await dialog.getByLabel(words.leaving("confirmation")).fill("somebody else");
  await dialog.getByRole("button", { name: words.leaving("confirm") }).click();
  await expect(dialog.getByText(words.leaving("robot_required"))).toBeVisible();
  await dialog.getByLabel(words.leaving("confirmation")).fill(user?.username ?? "");
  await dialog.getByRole("checkbox", { name: words.check("label") }).click();
  await expect(dialog.getByText(words.check("verified"))).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole("button", { name: words.leaving("confirm") }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  expect(await known()).toBeNull();
}

inEachLanguage("About oneself, every tab, and everything as a zip", async walker => {
  const { page, words, go, enter, known, address } = walker;
  await go("/account");
  await expect(page.getByText(words.account("visitor_text"))).toBeVisible();
  await enter();
  await go("/account");
  await page.getByLabel(words.profile("biography")).fill("أكتب البوتات، and sites.");
  await page.getByLabel("GitHub").fill("https://example.com/rana");
  await page.getByRole("button", { name: words.account("save"), exact: true }).click();
  await expect(page.getByLabel("GitHub")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("GitHub").fill("https://github.com/rana-dev");
  await page.getByRole("button", { name: words.account("save"), exact: true }).click();
  await expect(page.getByText(words.profile("saved"))).toBeVisible();
  await expect(page.getByLabel("GitHub")).toHaveValue("rana-dev");
  await expectAccessible(page);

  const bar = page.getByRole("navigation", { name: words.account("tabs") });
  for (const tab of tabs) {
    await bar.getByRole("link", { name: words.account(`tab_${tab}`) }).click();
    await expect(page).toHaveURL(address(`/account/${tab}`));
    await expect(bar.getByRole("link", { name: words.account(`tab_${tab}`) })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.account("heading"));
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(page).toHaveURL(address("/account/billing"));

  // By keys alone: the focus stays on the tab that was chosen, and the next one is a step away.
  const linkOf = (tab: (typeof tabs)[number]) =>
    bar.getByRole("link", { name: words.account(`tab_${tab}`), exact: true });
  await expect(linkOf("billing")).toHaveAttribute("aria-current", "page");
  await linkOf("settings").focus();
  for (const tab of ["favorites", "billing", "redeem"] as const) {
    await page.keyboard.press("Tab");
    await expect(linkOf(tab)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address(`/account/${tab}`));
    await expect(linkOf(tab)).toHaveAttribute("aria-current", "page");
    await expect(linkOf(tab)).toBeFocused();
  }
  await page.keyboard.press("Shift+Tab");
  await expect(linkOf("billing")).toBeFocused();

  await go("/account/settings");
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: words.leaving("export_button") }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^ra3d-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = Buffer.concat(await (await download.createReadStream()).toArray());
  const files = unzipSync(new Uint8Array(bytes));
  const user = await known();
  expect(JSON.parse(strFromU8(files["profile.json"] ?? new Uint8Array()))).toMatchObject({
    id: user?.id,
    biography: "أكتب البوتات، and sites.",
    links: [{ network: "github", name: "rana-dev" }],
  });
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(["README.txt", "sessions.json", "coins/ledger.json", "support.json"]),
  );

  await go(`/profile/${user?.id}`);
  await expect(page.getByText("أكتب البوتات، and sites.")).toBeVisible();
  await expect(page.getByRole("link", { name: "rana-dev" })).toBeVisible();
});

inEachLanguage("Leave, think again, and stay", async walker => {
  const { page, words, go, enter, known, address } = walker;
  await enter();
  const id = (await known())?.id ?? "";
  await askForDeletion(walker);
  await expect(page).toHaveURL(address("/").replace(/(?<=\/ar)\/$/, ""));
  expect((await page.request.get(address(`/profile/${id}`))).status()).toBe(404);

  await enter();
  await go("/account");
  const bar = page.getByRole("complementary", { name: words.leaving("delete") });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  // Nothing is begun meanwhile.
  const refused = await page.request.put(`${walker.world.app.url}/api/profile`, {
    data: { biography: "x" },
    headers: { origin: walker.world.app.url },
  });
  expect(refused.status()).toBe(409);
  await bar.getByRole("button", { name: words.leaving("undo") }).click();
  await expect(page.getByText(words.leaving("undone_untouched"))).toBeVisible();
  await expect(bar).toBeHidden();
  expect((await known())?.deletesAt).toBeNull();
  expect((await page.request.get(address(`/profile/${id}`))).status()).toBe(200);
});

inEachLanguage("Gone after fourteen days", async walker => {
  const { page, go, enter, known, words, world } = walker;
  await enter();
  const id = (await known())?.id ?? "";
  await giveCoins(walker, id, 500);
  await go("/account");
  await page.getByLabel(words.profile("biography")).fill("Here for now");
  await page.getByRole("button", { name: words.account("save"), exact: true }).click();
  await expect(page.getByText(words.profile("saved"))).toBeVisible();
  await askForDeletion(walker);
  expect(await isKnownToStaff(walker, id)).toBe(true);
  world.aheadMs += 14 * dayMs + 60_000;
  await moveClock(world.app.url, world.aheadMs);
  await expect.poll(() => isKnownToStaff(walker, id), { timeout: 120_000, intervals: [5_000] }).toBe(false);

  // The same person begins anew: the books, which are proven at the end, know nothing of them.
  await enter();
  expect(await known()).toMatchObject({ id, coins: 0, deletesAt: null });
  await go("/account");
  await expect(page.getByLabel(words.profile("biography"))).toHaveValue("");
});
