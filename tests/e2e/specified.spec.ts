import { expect } from "@playwright/test";
import { paidPlans } from "#core/plans.ts";
import { type Language, languages } from "#core/vocabulary.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { translator } from "#i18n/message.ts";
import { accountMessages } from "#i18n/messages/account.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { checkoutPath } from "#web/billing/checkout-address.ts";
import { expectAccessible } from "../support/accessible.ts";
import { alive } from "../support/page-alive.ts";
import { signIn } from "../support/sign-in.ts";
import { becomeUser, inEachLanguage, prefixOf } from "./project-world.ts";
import { publish } from "./specified-world.ts";

/** Every address of the specification; what has a name in it is taken from the library. */
const addresses = [
  ...["/", "/pricing", "/codes-yt", "/codes/djs", "/codes/html", "/coins", "/projects", "/uptimes"],
  ...["/sharecode-command-handler", "/ra3dai", "/account", "/settings", "/billing", "/redeem", "/favorite"],
  ...["/minifyjs", "/minifycss", "/javascript-obfuscator", "/html-obfuscator-encode"],
  ...["/djs-v11-to-v12", "/djs13", "/djs-v13-to-v14", "/about-us", "/contact-us"],
  ...["/terms-of-use", "/privacy-policy", "/refund-policy", "/project-publishing"],
];

inEachLanguage("every address answers in its language", async ({ language, name }, site) => {
  const cookie = await signIn(site, `${name} all`);
  const { codename, id } = await publish(site, cookie, `${name} all`);
  const user = await (await fetch(`${site}/api/user`, { headers: { cookie } })).json();
  const code = (await (await fetch(`${site}/api/search?sections=djs&q=`)).json()).hits[0].id;
  const own = [`/project/${codename}`, `/code/${code}`, `/profile/${user.userDetails.id}`];
  for (const headers of [{}, { cookie }])
    for (const path of [...addresses, ...own]) {
      const address = path === "/" ? prefixOf(language) || "/" : `${prefixOf(language)}${path}`;
      const answer = await fetch(`${site}${address}`, { headers, redirect: "manual" });
      const direction = language === "ar" ? "rtl" : "ltr";
      const html = await answer.text();
      expect([address, answer.status]).toEqual([address, 200]);
      expect([address, html.slice(0, 80)]).toEqual([
        address,
        expect.stringContaining(`lang="${language}" dir="${direction}"`),
      ]);
    }
  const editor = `${site}${prefixOf(language)}/project/${id}/edit`;
  expect((await fetch(editor, { headers: { cookie } })).status).toBe(200);
  const denied = translator(shellMessages, language)("denied_title");
  expect(await (await fetch(editor)).text()).toContain(denied);
});

inEachLanguage("the prices of a month and a year, and where both ways of paying lead", async walker => {
  const { page, language, path } = walker;
  const t = translator(pricingMessages, language);
  await page.goto(path("/pricing"));
  await alive(page);
  const main = page.getByRole("main");
  for (const price of ["2.99", "5.99", "9.99"]) await expect(main.getByText(price).first()).toBeVisible();
  // The address decides what is chosen, so it is tapped and looked at afterwards.
  await page.getByRole("radio", { name: t("yearly") }).click();
  await expect(page).toHaveURL(/period=yearly/);
  for (const price of ["17.94", "35.94", "59.94"]) await expect(main.getByText(price).first()).toBeVisible();
  await expect(main.getByText("50%").first()).toBeVisible();
  for (const plan of paidPlans) {
    const title = planTitles[plan];
    const subscribe = page.getByRole("link", { name: t("subscribe_to", { plan: title }), exact: true });
    await expect(subscribe).toHaveAttribute("href", path(checkoutPath(plan, "yearly")));
    const coins = page.getByRole("link", { name: t("with_coins_to", { plan: title }), exact: true });
    await expect(coins).toHaveAttribute("href", path(`/coins?plan=${plan}`));
  }
  await page.getByText(t("faq_renew"), { exact: true }).click();
  await expect(page.getByText(t("faq_renew_text"))).toBeVisible();
  for (const stated of ["96.94", "98.58", "99.92"])
    await expect(main.getByText(stated).first()).toBeVisible();
  await expectAccessible(page);
});

inEachLanguage("a profile, as its owner and as others see it", async (walker, site) => {
  const { page, language, path, name } = walker;
  const t = translator(profileMessages, language);
  const cookie = await signIn(site, name);
  await publish(site, cookie, `${name} shown`);
  await publish(site, cookie, `${name} hidden`, { isPrivate: true });
  const { userDetails } = await (await fetch(`${site}/api/user`, { headers: { cookie } })).json();
  await page.goto(path(`/profile/${userDetails.id}`));
  await alive(page);
  const section = (title: string) => page.getByRole("heading", { level: 2, name: title });
  for (const key of ["about", "uptimes", "projects"] as const)
    await expect(section(t(key)).first()).toBeVisible();
  const coins = page.locator('main a[href$="/coins"]');
  await expect(coins.first()).toBeVisible();
  await expect(page.getByText(t("badge_User"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("edit") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("biography")).fill("أبني البوتات");
  await dialog.getByLabel(t("network_github")).fill("rana");
  await dialog.getByRole("button", { name: t("save"), exact: true }).click();
  await expect(page.getByText("أبني البوتات")).toBeVisible();
  await becomeUser(page, site, `${name} other`);
  await page.goto(path(`/profile/${userDetails.id}`));
  await alive(page);
  await expect(page.getByText(`${name} shown`).first()).toBeVisible();
  await expect(page.getByText(`${name} hidden`)).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("edit") })).toHaveCount(0);
  await expect(coins).toHaveCount(0);
});

inEachLanguage("the account's five tabs", async ({ page, language, path }) => {
  const t = translator(accountMessages, language);
  await page.goto(path("/account"));
  await alive(page);
  const tabs = page.getByRole("navigation", { name: t("tabs") });
  for (const tab of ["settings", "favorites", "billing", "redeem", "about"] as const) {
    await tabs.getByRole("link", { name: t(`tab_${tab}`), exact: true }).click();
    await expect(tabs.getByRole("link", { name: t(`tab_${tab}`), exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  }
});

inEachLanguage("the choice of a language is kept, and a search stands in the address", async walker => {
  const { page, language, path, words, name } = walker;
  const other: Language = languages.find(each => each !== language) ?? "en";
  await page.goto(path(`/projects?q=${encodeURIComponent("nothing of that name")}`));
  await alive(page);
  await expect(page.getByRole("searchbox", { name: words.list("search") })).toHaveValue(
    "nothing of that name",
  );
  const link = page.locator(`a[hreflang="${other}"]`).first();
  if (await link.isVisible()) await link.click();
  else {
    await page.getByRole("banner").getByRole("button").last().click();
    await page.locator(`a[hreflang="${other}"]`).filter({ visible: true }).first().click();
  }
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other);
  expect(name).not.toBe("");
});

inEachLanguage(
  "the sections of the navigation are open until they are closed on this device",
  async walker => {
    const { page, language, path } = walker;
    const t = translator(navigationMessages, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path("/about-us"));
    await alive(page);
    const section = (name: string) => page.getByRole("button", { name, exact: true });
    await page.getByRole("button", { name: t("open") }).click();
    for (const id of ["tools", "codes", "account"] as const)
      await expect(section(t(id))).toHaveAttribute("aria-expanded", "true");
    await section(t("tools")).click();
    await expect(section(t("tools"))).toHaveAttribute("aria-expanded", "false");
    await page.reload();
    await alive(page);
    await page.getByRole("button", { name: t("open") }).click();
    await expect(section(t("tools"))).toHaveAttribute("aria-expanded", "false");
    await expect(section(t("codes"))).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(section(t("codes"))).toHaveCount(0);
  },
);
