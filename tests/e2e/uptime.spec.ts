import { expect } from "@playwright/test";
import { webhookUrl } from "../stubs/webhook-server.ts";
import {
  chooseAction,
  inEachLanguage,
  rowOf,
  signInFrom,
  startTarget,
  type Target,
  type Walker,
} from "./uptime-world.ts";

const checkWithinMs = 15_000;
const monitorName = "Shop API";

async function addThroughForm({ page, words }: Walker, target: Target, email: string): Promise<void> {
  await page.getByRole("button", { name: words.list("add_first") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words.form("name"), { exact: true }).fill(monitorName);
  await dialog.getByLabel(words.form("url"), { exact: true }).fill(target.url);
  await expect(dialog.getByLabel(words.form("email"))).toHaveValue(/@/);
  await dialog.getByLabel(words.form("email")).fill(email);
  await dialog.getByRole("switch", { name: words.form("discord_enabled") }).check();
  await dialog.getByLabel(words.form("webhook")).fill(webhookUrl());
  await dialog.getByRole("button", { name: words.form("save_add") }).click();
  await expect(dialog).toBeHidden();
}

/** Another expectation is checked at once, so that nobody waits for the interval. */
async function checkByEdit(walker: Walker): Promise<void> {
  const { page, words } = walker;
  await chooseAction(walker, monitorName, words.list("edit"));
  const dialog = page.getByRole("dialog");
  await dialog.getByText(words.form("advanced")).click();
  await dialog.getByLabel(words.form("accepted_statuses")).fill("200-299,304");
  await dialog.getByRole("button", { name: words.form("save_edit") }).click();
  await expect(dialog).toBeHidden();
}

/** What reached one address: other journeys of the same run send theirs. */
const mailsTo = ({ world }: Walker, email: string) =>
  world.smtp.mails.filter(mail => mail.to.includes(email));
const callsOf = ({ world }: Walker, id: string) =>
  world.discord.calls.filter(call => JSON.stringify(call.json).includes(id));

inEachLanguage("Online, offline, online", async walker => {
  const { page, words, name } = walker;
  const email = `${name.replaceAll(/\W+/g, ".").toLowerCase()}@example.com`;
  const target = await startTarget();
  await signInFrom(walker);
  await addThroughForm(walker, target, email);

  const row = rowOf(page, monitorName);
  await expect(row.getByText(words.list("online"), { exact: true })).toBeVisible({ timeout: checkWithinMs });
  const id = (await row.getAttribute("data-monitor")) ?? "";

  await target.stop();
  await row.getByRole("button", { name: words.list("boost_of", { name: monitorName }) }).click();
  await expect(row.getByText(words.list("offline"), { exact: true })).toBeVisible({
    timeout: checkWithinMs,
  });
  await expect(row).toContainText(walker.language === "en" ? "No connection" : "لا اتصال");
  await expect(page).toHaveTitle(/^\(1\)/);
  await expect.poll(() => mailsTo(walker, email).length, { timeout: checkWithinMs }).toBe(1);
  await expect.poll(() => callsOf(walker, id).length, { timeout: checkWithinMs }).toBe(1);
  const [alarm] = mailsTo(walker, email);
  expect(alarm?.headers.subject).toContain(monitorName);
  expect(alarm?.text).toContain(`/uptimes/${id}`);

  await target.start();
  await checkByEdit(walker);
  await expect(row.getByText(words.list("online"), { exact: true })).toBeVisible({ timeout: checkWithinMs });
  await expect(page).not.toHaveTitle(/^\(/);
  await expect.poll(() => mailsTo(walker, email).length, { timeout: checkWithinMs }).toBe(2);
  await expect.poll(() => callsOf(walker, id).length, { timeout: checkWithinMs }).toBe(2);
  expect(mailsTo(walker, email)[1]?.text).toMatch(walker.language === "en" ? /second/ : /ثانية|ثوان/);

  await row.getByRole("link", { name: monitorName }).click();
  const incidents = page.getByRole("region", { name: words.detail("incidents_title") });
  await expect(incidents.getByRole("listitem")).toHaveCount(1);
  await expect(incidents).not.toContainText(words.detail("incident_ongoing"));
  const deliveries = page.getByRole("region", { name: words.detail("deliveries_title") });
  await expect(deliveries.getByText(words.detail("outcome_sent"), { exact: true })).toHaveCount(4);
  await target.stop();
});
