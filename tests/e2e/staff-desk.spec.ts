import { expect, type Locator, type Page } from "@playwright/test";
import { createKeys } from "#core/keys.ts";
import { translator } from "#i18n/message.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { sandboxMessages } from "#i18n/messages/sandbox.ts";
import { expectAccessible } from "../support/accessible.ts";
import { type Desk, deskKey, inEachLanguage } from "./desk-world.ts";

/**
 * A page that has only just come takes the tap no sooner than its scripts are there. One that comes late opens the dialog
 * all the same, which then lies over the button.
 */
async function openDialog({ page }: Desk, button: string, place: Page | Locator = page): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await place.getByRole("button", { name: button, exact: true }).first().click({ timeout: 2_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

inEachLanguage("users: search, coins, ban and back", async desk => {
  const { page, words, go, become, name } = desk;
  const id = await become("Hala");
  await become("staff");
  await go(`/staff/users?q=${encodeURIComponent(`Hala ${name}`)}`);
  const row = page.getByRole("listitem").filter({ hasText: id });
  await expect(row.getByText(words.user("free"), { exact: true })).toBeVisible();
  await expectAccessible(page);

  await openDialog(desk, words.user("adjust"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.user("amount")).fill("700");
  await dialog.getByRole("button", { name: words.user("book"), exact: true }).click();
  await expect(dialog.getByLabel(words.user("reason"))).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel(words.user("reason")).fill("فائز بالمسابقة");
  await dialog.getByRole("button", { name: words.user("book"), exact: true }).click();
  await expect(row.getByText(words.user("coins", { count: 700 }))).toBeVisible();

  await openDialog(desk, words.user("ban"));
  await dialog.getByLabel(words.user("reason")).fill("Spam");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.user("ban"), exact: true }).click();
  await expect(row.getByText(words.user("banned"), { exact: true })).toBeVisible();
  await expect(become("Hala")).rejects.toThrow();

  await become("staff");
  await go(`/staff/users?q=${id}&filter=banned`);
  await openDialog(desk, words.user("unban"));
  await dialog.getByLabel(words.user("reason")).fill("A mistake");
  await dialog.getByRole("button", { name: words.user("unban"), exact: true }).click();
  await expect(page.getByText(words.user("empty"), { exact: true })).toBeVisible();
  expect(await become("Hala")).toBe(id);

  await become("staff");
  await go(`/staff/audit?subject=${id}`);
  for (const action of ["user_unban", "user_ban", "coins_adjust"] as const)
    await expect(page.getByRole("listitem").getByText(words.staff(action), { exact: true })).toBeVisible();
});

inEachLanguage("a ban that outlived its account is lifted", async desk => {
  const { page, words, world, go, become } = desk;
  const id = await become("Samir");
  // The account as deletion leaves it when it was banned meanwhile.
  await world.query("delete from users where id = $1", [id]);
  await world.query(
    "insert into banned_identities (identity_hash, banned_at, reason) values ($1, now(), $2)",
    [createKeys(deskKey).sign("banned-identity", id), `إزعاج متكرر ${id}`],
  );
  await expect(become("Samir")).rejects.toThrow();

  await become("staff");
  await go(`/staff/bans?q=${id.slice(0, 9)}`);
  await expect(page.getByText(words.ban("none_of_id"), { exact: true })).toBeVisible();
  await go("/staff/users");
  await page.getByRole("link", { name: words.staff("bans"), exact: true }).click();
  await page.getByLabel(words.ban("discord_id"), { exact: true }).fill(id);
  await page.getByRole("button", { name: words.staff("search"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/staff/bans\\?q=${id}$`));
  const row = page.getByRole("listitem").filter({ hasText: `إزعاج متكرر ${id}` });
  await expect(row).toBeVisible();
  await expectAccessible(page);

  await openDialog(desk, words.ban("lift"));
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(`إزعاج متكرر ${id}`)).toBeVisible();
  await dialog.getByRole("button", { name: words.ban("lift"), exact: true }).click();
  await expect(dialog.getByLabel(words.ban("reason"))).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel(words.ban("reason")).fill("Asked politely");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.ban("lift"), exact: true }).click();
  await expect(page.getByText(words.ban("lifted"))).toBeVisible();
  await expect(page.getByText(words.ban("none_of_id"), { exact: true })).toBeVisible();
  expect(await become("Samir")).toBe(id);

  await become("staff");
  await go("/staff/audit?action=user.unban");
  await expect(page.getByRole("listitem").filter({ hasText: "Asked politely" }).first()).toBeVisible();
});

inEachLanguage("messages from the contact form are dealt with", async desk => {
  const { page, words, go, become, name } = desk;
  await go("/contact-us");
  await page.getByLabel(words.contact("topic"), { exact: true }).selectOption("problem");
  await page.getByLabel(words.contact("message"), { exact: true }).fill(`The page is white. ${name}`);
  await page.getByLabel(words.contact("reply_to"), { exact: true }).fill("layla@example.com");
  await page.getByRole("checkbox", { name: words.check("label") }).click();
  await expect(page.getByText(words.check("verified"))).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: words.contact("send"), exact: true }).click();
  await expect(page.getByText(words.contact("sent_title"))).toBeVisible();

  await become("staff");
  await go("/staff/contact");
  const item = page.getByRole("listitem").filter({ hasText: name });
  await expect(item.getByText("layla@example.com")).toBeVisible();
  await expectAccessible(page);
  await expect(async () => {
    await item
      .getByRole("button", { name: words.contact("mark_done"), exact: true })
      .click({ timeout: 1_000 });
    await expect(item).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await go("/staff/contact?state=done");
  await expect(item).toBeVisible();
});

inEachLanguage("a failed job comes again", async desk => {
  const { page, words, world, go, become } = desk;
  const id = crypto.randomUUID();
  // A job that came through, as it would stand there if the mail server had refused it to the end.
  await world.query(
    `insert into jobs.job (id, name, data, state, retry_count, completed_on, output)
     values ($1, 'mail-contact', $2, 'failed', 5, now(), '{"message": "SMTP 451: mailbox busy"}')`,
    [id, JSON.stringify({ contactId: "gone" })],
  );
  await become("staff");
  await go("/staff/system");
  const row = page.getByRole("listitem").filter({ hasText: "SMTP 451: mailbox busy" });
  await expect(row.getByText(words.system("tries", { count: 6 }))).toBeVisible();
  await expectAccessible(page);
  // Where the table of queues does not fit it scrolls, and the keyboard must reach it.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const scrolls = page.getByRole("table").locator("xpath=..");
  await expect.poll(() => scrolls.evaluate(box => box.scrollWidth > box.clientWidth)).toBe(true);
  await expectAccessible(page);
  if (size) await page.setViewportSize(size);
  await expect(async () => {
    await row.getByRole("button", { name: words.system("retry"), exact: true }).click({ timeout: 1_000 });
    await expect(page.getByText(words.system("retried"))).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(row).toHaveCount(0);
  await expect
    .poll(async () => (await world.query("select state from jobs.job where id = $1", [id]))[0])
    .toEqual({ state: "completed" });
  await go("/staff/audit?action=job.retry");
  await expect(page.getByRole("listitem").filter({ hasText: id })).toBeVisible();
});

inEachLanguage("a banner of staff reaches every process, and stays away once dismissed", async desk => {
  const { page, words, world, language, go, become, name } = desk;
  const version = `9-${name.replace(/\W+/g, "-")}`;
  const text = language === "ar" ? `خبر ${name}` : `News ${name}`;
  const path = language === "ar" ? "/ar" : "/";
  const read = async (url: string) => (await fetch(`${url}${path}`)).text();
  expect(await read(world.second.url)).not.toContain(text);

  await become("staff");
  await go("/staff/banner");
  await openDialog(desk, words.banner("add"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.banner("version"), { exact: true }).fill(version);
  await dialog.getByLabel(words.banner("text_en"), { exact: true }).fill(`News ${name}`);
  await dialog.getByLabel(words.banner("link"), { exact: true }).fill("javascript:alert(1)");
  await dialog.getByRole("button", { name: words.banner("save"), exact: true }).click();
  await expect(dialog.getByLabel(words.banner("text_ar"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(dialog.getByLabel(words.banner("link"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await dialog.getByLabel(words.banner("text_ar"), { exact: true }).fill(`خبر ${name}`);
  await dialog.getByLabel(words.banner("link"), { exact: true }).fill("/pricing");
  await expect(dialog.getByRole("region", { name: words.banner("preview") }).getByText(text)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.banner("save"), exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: version });
  await expect(row.getByText(words.banner("state_shown"), { exact: true })).toBeVisible();

  for (const { url } of [world.app, world.second])
    await expect.poll(() => read(url), { timeout: 10_000 }).toContain(text);
  await go("/");
  const banner = page.getByRole("complementary", { name: words.shell("banner_label") });
  await expect(banner.getByText(text)).toBeVisible();
  await expect(banner.getByRole("link", { name: words.shell("banner_more") })).toHaveAttribute(
    "href",
    `${path === "/" ? "" : path}/pricing`,
  );
  await expect(async () => {
    await page.getByRole("button", { name: words.shell("banner_close") }).click({ timeout: 1_000 });
    await expect(banner).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await go("/pricing");
  await expect(banner).toBeHidden();

  await go("/staff/banner");
  await openDialog(desk, `${words.banner("edit")} ${version}`);
  await dialog.getByRole("switch", { name: words.banner("is_on") }).click();
  await dialog.getByRole("button", { name: words.banner("save"), exact: true }).click();
  await expect(row.getByText(words.banner("state_off"), { exact: true })).toBeVisible();
  for (const { url } of [world.app, world.second])
    await expect.poll(() => read(url), { timeout: 10_000 }).not.toContain(text);
});

inEachLanguage("admins name the team", async desk => {
  const { page, words, go, become, name } = desk;
  const id = await become("Omar");
  expect(await go("/staff")).toBe(404);
  await become("staff");
  await go("/staff/team");
  await expect(page.getByText(words.team("by_setting")).first()).toBeVisible();
  await expectAccessible(page);
  const reason = page.getByRole("main").getByLabel(words.team("reason"), { exact: true });
  const idField = page.getByLabel(words.team("id"), { exact: true });
  const give = page.getByRole("button", { name: words.team("give"), exact: true });
  await expect(async () => {
    await give.click();
    await expect(reason).toHaveAttribute("aria-invalid", "true", { timeout: 2_000 });
  }).toPass();
  await expect(page.getByText(words.team("id_required"))).toBeVisible();
  await idField.fill("100000000000000001");
  await reason.fill("Knows the library");
  await give.click();
  await expect(page.getByText(words.error("user_not_found"))).toBeVisible();
  await expect(idField).toHaveAttribute("aria-invalid", "true");
  await idField.fill(id);
  await give.click();
  await expect(idField).toHaveValue("");
  // The form is ready for the next one.
  await expect(give).toBeEnabled();
  const row = page.getByRole("listitem").filter({ hasText: id });
  await expect(row.getByText(words.team("role_staff"), { exact: true })).toBeVisible();

  // Staff see the team and their work, and name nobody.
  await become("Omar");
  expect(await go("/staff/team")).toBe(200);
  await expect(page.getByRole("button", { name: words.team("change"), exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: words.team("give"), exact: true })).toHaveCount(0);
  const refused = await page.request.put(`${new URL(page.url()).origin}/api/staff/team/${id}`, {
    data: { role: "admin", reason: "x" },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(refused.status()).toBe(403);

  await become("staff");
  await go("/staff/team");
  await openDialog(desk, words.team("change"), row);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").selectOption("user");
  await dialog.getByRole("textbox").fill("Moved on");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: words.team("save"), exact: true }).click();
  await expect(row).toHaveCount(0);
  await become("Omar");
  expect(await go("/staff")).toBe(404);
  await become("staff");
  await go(`/staff/audit?subject=${id}`);
  await expect(page.getByText(words.staff("role_take"), { exact: true }).last()).toBeVisible();
  expect(name).not.toBe("");
});

/** Pays for a plan with the sandbox's card and asks for the money back. */
async function askForRefund({ page, words, language, go, name }: Desk): Promise<void> {
  const t = translator(billingMessages, language);
  const s = translator(sandboxMessages, language);
  await go("/billing/checkout?plan=prime&period=monthly");
  await expect(async () => {
    await page.getByRole("button", { name: t("checkout_pay") }).click({ timeout: 2_000 });
    await page.waitForURL(/\/api\/sandbox\/checkout/, { timeout: 3_000 });
  }).toPass();
  await page.getByText(s("card_visa"), { exact: true }).click();
  await page.locator("form button").first().click();
  await page.waitForURL(/\/billing/);
  await page.getByRole("link", { name: words.refund("link") }).click();
  await page.getByLabel(words.refund("message"), { exact: true }).fill(`لم أعد أحتاجها ${name}`);
  await page.getByRole("button", { name: words.refund("ask"), exact: true }).click();
  await expect(page.getByText(words.refund("asked")).first()).toBeVisible();
}

inEachLanguage("refunds are refused with a reason, or approved", async desk => {
  const { page, words, go, become, name } = desk;
  const dialog = page.getByRole("dialog");
  const item = page.getByRole("listitem").filter({ hasText: `لم أعد أحتاجها ${name}` });
  for (const [who, verb] of [
    ["Rami", "refuse"],
    ["Dana", "approve"],
  ] as const) {
    await become(who);
    await askForRefund(desk);
    await become("staff");
    await go("/staff/refunds");
    await expect(item.getByText(words.refund("fine"))).toBeVisible();
    await expectAccessible(page);
    await openDialog(desk, words.refund(verb));
    if (verb === "refuse") {
      await dialog.getByRole("button", { name: words.refund(verb), exact: true }).click();
      await expect(dialog.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
      await dialog.getByRole("textbox").fill("Used for a month.");
    }
    await dialog.getByRole("button", { name: words.refund(verb), exact: true }).click();
    await expect(item).toHaveCount(0);
  }
  await go("/staff/refunds?state=refused");
  await expect(item.getByText("Used for a month.")).toBeVisible();
  await expect(async () => {
    await go("/staff/refunds?state=refunded");
    await expect(item).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
