import { expect } from "@playwright/test";
import type { Language } from "#core/vocabulary.ts";
import { expectAccessible } from "../support/accessible.ts";
import { addMonitor, inEachLanguage, rowOf, signInFrom } from "./uptime-world.ts";

/** The messages of the specification, letter by letter. */
const messages: Record<Language, Record<"name" | "url" | "email" | "webhook" | "limit", string>> = {
  en: {
    name: "Monitor name is required",
    url: "Please enter a valid URL",
    email: "Email is required when email notifications are enabled",
    webhook: "Discord webhook URL is required when Discord notifications are enabled",
    limit: "You have reached the maximum limit",
  },
  ar: {
    name: "اسم المراقبة مطلوب",
    url: "أدخل رابطًا صحيحًا من فضلك",
    email: "البريد الإلكتروني مطلوب عند تفعيل إشعارات البريد",
    webhook: "رابط ويب هوك ديسكورد مطلوب عند تفعيل إشعارات ديسكورد",
    limit: "لقد وصلت إلى الحد الأقصى",
  },
};

inEachLanguage("The form", async walker => {
  const { page, words, language, address } = walker;
  const text = messages[language];
  await signInFrom(walker);

  // A link opens the dialog, and what is wrong stands at its field.
  await page.goto(address("/uptimes?add=1"));
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: words.form("save_add") });
  await dialog.getByRole("switch", { name: words.form("discord_enabled") }).check();
  await dialog.getByLabel(words.form("email")).fill("");
  await save.click();
  for (const message of [text.name, text.url, text.email, text.webhook])
    await expect(dialog.getByText(message, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel(words.form("name"), { exact: true })).toBeFocused();
  await expectAccessible(page);

  // Shorter intervals are locked and name the plan that opens them.
  const minute = dialog.getByRole("radio", {
    name: new RegExp(words.form("interval_minutes", { count: 1 })),
  });
  await expect(minute).toBeDisabled();

  // What only the server can know stands at its field, too, and what was typed stays.
  const refusal = { error: "-", code: "validation_failed", fields: { url: "Not this one." }, requestId: "r" };
  await page.route("**/api/monitors", route => route.fulfill({ status: 422, json: refusal }));
  await dialog.getByLabel(words.form("name"), { exact: true }).fill("Ourselves");
  await dialog.getByLabel(words.form("url"), { exact: true }).fill("http://127.0.0.1:8/");
  await dialog.getByRole("switch", { name: words.form("email_enabled") }).uncheck();
  await dialog.getByRole("switch", { name: words.form("discord_enabled") }).uncheck();
  await save.click();
  const url = dialog.getByLabel(words.form("url"), { exact: true });
  await expect(dialog.getByText("Not this one.")).toBeVisible();
  await expect(url).toBeFocused();
  await page.unroute("**/api/monitors");
  await expect(dialog.getByLabel(words.form("name"), { exact: true })).toHaveValue("Ourselves");

  // By keyboard alone: another address, Enter, and the dialog is gone.
  await url.fill("http://127.0.0.1:9/");
  await url.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, "Ourselves")).toBeVisible();

  // Escape closes without a trace.
  await page.getByRole("button", { name: words.list("add_monitor") }).click();
  await dialog.getByLabel(words.form("name"), { exact: true }).fill("Never");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address("/uptimes"));

  // The last slot is taken while the form is open.
  await page.getByRole("button", { name: words.list("add_monitor") }).click();
  for (const name of ["Two", "Three", "Four", "Five"])
    await addMonitor(walker, { name, url: "http://127.0.0.1:9/" });
  await expect(dialog.getByText(text.limit, { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
});
