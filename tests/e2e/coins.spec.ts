import { priceOf } from "#core/plans.ts";
import { dayMs, hourMs } from "#core/time.ts";
import { expectAccessible } from "../support/accessible.ts";
import { enter, expect, giveCoins, inEachLanguage, pass, send, userOf, type Walker } from "./coins-world.ts";

const soon = { timeout: 60_000 };
const primePrice = priceOf("prime").coins;

/** Claims the gift on the page and sees what was in it, and that the next one waits. */
async function claim({ page, coins }: Walker): Promise<void> {
  await page.getByRole("button", { name: coins("claim"), exact: true }).click();
  await expect(page.locator(".gift-received")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^(?:24:00:00|23:\d\d:\d\d)$/);
}

async function claimOnThreeDays(walker: Walker): Promise<void> {
  const { page, coins, address } = walker;
  for (const day of [1, 2, 3]) {
    await page.goto(address("/coins"));
    await claim(walker);
    await expect(page.getByText(coins("streak", { count: day }), { exact: true })).toBeVisible();
    await expect(page.getByText(coins("move_claim", { day }), { exact: true })).toBeVisible();
    // What the page does not offer, the server refuses as well.
    expect(await send(walker, "/api/coins/claim", {})).toBe(409);
    if (day < 3) await pass(walker, dayMs + hourMs);
  }
}

/** Comes back day after day until the gifts alone pay for Prime. */
async function saveUp(walker: Walker): Promise<void> {
  for (let day = 4; (await userOf(walker)).coins < primePrice; day++) {
    expect(day).toBeLessThan(40);
    await pass(walker, dayMs + hourMs);
    await enter(walker);
    expect(await send(walker, "/api/coins/claim", {})).toBe(200);
  }
}

/** Chooses Prime, is asked for the terms, and buys it. */
async function buyPrime({ page, coins, address }: Walker): Promise<void> {
  await page.goto(address("/coins"));
  // Whoever speaks to the browser says what is written on the button.
  expect(coins("buy_plan", { plan: "Prime" })).toContain(coins("buy"));
  await page.getByRole("button", { name: coins("buy_plan", { plan: "Prime" }) }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(coins("insufficient")).first()).toBeVisible();
  await expect(dialog.getByRole("radio", { name: /Developer/ })).toBeDisabled();
  await expect(dialog.getByRole("radio", { name: /Prime/ })).toBeChecked();
  await dialog.getByRole("button", { name: coins("next"), exact: true }).click();
  await expect(dialog.getByText(coins("confirm_title", { plan: "Prime" }))).toBeVisible();
  const confirm = dialog.getByRole("button", { name: coins("confirm"), exact: true });
  await confirm.click();
  await expect(dialog.getByRole("checkbox")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("checkbox").check();
  await expectAccessible(page);
  // Whoever closes the dialog before the page has been loaded anew sees what is left all the same.
  const isSlow = (url: URL) => url.pathname.endsWith("/coins.data");
  let slow = 1;
  await page.route(isSlow, async route => {
    if (slow-- > 0) await page.waitForTimeout(3000);
    await route.continue().catch(() => {});
  });
  await confirm.click();
  await expect(dialog.getByText(coins("success_title", { plan: "Prime" }))).toBeVisible();
  await expect(dialog.getByRole("heading", { name: coins("success_toast") })).toBeVisible();
  await dialog
    .getByRole("button", { name: coins("close"), exact: true })
    .last()
    .click();
  await expect(page.getByText(coins("move_plan", { plan: "Prime" }), { exact: true })).toBeVisible();
  await page.unroute(isSlow);
}

const monitor = (url: string, name: string) => ({ name, type: "website", url, intervalS: 180 });

/** The sixth monitor and the shorter interval are what Prime opens. */
async function useWhatIsOpen(walker: Walker): Promise<void> {
  const { page, world, address, pricing } = walker;
  expect((await userOf(walker)).subscriptionCheck).toMatchObject({ NamePlan: "Prime", isValid: true });
  for (let n = 1; n <= 6; n++)
    expect(await send(walker, "/api/monitors", monitor(`${world.targetUrl}${n}`, `Site ${n}`))).toBe(201);
  await page.goto(address("/pricing"));
  await expect(page.getByText(pricing("your_plan"), { exact: true })).toHaveCount(1);
  const body = { plan: "plus", terms: true, key: "another-plan" };
  expect(await send(walker, "/api/coins/plans", body)).toBe(409);
}

/** After the end five of the six run, and their owner says which. */
async function chooseWhatRuns(walker: Walker): Promise<void> {
  const { page, world, address, choice } = walker;
  expect((await userOf(walker)).subscriptionCheck).toMatchObject({ NamePlan: "free", isValid: false });
  await page.goto(address("/uptimes"));
  expect(await send(walker, "/api/monitors", monitor(`${world.targetUrl}7`, "Site 7"))).not.toBe(201);
  await page.getByRole("button", { name: choice("open") }).click();
  const dialog = page.getByRole("dialog");
  const box = (name: string) => dialog.getByRole("checkbox", { name });
  await expect(async () => {
    const held = await page.evaluate(async () => (await fetch("/api/monitors/choice")).json());
    expect(held.items.filter((item: { holdsSlot: boolean }) => item.holdsSlot)).toHaveLength(5);
  }).toPass(soon);
  await page.reload();
  await page.getByRole("button", { name: choice("open") }).click();
  await expect(box("Site 6")).toBeDisabled();
  await box("Site 1").uncheck();
  await box("Site 6").check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: choice("save") }).click();
  await expect(page.getByText(choice("saved"))).toBeVisible();
  const kept = await page.evaluate(async () => (await fetch("/api/monitors/choice")).json());
  const named = kept.items.filter((item: { holdsSlot: boolean }) => !item.holdsSlot);
  expect(named.map((item: { name: string }) => item.name)).toEqual(["Site 1"]);
}

/** Prime again, this time with coins of staff: what the end had paused runs by itself. */
async function comeBack(walker: Walker): Promise<void> {
  const { page, address, choice } = walker;
  await giveCoins(walker, primePrice);
  expect(await send(walker, "/api/coins/plans", { plan: "prime", terms: true, key: "once-more" })).toBe(200);
  await expect(async () => {
    const { items } = await page.evaluate(async () => (await fetch("/api/monitors/choice")).json());
    expect(items.map((item: { holdsSlot: boolean }) => item.holdsSlot)).toEqual(Array(6).fill(true));
  }).toPass(soon);
  await page.goto(address("/uptimes"));
  await expect(page.getByText("Site 1", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: choice("open") })).toHaveCount(0);
}

inEachLanguage("Three gifts, a month of Prime, and its end", async walker => {
  const { page, coins, address } = walker;
  const visit = await page.goto(address("/coins"));
  expect(visit?.status()).toBe(200);
  await expect(page.getByText(coins("visitor_title"))).toBeVisible();
  await expect(page.locator('main a[href*="/api/login"]')).toBeVisible();
  await expectAccessible(page);

  await enter(walker);
  await claimOnThreeDays(walker);
  expect(await send(walker, "/api/coins/plans", { plan: "prime", terms: true, key: "too-early" })).toBe(409);
  await saveUp(walker);
  const before = (await userOf(walker)).coins;
  await buyPrime(walker);
  expect((await userOf(walker)).coins).toBe(before - primePrice);
  await useWhatIsOpen(walker);

  await pass(walker, 31 * dayMs + hourMs);
  await enter(walker);
  await chooseWhatRuns(walker);
  await page.goto(address("/coins"));
  await expect(page.getByText(coins("streak_none"))).toBeVisible();
  await expect(page.getByRole("button", { name: coins("claim"), exact: true })).toBeVisible();
  await comeBack(walker);
});

inEachLanguage("What the gift says when it cannot be taken", async walker => {
  const { page, coins, error, address } = walker;
  await enter({ ...walker, name: `${walker.name} late` });
  await page.goto(address("/coins"));
  const button = page.getByRole("button", { name: coins("claim"), exact: true });
  await page.route("**/api/coins/claim", route => route.abort());
  await button.click();
  await expect(page.getByText(coins("claim_failed"), { exact: true })).toBeVisible();
  await page.unroute("**/api/coins/claim");
  // Whoever has logged out in another window is nobody here.
  await page.context().clearCookies();
  await button.click();
  await expect(page.getByText(error("coins_unauthorized"), { exact: true })).toBeVisible();
});
