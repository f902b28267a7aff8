import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { inEachLanguage, type Walker } from "./plans-world.ts";

/** Ticks the human check and waits until the browser has done its work. */
async function prove({ page, words }: Walker): Promise<void> {
  await page.getByRole("checkbox", { name: words.check("label") }).click();
  await expect(page.getByText(words.check("verified"))).toBeVisible({ timeout: 30_000 });
}

async function redeem(walker: Walker, code: string): Promise<void> {
  const { page, words } = walker;
  await page.getByLabel(words.redeem("code"), { exact: true }).fill(code);
  await prove(walker);
  await page.getByRole("button", { name: words.redeem("redeem"), exact: true }).click();
}

const refusedWith = ({ page }: Walker, text: string | RegExp) =>
  expect(page.getByRole("main").getByRole("alert").filter({ hasText: text })).toBeVisible();

/** Staff make two codes, save them and lose sight of them. */
async function makeCodes({ page, words, become, go }: Walker): Promise<string[]> {
  await become("staff");
  await go("/staff/gifts");
  await page.getByLabel(words.gifts("plan"), { exact: true }).selectOption("plus");
  await page.getByLabel(words.gifts("count"), { exact: true }).fill("2");
  await page.getByLabel(words.gifts("valid_days"), { exact: true }).fill("30");
  await page.getByLabel(words.gifts("months"), { exact: true }).fill("0");
  await page.getByRole("button", { name: words.gifts("make"), exact: true }).click();
  await expect(page.getByLabel(words.gifts("months"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await page.getByLabel(words.gifts("months"), { exact: true }).fill("1");
  await page.getByRole("button", { name: words.gifts("make"), exact: true }).click();
  await expect(page.getByText(words.gifts("made_title", { count: 2 }))).toBeVisible();
  await expectAccessible(page);
  const codes = (await page.getByTestId("gift-codes").innerText()).trim().split("\n");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: words.gifts("save_csv"), exact: true }).click();
  const file = await (await download).createReadStream();
  const csv = (await file.toArray()).map(String).join("");
  expect(
    csv
      .trim()
      .split("\r\n")
      .slice(1)
      .map(line => line.split(",")[0]),
  ).toEqual(codes);
  await page.getByRole("button", { name: words.gifts("done"), exact: true }).click();
  await go("/staff/gifts");
  for (const code of codes) expect(await page.content()).not.toContain(code);
  return codes;
}

inEachLanguage("a code from staff to the plan that it opens, and its end", async walker => {
  const { page, words, become, go, passDays, planOfUser } = walker;
  const [code = "", second = ""] = await makeCodes(walker);
  await become("Rana");
  await go("/support");
  await expect(page.getByText(words.support("offer_title"))).toBeVisible();
  await go("/redeem");
  await redeem(walker, code.toLowerCase().replaceAll("-", " "));
  await expect(page.getByRole("note").filter({ hasText: words.redeem("done") })).toBeVisible();
  await expectAccessible(page);
  expect(await planOfUser()).toMatchObject({ NamePlan: "Plus", isValid: true });
  await go("/support");
  await expect(page.getByRole("button", { name: words.support("new_thread") })).toBeVisible();

  // Used once: nobody else gets anything from it.
  await become("Omar");
  await go("/redeem");
  await redeem(walker, code);
  await refusedWith(walker, words.error("gift_code_refused"));
  await become("staff");
  await go("/staff/gifts?state=redeemed");
  await expect(page.getByText(words.gifts("redeemed"), { exact: true }).last()).toBeVisible();
  await expectAccessible(page);

  // The second one expires, and so does the plan.
  await passDays(31);
  await become("Omar");
  await go("/redeem");
  await redeem(walker, second);
  await refusedWith(walker, words.error("gift_code_refused"));
  await become("Rana");
  expect(await planOfUser()).toMatchObject({ NamePlan: "free", isValid: false });
  await go("/support");
  await expect(page.getByText(words.support("offer_title"))).toBeVisible();
});

inEachLanguage("what the form says when something is wrong", async walker => {
  const { page, words, become, go, giftCode, planOfUser } = walker;
  const send = page.getByRole("button", { name: words.redeem("redeem"), exact: true });
  expect(await go("/redeem")).toBe(200);
  await expect(page.getByText(words.redeem("visitor_title"))).toBeVisible();
  await expectAccessible(page);
  await become("Lina");
  await go("/redeem");
  await send.click();
  await expect(page.getByText(words.redeem("code_required"))).toBeVisible();
  await expect(page.getByText(words.redeem("robot_required"))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.redeem("code"), { exact: true }).fill("ABC");
  await send.click();
  await expect(page.getByText(words.redeem("code_required"))).toBeHidden();
  await expect(page.getByText(words.redeem("robot_required"))).toBeVisible();

  // What was typed stays after each refusal.
  await redeem(walker, await giftCode("prime"));
  await expect(page.getByRole("note").filter({ hasText: words.redeem("done") })).toBeVisible();
  await go("/redeem");
  const other = await giftCode("developer");
  await redeem(walker, other);
  const running = words.error("plan_running", { plan: "Prime", until: "\u0000" }).split("\u0000");
  await refusedWith(walker, running[0] ?? "");
  await expect(page.getByLabel(words.redeem("code"), { exact: true })).toHaveValue(other);
  await go("/redeem");
  await redeem(walker, await giftCode("prime"));
  await expect(page.getByRole("note").filter({ hasText: words.redeem("done") })).toBeVisible();
  await go("/redeem");
  for (let tries = 3; tries < 5; tries++) {
    await redeem(walker, `WRONG-${tries}`);
    await refusedWith(walker, words.error("gift_code_refused"));
  }
  await redeem(walker, other);
  const [limit = ""] = words.error("redeem_limit_reached", { max: 5, count: "\u0000" }).split("\u0000");
  await refusedWith(walker, limit);
  expect(await planOfUser()).toMatchObject({ NamePlan: "Prime" });
});
