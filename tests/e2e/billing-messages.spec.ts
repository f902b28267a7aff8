import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect } from "@playwright/test";
import { languages } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { errorMessages } from "#i18n/messages/errors.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { expectAccessible } from "../support/accessible.ts";
import { startAppOnPostgres } from "../support/app-on-postgres.ts";
import { freePort } from "../support/free-port.ts";
import { enter, inEachLanguage, payWith, test, type Walker } from "./billing-world.ts";
import { prefixOf, signInFrom } from "./uptime-world.ts";

/** From the plans' page to the checkout of what was chosen there. */
async function chooseOnPricing({ page, language, address }: Walker, isYear: boolean): Promise<void> {
  const pricing = translator(pricingMessages, language);
  await page.goto(address("/pricing"));
  const subscribe = page.getByRole("link", { name: pricing("subscribe_to", { plan: "Plus" }), exact: true });
  await expect(subscribe).toBeVisible();
  if (isYear) await page.locator('input[name="period"][value="yearly"]').click({ force: true });
  await expect(subscribe).toHaveAttribute("href", new RegExp(isYear ? "period=year$" : "period=month$"));
  await subscribe.click();
  await page.waitForURL(/\/billing\/checkout/);
}

inEachLanguage("what is chosen is what is paid, and what can be asked back", async walker => {
  const { page, t, s, language, address } = walker;
  const refund = translator(refundMessages, language);
  await enter(walker);
  await chooseOnPricing(walker, true);
  await expect(page.getByText(t("line_yearly", { plan: "Plus" }))).toBeVisible();
  await expect(page.getByText("$35.94").first()).toBeVisible();
  await chooseOnPricing(walker, false);
  await expect(page.getByText("$5.99").first()).toBeVisible();
  await page.getByRole("button", { name: t("checkout_pay") }).click();
  await page.waitForURL(/\/api\/sandbox\/checkout/);
  await expect(page.getByText(s("sandbox"))).toBeVisible();
  await payWith(walker, "visa");
  await page.waitForURL(/\/billing/);
  await expect(page.getByText(t("state_active"), { exact: true }).first()).toBeVisible();

  // A plan that runs cannot be bought again, and the plans' page leads to where it is looked after.
  await page.goto(address("/pricing"));
  const pricing = translator(pricingMessages, language);
  await expect(page.getByRole("link", { name: pricing("manage") })).toBeVisible();
  await expect(
    page.getByRole("link", { name: pricing("subscribe_to", { plan: "Plus" }), exact: true }),
  ).toHaveCount(0);

  await page.goto(address("/billing"));
  await page.getByRole("link", { name: refund("link") }).click();
  await expect(page.getByRole("button", { name: refund("ask"), exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(refund("message"), { exact: true }).fill("الخطة لا تناسبني");
  await page.getByRole("button", { name: refund("ask"), exact: true }).click();
  await expect(page.getByText(refund("asked")).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(refund("state_waiting"), { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: refund("ask"), exact: true })).toHaveCount(0);
});

test("When the payment provider is down, buyers are told so and nothing else breaks", async ({ page }) => {
  test.setTimeout(120_000);
  const port = String(await freePort());
  // Whoever calls it is cut off at once.
  const dead = createServer(socket => socket.destroy()).listen(0, "127.0.0.1");
  await once(dead, "listening");
  const plans = ["prime", "plus", "developer"].flatMap(plan => [`${plan}_monthly`, `${plan}_yearly`]);
  const app = await startAppOnPostgres({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PADDLE_API_KEY: "a-key",
    PADDLE_WEBHOOK_SECRET: "a-secret",
    PADDLE_CLIENT_TOKEN: "a-token",
    PADDLE_PRICE_IDS: plans.map(name => `${name}=pri_${name}`).join(","),
    PADDLE_API_URL: `http://127.0.0.1:${(dead.address() as AddressInfo).port}`,
  });
  for (const language of languages) {
    const address = (path: string) => `${app.url}${prefixOf(language)}${path}`;
    const t = translator(billingMessages, language);
    await page.context().clearCookies();
    await signInFrom({ page, address, name: `Buyer ${language}` });
    await page.goto(address("/billing/checkout?plan=plus&period=month"));
    await page.getByRole("button", { name: t("checkout_pay") }).click();
    const words = translator(errorMessages, language);
    await expect(page.getByText(words("payment_provider_unavailable"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("checkout_pay") })).toBeEnabled();
    await expect(page.getByText(t("sandbox"))).toHaveCount(0);
    expect((await page.goto(address("/billing")))?.status()).toBe(200);
    await expect(page.getByText(t("state_free"), { exact: true })).toBeVisible();
  }
  await app.stop();
  dead.close();
});
