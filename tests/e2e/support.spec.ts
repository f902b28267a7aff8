import { expect } from "@playwright/test";
import type { ReceivedMail } from "../stubs/mail-message.ts";
import { expectAccessible } from "../support/accessible.ts";
import { postJson, signIn } from "../support/sign-in.ts";
import { inEachLanguage, supportAddress, type Walker } from "./plans-world.ts";

/** The one mail to an address that says all of this; it comes once, however long one waits. */
async function mailWith({ mails }: Walker, to: string, ...says: string[]): Promise<ReceivedMail> {
  const fitting = () =>
    mails().filter(mail => mail.to.includes(to) && says.every(part => mail.text.includes(part)));
  await expect.poll(() => fitting().length, { timeout: 30_000 }).toBe(1);
  const [mail] = fitting();
  if (mail === undefined) throw new Error("The mail is gone again.");
  return mail;
}

/** Whoever is signed in reads the site, and so its mails, in the language of the journey. */
async function readInOwnLanguage({ page, language }: Walker): Promise<string> {
  const { origin } = new URL(page.url());
  const set = await page.request.patch(`${origin}/api/settings`, { data: { language }, headers: { origin } });
  expect(set.status()).toBeLessThan(300);
  const { userDetails } = await (await page.request.get(`${origin}/api/user`)).json();
  return `${userDetails.username}@example.com`;
}

/** Gives the signed-in user of the page a plan by a code. */
async function redeemQuietly({ page, words, go, giftCode }: Walker): Promise<void> {
  await go("/redeem");
  await page.getByLabel(words.redeem("code"), { exact: true }).fill(await giftCode("plus"));
  await page.getByRole("checkbox", { name: words.check("label") }).click();
  await expect(page.getByText(words.check("verified"))).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: words.redeem("redeem"), exact: true }).click();
  await expect(page.getByRole("note").filter({ hasText: words.redeem("done") })).toBeVisible();
}

inEachLanguage("a question, its answer, and reading on after the plan", async walker => {
  const { page, words, become, go, passDays, name } = walker;
  const subject = `بوتي متوقف ${name}`;
  expect(await go("/support")).toBe(200);
  await expect(page.getByText(words.support("offer_title"))).toBeVisible();
  await expectAccessible(page);
  await become("Sami");
  await redeemQuietly(walker);
  const own = await readInOwnLanguage(walker);
  await go("/support");
  await expect(page.getByText(words.support("empty_title"))).toBeVisible();
  await page.getByRole("button", { name: words.support("new_thread") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words.support("send"), exact: true }).click();
  await expect(dialog.getByLabel(words.support("subject"), { exact: true })).toHaveAttribute(
    "aria-invalid",
    "true",
  );
  await expect(dialog.getByLabel(words.support("subject"), { exact: true })).toBeFocused();
  await dialog.getByLabel(words.support("subject"), { exact: true }).fill(subject);
  await dialog
    .getByLabel(words.support("message"), { exact: true })
    .fill("It runs.\n<b>But</b> it says offline.");
  await dialog.getByRole("button", { name: words.support("send"), exact: true }).click();
  await expect(page.getByRole("heading", { name: subject })).toBeVisible();
  await expect(page.getByText("<b>But</b> it says offline.")).toBeVisible();
  await expectAccessible(page);
  const address = new URL(page.url()).pathname.replace(/^\/ar/, "");
  // The team hears of it, with the way to answer; nobody else does.
  const asked = await mailWith(walker, supportAddress, "<b>But</b> it says offline.", `/staff${address}`);
  expect(asked.headers.subject).toContain(words.support("mail_title", { subject }));
  expect(asked.html).not.toContain("<b>But</b>");
  expect(asked.to).toEqual([supportAddress]);

  // Nobody else reads it.
  await become("Stranger");
  expect(await go(address)).toBe(404);
  await become("staff");
  await go("/staff/support");
  await page.getByRole("link", { name: subject }).click();
  await expect(page.getByText(words.support("staff_plan", { plan: "Plus" }))).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(words.support("staff_answer"), { exact: true }).fill("Which host is it on?");
  await page.getByRole("button", { name: words.support("staff_send"), exact: true }).click();
  await expect(page.getByText("Which host is it on?").first()).toBeVisible();

  const answered = await mailWith(walker, own, "Which host is it on?", address);
  expect(answered.headers.subject).toContain(words.notice("support_answered", { name: subject }));
  expect(answered.to).toEqual([own]);

  await become("Sami");
  await go("/notices");
  await expect(page.getByText(words.notice("support_answered_text")).first()).toBeVisible();
  await page
    .getByRole("link", { name: words.notice("open_thread") })
    .first()
    .click();
  await expect(page.getByText("Which host is it on?")).toBeVisible();
  await page.getByLabel(words.support("reply"), { exact: true }).fill("A small one.");
  await page.getByRole("button", { name: words.support("send"), exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "A small one." })).toBeVisible();
  await mailWith(walker, supportAddress, "A small one.", `/staff${address}`);
  await page.getByRole("button", { name: words.support("close"), exact: true }).click();
  await expect(page.getByText(words.support("reopen_hint"))).toBeVisible();

  // The plan ends: everything can be read, and nothing written.
  await passDays(32);
  await become("Sami");
  await go("/support");
  await expect(page.getByText(words.support("read_only_title"))).toBeVisible();
  await expect(page.getByRole("button", { name: words.support("new_thread") })).toHaveCount(0);
  await go(address);
  await expect(page.getByText("Which host is it on?")).toBeVisible();
  await expect(page.getByLabel(words.support("reply"), { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const site = new URL(page.url()).origin;
  const cookie = await signIn(site, `Sami ${name}`);
  await expect(postJson(`${site}/api${address}/messages`, cookie, { text: "x" })).rejects.toThrow("403");
});

/** How far the page scrolls sideways. */
const overflowOf = ({ page }: Walker) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

inEachLanguage("a word without end stays within its page", async walker => {
  const { page, words, become, go } = walker;
  const word = "W".repeat(110);
  await become("Sami");
  await redeemQuietly(walker);
  const { origin } = new URL(page.url());
  const post = async (path: string, data: unknown) => {
    const answer = await page.request.post(`${origin}/api${path}`, { data, headers: { origin } });
    expect(answer.status()).toBe(201);
    return answer.json();
  };
  const { id } = await post("/support", { subject: word, text: word });
  const github = "g".repeat(39);
  await page.request.put(`${origin}/api/profile`, { data: { biography: word, github }, headers: { origin } });
  const { userDetails } = await (await page.request.get(`${origin}/api/user`)).json();
  const fits = async (path: string, text: string) => {
    await go(path);
    await expect(page.getByText(text).first()).toBeVisible();
    expect([path, await overflowOf(walker)]).toEqual([path, 0]);
  };

  await become("staff");
  await post(`/staff/support/${id}/answers`, { text: word, close: false });
  await post("/staff/gifts", { plan: "prime", months: 1, count: 1, validDays: 1, note: word });
  await fits(`/staff/support/${id}`, word);
  await fits("/staff/gifts", word);
  await fits("/staff/audit", words.staff("only_subject"));
  await fits(`/profile/${userDetails.id}`, github);
  await become("Sami");
  await fits(`/support/${id}`, word);
  await fits("/notices", word);
});
