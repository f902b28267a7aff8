import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { enter, inEachLanguage, passDays, payWith, planOfUser, test, type Walker } from "./billing-world.ts";

const stateOf = (walker: Walker, state: Parameters<Walker["t"]>[0] & `state_${string}`) =>
  expect(walker.page.getByText(walker.t(state), { exact: true }).first()).toBeVisible();

/** From /billing over the checkout to the sandbox's page. */
async function goToPayment({ page, t, address }: Walker): Promise<void> {
  await page.goto(address("/billing"));
  // A page that has only just come takes the click no sooner than its scripts are there.
  await expect(async () => {
    await page.getByRole("link", { name: t("choose", { plan: "Plus" }) }).click({ timeout: 3_000 });
    await expect(page).toHaveURL(/\/billing\/checkout/, { timeout: 3_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole("button", { name: t("checkout_pay") }).click();
  await page.waitForURL(/\/api\/sandbox\/checkout/);
}

async function buyPlus(walker: Walker): Promise<void> {
  const { page, t, s } = walker;
  await goToPayment(walker);
  await payWith(walker, "declined");
  await expect(page.getByText(s("error_declined"))).toBeVisible();
  await payWith(walker, "expired");
  await expect(page.getByText(s("error_expired_card"))).toBeVisible();
  await payWith(walker, "three_d");
  await page.getByRole("button", { name: s("three_d_refuse") }).click();
  await expect(page.getByText(s("error_three_d"))).toBeVisible();
  await payWith(walker, "three_d");
  await page.getByRole("button", { name: s("three_d_confirm") }).click();
  await page.waitForURL(/\/billing/);
  await expect(page.getByText(t("confirmed"))).toBeVisible();
  await stateOf(walker, "state_active");
}

async function changeCard(walker: Walker, card: "visa" | "refuses_later"): Promise<void> {
  const { page, t } = walker;
  await page.getByRole("button", { name: t("update_payment") }).click();
  await page.waitForURL(/\/api\/sandbox\/checkout/);
  await payWith(walker, card);
  await page.waitForURL(/\/billing/);
  await expect(page.getByText(t("payment_updated"))).toBeVisible();
}

inEachLanguage("a plan paid by card lives", async walker => {
  // Three months with many pages.
  test.setTimeout(180_000);
  const { page, t, address } = walker;
  await enter(walker);
  await buyPlus(walker);
  expect(await planOfUser(walker)).toMatchObject({ NamePlan: "Plus", isValid: true });
  await expectAccessible(page);

  await page.getByRole("button", { name: t("cancel"), exact: true }).click();
  await page.getByRole("button", { name: t("cancel_no") }).click();
  await stateOf(walker, "state_active");
  await page.getByRole("button", { name: t("cancel"), exact: true }).click();
  await page.getByRole("button", { name: t("cancel_yes") }).click();
  await expect(page.getByText(t("canceled"), { exact: true })).toBeVisible();
  await stateOf(walker, "state_canceled");
  expect(await planOfUser(walker)).toMatchObject({ NamePlan: "Plus", isValid: true });

  await page.getByRole("button", { name: t("reactivate"), exact: true }).click();
  await page.getByRole("button", { name: t("reactivate_no") }).click();
  await page.getByRole("button", { name: t("reactivate"), exact: true }).click();
  await page.getByRole("button", { name: t("reactivate_yes") }).click();
  await expect(page.getByText(t("reactivated"))).toBeVisible();
  await stateOf(walker, "state_active");

  await passDays(walker, 32);
  await page.goto(address("/billing"));
  await stateOf(walker, "state_active");
  await expect(page.getByRole("row")).toHaveCount(3);

  await changeCard(walker, "refuses_later");
  await passDays(walker, 31);
  await page.goto(address("/billing"));
  await stateOf(walker, "state_past_due");
  await expect(page.getByText(t("status_failed"), { exact: true }).filter({ visible: true })).toHaveCount(1);
  expect(await planOfUser(walker)).toMatchObject({ NamePlan: "Plus", isValid: true });

  await changeCard(walker, "visa");
  await stateOf(walker, "state_active");
  await expect(page.getByText(t("status_paid"), { exact: true }).filter({ visible: true })).toHaveCount(3);

  const link = page.getByRole("row").nth(1).getByRole("link");
  const href = await link.getAttribute("href");
  const invoice = await page.request.get(`${walker.world.app.url}${href}`);
  expect(invoice.headers()["content-type"]).toBe("application/pdf");
  expect((await invoice.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

inEachLanguage("what can go wrong with a change", async walker => {
  const { page, t } = walker;
  await enter(walker);
  await goToPayment(walker);
  await payWith(walker, "visa");
  await page.waitForURL(/\/billing/);
  await stateOf(walker, "state_active");
  await page.getByRole("button", { name: t("cancel"), exact: true }).click();
  await page.getByRole("button", { name: t("cancel_yes") }).click();
  await stateOf(walker, "state_canceled");

  const change = "**/api/billing/scheduled-change";
  const refusal = { error: "no", code: "payment_refused", requestId: "x" };
  await page.route(change, route => route.fulfill({ status: 409, json: refusal }));
  await page.getByRole("button", { name: t("remove_change") }).click();
  await expect(page.getByText(t("change_failed"))).toBeVisible();
  await page.unroute(change);
  await page.route(change, route => route.abort());
  await page.getByRole("button", { name: t("remove_change") }).click();
  await expect(page.getByText(t("change_error"))).toBeVisible();
  await page.unroute(change);
  await page.getByRole("button", { name: t("remove_change") }).click();
  await expect(page.getByText(t("change_removed"))).toBeVisible();
  await stateOf(walker, "state_active");
});

inEachLanguage("a load from before a change does not take it back", async walker => {
  const { page, t, address } = walker;
  await enter(walker);
  await goToPayment(walker);
  const asked = page.waitForRequest(/\/api\/billing\/checkouts\/[^/]+\/state/);
  await payWith(walker, "visa");
  const [, checkout = ""] = /checkouts\/([^/]+)\/state/.exec((await asked).url()) ?? [];
  await stateOf(walker, "state_active");

  // Who comes back from paying loads the page anew: what it was then comes late.
  let isHeld = true;
  const late: (() => Promise<void>)[] = [];
  await page.route(/\/billing\.data/, async route => {
    if (!isHeld) return route.continue();
    const response = await route.fetch();
    late.push(() => route.fulfill({ response }).catch(() => undefined));
  });
  await page.goto(address(`/billing?checkout=${checkout}`));
  await expect.poll(() => late.length).toBeGreaterThan(0);
  isHeld = false;
  await page.getByRole("button", { name: t("cancel"), exact: true }).click();
  await page.getByRole("button", { name: t("cancel_yes") }).click();
  await expect(page.getByText(t("canceled"), { exact: true })).toBeVisible();
  for (const answer of late) await answer();
  await page.waitForLoadState("networkidle");
  await stateOf(walker, "state_canceled");
  await expect(page.getByText(t("state_active"), { exact: true })).toHaveCount(0);
});
