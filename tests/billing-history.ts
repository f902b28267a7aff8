import { addMonths, addMs, dayMs, hourMs } from "#core/time.ts";
import { orderMethodChange, orderPlan, payTransaction } from "#features/sandbox/sandbox-checkout.ts";
import { catchUp, scheduleChange } from "#features/sandbox/sandbox-renewals.ts";
import { memoryBooks } from "./stubs/paddle-books.ts";

/**
 * The messages of a subscription's whole life in the order in which they were made: bought, canceled and taken back,
 * renewed again and again, late once and paid with another card, and at its end canceled if `ends`.
 */
export async function lifeOfSubscription(
  checkoutId: string,
  life: { begins: Date; renewals: number; ends: boolean },
): Promise<string[]> {
  const { begins, renewals, ends } = life;
  const books = memoryBooks();
  const order = {
    checkoutId,
    plan: "plus",
    period: "monthly",
    amountCents: 599,
    returnUrl: "https://pay.test/",
  } as const;
  const { id } = await orderPlan(books, order, begins);
  await payTransaction(books, id, { card: "declined", delivery: "at_once" }, begins);
  const paidAt = addMs(begins, hourMs);
  const { transaction } =
    (await payTransaction(books, id, { card: "visa", delivery: "at_once" }, paidAt)) ?? {};
  const subscriptionId = transaction?.subscription_id ?? "";
  const at = async (now: Date) => {
    const found = await catchUp(books, subscriptionId, now);
    if (found === null) throw new Error("a subscription is gone");
    return found;
  };
  const change = async (wish: "cancel" | null, now: Date) => scheduleChange(books, await at(now), wish, now);
  const changeCard = async (card: "visa" | "refuses_later", now: Date) => {
    const other = await orderMethodChange(books, await at(now), "https://pay.test/", now);
    await payTransaction(books, other.id, { card, delivery: "at_once" }, now);
  };
  await change("cancel", addMs(paidAt, dayMs));
  await change(null, addMs(paidAt, 2 * dayMs));
  const middle = addMonths(paidAt, Math.floor(renewals / 2));
  await changeCard("refuses_later", addMs(middle, dayMs));
  const late = addMonths(middle, 1);
  await at(addMs(late, hourMs));
  await changeCard("visa", addMs(late, dayMs));
  const last = addMonths(paidAt, renewals);
  await at(last);
  if (ends) {
    await change("cancel", addMs(last, dayMs));
    await at(addMonths(last, 1));
  }
  return books.webhooks.map(({ body }) => body);
}

/** A random order that is the same for the same seed. */
export function shuffled<Item>(list: readonly Item[], seed: number): Item[] {
  const result = [...list];
  let state = seed;
  // A linear congruential generator (Numerical Recipes): its randomness need not be good, only repeatable.
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let index = result.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1));
    [result[index], result[other]] = [result[other] as Item, result[index] as Item];
  }
  return result;
}
