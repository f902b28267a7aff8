import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Language, languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { settingsMessages } from "#i18n/messages/settings.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { expectWholeAccessible } from "../support/accessible.ts";
import { overflowOf } from "../support/overflow.ts";
import { alive } from "../support/page-alive.ts";

const pathIn = (language: Language, path: string): string => {
  if (language === "en") return path;
  return path === "/" ? "/ar" : `/ar${path}`;
};
const words = (language: Language) => ({
  home: translator(homeMessages, language),
  navigation: translator(navigationMessages, language),
  settings: translator(settingsMessages, language),
  shell: translator(shellMessages, language),
});

/** What a page says on the console; a 404 that a test asks for is told by the browser, too. */
function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on("console", message => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", error => said.push(error.message));
  return said;
}

async function openMobileNavigation(page: Page, language: Language): Promise<void> {
  await page.getByRole("button", { name: words(language).navigation("open") }).click();
}

for (const language of languages) {
  const other = language === "en" ? "ar" : "en";
  const said = words(other).shell;

  test.describe(`the hint in ${language}`, () => {
    test.use({ locale: other });

    test("stands between the bar and the page from the first paint on", async ({ page }) => {
      const hint = page.getByRole("complementary", { name: said("language"), exact: true });
      const bottomOf = (place: Locator) => place.evaluate(element => element.getBoundingClientRect().bottom);
      await page.goto(pathIn(language, "/settings"));
      await alive(page);
      await expect(hint.getByText(said("language_hint"))).toBeVisible();
      const { y: top = 0 } = (await hint.boundingBox()) ?? {};
      expect(top).toBeGreaterThanOrEqual(await bottomOf(page.getByRole("banner")));
      const { y: main = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
      expect(main).toBeGreaterThanOrEqual(await bottomOf(hint));

      const scripts = /\/assets\/.*\.js$/;
      await page.route(scripts, route => route.abort());
      await page.goto(pathIn(language, "/settings"), { waitUntil: "commit" });
      await expect(hint).toBeVisible();
      await page.unroute(scripts);
      await page.goto(pathIn(language, "/settings"));
      await alive(page);
      await hint.getByRole("button", { name: said("language_hint_close") }).click();
      await expect(hint).toHaveCount(0);
      await expect(page.getByRole("main")).toBeFocused();
      await page.route(scripts, route => route.abort());
      await page.goto(pathIn(language, "/settings"), { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(hint).toBeHidden();
    });
  });
}

for (const language of languages) {
  const t = words(language);
  const direction = language === "ar" ? "rtl" : "ltr";

  test.describe(`the shell in ${language}`, () => {
    test.use({ locale: language });

    for (const path of ["/", "/settings", "/uptimes"]) {
      test(`${path} is complete, accessible and quiet`, async ({ page, request }) => {
        const said = watchConsole(page);
        const answer = await request.get(pathIn(language, path));
        expect(answer.status()).toBe(200);
        expect((await answer.text()).slice(0, 60)).toContain(`lang="${language}" dir="${direction}"`);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await page.goto(pathIn(language, path));
          await alive(page);
          await expectWholeAccessible(page);
        }
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        expect(said).toEqual([]);
      });
    }

    test("an unknown address is a 404 that leads home", async ({ page }) => {
      const answer = await page.goto(pathIn(language, "/no/such/page"));
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.shell("not_found_title"));
      await expect(page.getByText(t.shell("not_found_text"))).toBeVisible();
      await page.getByRole("link", { name: t.shell("back_home") }).click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(language, "/")}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.home("headline"));
    });

    test("an address in capitals, or with what nothing is called, is another page's", async ({ page }) => {
      for (const path of ["/Uptimes", "/CONTACT-US", "/profile/a%00b"]) {
        const answer = await page.goto(pathIn(language, path));
        expect([path, answer?.status()]).toEqual([path, 404]);
        await expect(page.locator("html")).toHaveAttribute("lang", language);
      }
      expect((await page.goto("/AR"))?.status()).toBe(404);
      expect((await page.goto(pathIn(language, "/projects?q=a%00b")))?.status()).toBe(200);
    });

    test("the banner is dismissed once and for all, without a flash", async ({ page }) => {
      await page.goto(pathIn(language, "/"));
      await alive(page);
      const banner = page.getByRole("complementary", { name: t.shell("banner_label") });
      await expect(banner).toContainText("4.3.1");
      await page.getByRole("button", { name: t.shell("banner_close") }).click();
      await expect(banner).toBeHidden();
      // Before any script of the pages runs, the first paint knows it already.
      await page.route(/\/assets\/.*\.js$/, route => route.abort());
      await page.goto(pathIn(language, "/settings"), { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
    });

    test("the language switch leads to the same page", async ({ page, isMobile }) => {
      const other = language === "en" ? "ar" : "en";
      await page.goto(`${pathIn(language, "/settings")}?from=test`);
      await alive(page);
      if (isMobile) await openMobileNavigation(page, language);
      const name = other === "ar" ? "العربية" : "English";
      await page.getByRole("banner").getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`${pathIn(other, "/settings")}\\?from=test$`));
      await expect(page.locator("html")).toHaveAttribute("lang", other);
      await expect(page.locator("html")).toHaveAttribute("dir", other === "ar" ? "rtl" : "ltr");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words(other).settings("heading"));
    });
  });
}

test("a stored theme is there with the first paint, and settings change it", async ({ page }) => {
  const { settings, shell } = words("en");
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/settings");
  await alive(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole("radio", { name: shell("theme_dark") }).check();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.route(/\/assets\/.*\.js$/, route => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await background()).toBe(dark);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute("content", "#14121c");
  await page.unroute(/\/assets\/.*\.js$/);
  await page.goto("/settings");
  await alive(page);
  await page.getByRole("radio", { name: shell("theme_system") }).check();
  await expect.poll(background).toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(background).toBe(dark);
  await expect(page.getByText(settings("theme")).first()).toBeVisible();
});

test("the keyboard reaches the content, the palette and the pages", async ({ page }) => {
  await page.goto("/");
  await alive(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: words("en").shell("skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Control+k");
  const input = page.getByRole("dialog").getByRole("combobox");
  await expect(input).toBeFocused();
  await expectWholeAccessible(page);
  await input.fill("preferences");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole("switch").first().uncheck();
  await page.locator("main").focus();
  await page.keyboard.press("h");
  await page.keyboard.press("?");
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("switch").first().check();
  await page.locator("main").focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.keyboard.press("h");
  await expect(page).toHaveURL(/\/$/);
});
