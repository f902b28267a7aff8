import { test as base, expect, type Page } from "@playwright/test";
import { languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { adMessages } from "#i18n/messages/ads.ts";
import { storedNames } from "#web/stored.ts";
import { type AdStub, startAdServer } from "../stubs/ad-server.ts";
import { expectAccessible } from "../support/accessible.ts";
import type { RunningApp } from "../support/app.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { journeyName } from "../support/journey-name.ts";
import { alive } from "../support/page-alive.ts";
import { postJson, signIn } from "../support/sign-in.ts";
import { staffIds, staffOf } from "../support/staff.ts";
import { prefixOf } from "./uptime-world.ts";

type World = { app: RunningApp; network: AdStub };

const test = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use) => {
      const network = await startAdServer();
      const app = await startAppOnPostgres({ AD_SCRIPT_URL: network.script, STAFF_DISCORD_IDS: staffIds });
      await use({ app, network });
      const code = await app.stop();
      await network.close();
      if (code !== 0) throw new Error(`The app ended with ${code}.\n${app.logs()}`);
    },
    { scope: "worker", timeout: 120_000 },
  ],
});
test.use({ ignoreHTTPSErrors: true });

/** Signs somebody in who has bought a plan with coins. */
async function becomeSubscriber(page: Page, url: string, name: string): Promise<void> {
  const cookie = await signIn(url, name);
  await page.context().addCookies(
    cookie.split("; ").map(pair => {
      const [key = "", ...value] = pair.split("=");
      return { name: key, value: value.join("="), url };
    }),
  );
  const { userDetails } = await (await page.request.get(`${url}/api/user`)).json();
  const gift = {
    userId: userDetails.id,
    amount: 3_000,
    reason: "For a journey",
    key: `ads-${userDetails.id}`,
  };
  await postJson(`${url}/api/staff/coins`, await signIn(url, staffOf(userDetails.id)), gift);
  await postJson(`${url}/api/coins/plans`, cookie, { plan: "prime", terms: true, key: crypto.randomUUID() });
}

for (const language of languages)
  test(`ads by others: asked first, framed, taken back, and none with a plan (${language})`, async ({
    page,
    world: { app, network },
  }) => {
    const t = translator(adMessages, language);
    const { host } = network;
    const asked = () => network.asked.length;
    page.on("pageerror", error => {
      throw error;
    });
    // It runs in every frame, and that of the ads has no storage.
    await page.addInitScript(
      hint => window === window.top && localStorage.setItem(hint, "closed"),
      storedNames.languageHint,
    );
    const go = async (path: string) => {
      await page.goto(`${app.url}${prefixOf(language)}${path}`);
      await alive(page);
    };
    const slot = page.getByRole("complementary", { name: t("region"), exact: true });
    const frame = page.frameLocator(`iframe[title="${t("frame_title", { host })}"]`);

    // Before anybody has agreed the network hears nothing, on no page.
    const before = asked();
    for (const path of ["/pricing", "/minifyjs", "/codes/djs"]) await go(path);
    await slot.scrollIntoViewIfNeeded();
    await expect(slot.getByText(t("ask_title", { host }))).toBeVisible();
    await expectAccessible(page);
    expect(asked()).toBe(before);

    await slot.getByRole("button", { name: t("refuse"), exact: true }).click();
    await expect(slot.getByText(t("ask_title", { host }))).toHaveCount(0);
    await go("/minifyjs");
    await expect(slot.getByRole("link").last()).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(asked()).toBe(before);

    // Taken up in the settings; the frame draws, and reaches nothing of the page around it.
    await go("/settings");
    await page.getByRole("switch", { name: t("setting", { host }) }).click();
    expect(asked()).toBe(before);
    await go("/codes/djs");
    await slot.scrollIntoViewIfNeeded();
    await expect(frame.getByText("A lamp for night shifts")).toBeVisible();
    await expect(frame.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
    await expect
      .poll(() => frame.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(40);
    const [place, drawn] = [await slot.boundingBox(), await page.locator("iframe").boundingBox()];
    expect(drawn?.width).toBeGreaterThan((place?.width ?? 0) * 0.9);
    expect(page.url()).toContain("/codes/djs");
    const seen = () => network.asked.slice(before).filter(({ pathname }) => pathname === "/seen");
    await expect.poll(() => seen().length).toBeGreaterThan(0);
    expect(Object.fromEntries(seen()[0]?.searchParams ?? [])).toEqual({
      placement: "codes",
      cookies: "no",
      storage: "no",
      page: "no",
      top: "no",
      referrer: "",
    });
    for (const { cookie, referer } of network.headers.slice(before)) {
      expect(cookie).toBeUndefined();
      expect(referer ?? "").not.toContain("/codes");
    }
    await expectAccessible(page);

    // Pages that take payment have no place for it.
    const shown = asked();
    for (const path of ["/pricing", "/billing", "/coins", "/redeem"]) {
      await go(path);
      await expect(slot).toHaveCount(0);
      await expect(page.locator("iframe")).toHaveCount(0);
    }
    expect(asked()).toBe(shown);

    // A plan empties the place, also where somebody had agreed.
    await becomeSubscriber(page, app.url, journeyName(`Ads ${language}`));
    await go("/codes/djs");
    await expect.poll(() => page.evaluate(name => localStorage.getItem(name), storedNames.noAds)).toBe("1");
    await go("/minifyjs");
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(slot).toHaveCount(0);
    expect(asked()).toBe(shown);
  });
