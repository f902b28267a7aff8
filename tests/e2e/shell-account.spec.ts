import { expect, type Page, test } from "@playwright/test";
import { translator } from "#i18n/message.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { journeyName } from "../support/journey-name.ts";
import { signIn } from "../support/sign-in.ts";

const shell = translator(shellMessages, "ar");
const settings = translator(settingsMessages, "ar");
const navigation = translator(navigationMessages, "ar");

test.use({ locale: "ar" });

/** The page answers to keys: its code runs everywhere. */
async function alive(page: Page): Promise<void> {
  const palette = page.getByRole("dialog").getByRole("combobox");
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
}

/** Through the stand-in for Discord, as a person does it. */
async function logIn(page: Page, name: string): Promise<void> {
  await page.goto("/ar/settings");
  await page.getByRole("link", { name: settings("login") }).click();
  await page.getByRole("textbox").first().fill(name);
  await page.getByRole("button").first().click();
  await expect(page).toHaveURL(/\/ar\/settings$/);
}

test("a first login returns to its page, asks the age, and fills the account menu", async ({ page }) => {
  const name = journeyName("Noor");
  await logIn(page, name);
  const dialog = page.getByRole("dialog", { name: shell("age_title") });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: shell("age_confirm") }).click();
  await expect(dialog.getByText(shell("age_required"))).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: shell("age_confirm") }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole("button", { name: navigation("account_menu", { name }) }).click();
  const links = page.locator(".popover:popover-open").getByRole("link");
  const entries = [
    "account",
    "profile",
    "uptimes",
    "coins",
    "favorites",
    "share_code",
    "notices",
    "logout",
  ] as const;
  await expect(links).toHaveText(entries.map(entry => navigation(entry)));
  await page.keyboard.press("Escape");

  const email = page.getByRole("switch", { name: settings("email") });
  await expect(email).toBeChecked();
  await email.uncheck();
  await expect(page.getByText(settings("saved"))).toBeVisible();
  await page.reload();
  await expect(email).not.toBeChecked();
});

test("another browser is logged out from the settings", async ({ page, baseURL }) => {
  const name = journeyName("Rana");
  const cookie = await signIn(baseURL ?? "", name);
  await logIn(page, name);
  const rows = page.getByRole("button", { name: settings("session_revoke"), exact: false });
  await expect(rows.first()).toBeVisible();
  await alive(page);
  await rows.first().click();
  await expect(page.getByText(settings("revoked"), { exact: true })).toBeVisible();
  const other = await fetch(`${baseURL}/api/user`, { headers: { cookie } });
  expect(await other.json()).toEqual({ userDetails: null });
});

test("a login that did not succeed says so once", async ({ page }) => {
  await page.goto("/ar?login=denied");
  const toast = page.getByText(shell("login_denied"));
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL(/\/ar$/);
  // Top right and from right to left; waiting over it keeps it, as does the focus.
  const box = await toast.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
  await page.getByRole("button", { name: translator(uiMessages, "ar")("close") }).click();
  await expect(toast).toBeHidden();
});

test("the page for visitors is the same with and without a session", async ({ baseURL }) => {
  const cookie = await signIn(baseURL ?? "", "Salma");
  const read = async (path: string, headers: Record<string, string>) =>
    (await fetch(`${baseURL}${path}`, { headers })).text();
  // The counters may be renewed between the two looks; then both are taken again.
  for (const path of ["/", "/ar"])
    await expect(async () => expect(await read(path, { cookie })).toBe(await read(path, {}))).toPass();
});

test.describe("code that does not arrive", () => {
  const chunk = /\/assets\/settings-[^/]*\.js$/;
  const follow = (page: Page) =>
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: navigation("settings") })
      .click();

  test("is fetched again by one reload", async ({ page }) => {
    await page.goto("/ar");
    await alive(page);
    // However often this page asks for it, it does not come; the next page gets it.
    let reloaded = false;
    page.on("request", request => {
      reloaded ||= request.isNavigationRequest();
    });
    await page.route(chunk, route => (reloaded ? route.continue() : route.abort()));
    await follow(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(settings("heading"));
    expect(reloaded).toBe(true);
    await page.unroute(chunk);
    await page.reload();
    await alive(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(settings("heading"));
  });

  test("ends on the error page when a reload did not help", async ({ page, baseURL }) => {
    await page.goto("/ar");
    await alive(page);
    await page.evaluate(
      address => sessionStorage.setItem("reloaded-for-chunk", address),
      `${baseURL}/ar/settings`,
    );
    await page.route(chunk, route => route.abort());
    await follow(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(shell("error_title"));
    await page.unroute(chunk);
    await page.getByRole("button", { name: translator(uiMessages, "ar")("retry") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(settings("heading"));
  });
});
