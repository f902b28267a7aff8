import { expect } from "@playwright/test";
import { policyNames } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { contactMessages } from "#i18n/messages/contact.ts";
import { expectAccessible } from "../support/accessible.ts";
import { inEachLanguage } from "./plans-world.ts";

inEachLanguage("policies and a message to us", async ({ page, language, words, go, become, name }) => {
  const t = translator(contactMessages, language);
  const text = `<b>Hello</b>, ${name}`;
  for (const policy of policyNames) {
    expect(await go(`/${policy}`)).toBe(200);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()} · `));
    await expect(page.locator(`link[hreflang="ar"][href$="/ar/${policy}"]`)).toHaveCount(1);
    await page.locator("#contents-title + ol a").last().click();
    await expect(page.locator("article h2").last()).toBeInViewport();
    await expectAccessible(page);
  }
  await become("Writer");
  await page.context().clearCookies();
  expect(await go("/contact-us")).toBe(200);
  // Everything that is wrong is said at once.
  await page.getByRole("button", { name: t("send") }).click();
  await expect(page.getByLabel(t("topic"), { exact: true })).toBeFocused();
  await expect(page.getByLabel(t("message"), { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText(t("robot_required"))).toBeVisible();
  await page.getByLabel(t("message"), { exact: true }).fill(text);
  await page.getByLabel(t("reply_to"), { exact: true }).fill("rana@mail.example");
  await page.getByRole("checkbox", { name: words.check("label") }).click();
  await expect(page.getByText(words.check("verified"))).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: t("send") }).click();
  await expect(page.getByLabel(t("topic"), { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await expect(page.getByLabel(t("topic"), { exact: true })).toBeFocused();
  // A check that was passed and not used still holds.
  await expect(page.getByText(words.check("verified"))).toBeVisible();
  await expect(page.getByText(t("robot_required"))).toBeHidden();
  await page.getByLabel(t("topic"), { exact: true }).selectOption("copyright");
  await page.getByRole("button", { name: t("send") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("sent_title") })).toBeFocused();

  await become("staff");
  await go("/staff/contact");
  const message = page.getByRole("listitem").filter({ hasText: text });
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await message.getByRole("button", { name: t("mark_done") }).click();
  await expect(message).toHaveCount(0);
});
