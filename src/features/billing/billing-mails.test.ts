import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addMonths, addMs, dayMs } from "#core/time.ts";
import type { Language } from "#core/vocabulary.ts";
import type { Database } from "#db/client.ts";
import { billingMails, users } from "#db/schema/index.ts";
import type { Services } from "#features/context/index.ts";
import type { Mailer } from "#features/notifications/index.ts";
import { runSandboxRound } from "#features/sandbox/index.ts";
import { buyInSandbox, settle } from "#tests/billing.ts";
import { makeUser, noon, testServices } from "#tests/factories.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { mailBilling, remindRenewals, tellEndedPlans } from "./index.ts";

let database: Database;
let services: Services;
beforeAll(async () => {
  database = await openTestDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

async function buyerIn(language: Language, card: "visa" | "refuses_later" = "visa") {
  const ctx = await makeUser(services, { now: noon });
  const email = `${ctx.userId}@example.com`;
  await services.db
    .update(users)
    .set({ email, emailVerified: true, language })
    .where(eq(users.id, ctx.userId));
  await buyInSandbox(ctx, { card });
  await settle(services, noon);
  return { ...ctx, email };
}

/** Sends what waits for a user and returns what arrived: subject and text. */
async function arrived(userId: string, now: Date) {
  const sent: { to: string; subject: string; text: string }[] = [];
  const mailer: Mailer = { send: async mail => void sent.push(mail), close: async () => {} };
  const waiting = await services.db.select().from(billingMails).where(eq(billingMails.userId, userId));
  for (const { id } of waiting) {
    await mailBilling(services, mailer, id, now);
    await mailBilling(services, mailer, id, now);
  }
  return sent;
}

const end = addMonths(noon, 1);

it.each([
  ["en", "Your Plus plan renews on Apr 10, 2026", "5.99"],
  ["ar", "تتجدّد خطة Plus في", "5.99"],
] as const)("reminds of a renewal once, in the user's language: %s", async (language, subject, price) => {
  const buyer = await buyerIn(language);
  const near = addMs(end, -2 * dayMs);
  await remindRenewals(services, addMs(end, -4 * dayMs));
  expect(await arrived(buyer.userId, near)).toEqual([]);
  await remindRenewals(services, near);
  await remindRenewals(services, addMs(near, dayMs));
  const mails = await arrived(buyer.userId, near);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: buyer.email });
  expect(mails[0]?.subject).toContain(subject);
  expect(mails[0]?.text).toContain(price);
  expect(mails[0]?.text).toContain(language === "ar" ? "/ar/billing" : "/billing");
});

it("tells of a payment that failed, and of the end", async () => {
  const buyer = await buyerIn("en", "refuses_later");
  const late = addMs(end, 1);
  await runSandboxRound(services, late);
  await settle(services, late);
  const [failed, ...more] = await arrived(buyer.userId, late);
  expect(failed?.subject).toBe("The payment for your Plus plan failed");
  expect(more).toEqual([]);
  const over = addMs(end, 8 * dayMs);
  await runSandboxRound(services, over);
  await settle(services, over);
  await tellEndedPlans(services, addMs(end, 6 * dayMs + 1));
  await tellEndedPlans(services, addMs(end, 6 * dayMs + 2));
  expect((await arrived(buyer.userId, over)).map(mail => mail.subject)).toEqual(["Your Plus plan has ended"]);
});
