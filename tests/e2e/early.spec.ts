import { expect, type Page, test } from "@playwright/test";
import { languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { contactMessages } from "#i18n/messages/contact.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { storedNames } from "#web/stored.ts";

/** Holds back what brings a page alive, until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client/, async route => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const language of languages) {
  const contact = translator(contactMessages, language);
  const prefix = language === "ar" ? "/ar" : "";

  test(`what was done before the scripts came counts (${language})`, async ({ page }) => {
    await page.addInitScript(name => localStorage.setItem(name, "closed"), storedNames.languageHint);
    const come = await holdScripts(page);
    await page.goto(`${prefix}/contact-us`);
    const message = page.getByLabel(contact("message"), { exact: true });
    await message.fill("Typed too early. كُتب مبكرًا.");
    await page.getByLabel(contact("topic"), { exact: true }).selectOption("problem");
    await page.getByRole("button", { name: contact("send"), exact: true }).click();
    expect(new URL(page.url()).search).toBe("");
    come();
    await expect(page.getByText(contact("robot_required"))).toBeVisible();
    await expect(message).toHaveValue("Typed too early. كُتب مبكرًا.");
    await expect(page.getByLabel(contact("topic"), { exact: true })).toHaveValue("problem");
  });

  test(`an impatient tap counts once (${language})`, async ({ page }) => {
    const shell = translator(shellMessages, language);
    await page.addInitScript(name => localStorage.setItem(name, "closed"), storedNames.languageHint);
    await page.emulateMedia({ colorScheme: "light" });
    const come = await holdScripts(page);
    await page.goto(`${prefix}/about-us`);
    // Hears what a page hears that becomes alive just now.
    await page.evaluate(() =>
      document.addEventListener("click", () => {
        document.body.dataset.heard = String(Number(document.body.dataset.heard ?? 0) + 1);
      }),
    );
    const toggle = page.getByRole("button", { name: shell("theme_toggle") }).first();
    await toggle.click();
    await toggle.click();
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "light");
    expect(await page.locator("body").getAttribute("data-heard")).toBeNull();
    come();
    await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
    await expect(page.locator("body")).toHaveAttribute("data-heard", "1");
  });
}
