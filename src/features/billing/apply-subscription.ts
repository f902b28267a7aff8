import { and, eq, isNull } from "drizzle-orm";
import { isAppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import type { PaymentProviderName } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { checkouts, subscriptions } from "#db/schema/index.ts";
import type { Services } from "../context/index.ts";
import { lockUser } from "../locks/index.ts";
import type { SubscriptionSnapshot } from "../payments/index.ts";
import { endPlan, openPlan, type PlanOrigin, setPlanEnd } from "../plans/index.ts";
import { writeBillingMail } from "./billing-mails.ts";
import { findOwner, keepCustomer } from "./find-owner.ts";
import { nextSubscription, type SubscriptionEffect, type SubscriptionState } from "./next-subscription.ts";
import {
  columnsOfState,
  findByProviderId,
  findRunning,
  type SubscriptionRow,
  stateOfRow,
} from "./subscription-row.ts";

export type ApplyAccess = Pick<Services, "jobs" | "log">;

/** A message about somebody whom we do not know, or not yet. */
export class UnknownOwnerError extends Error {
  constructor() {
    super("whose this is cannot be told");
    this.name = "UnknownOwnerError";
  }
}

const originOf = ({ userId, id }: SubscriptionRow): PlanOrigin => ({ userId, source: "card", reference: id });

/** Opens what was paid for. False when another plan runs: then the money goes back and that plan goes on. */
async function opens(
  tx: Tx,
  row: SubscriptionRow,
  state: SubscriptionState,
  effects: SubscriptionEffect[],
  now: Date,
) {
  for (const effect of effects) {
    if (effect.kind === "close") await setPlanEnd(tx, { ...originOf(row), ...effect.access });
    if (effect.kind !== "open") continue;
    // Only the provider's own staff can change the plan of a subscription: the old one ends where the new one begins.
    if (row.plan !== state.plan) await endPlan(tx, originOf(row), now);
    try {
      await openPlan(tx, { ...originOf(row), plan: state.plan, ...effect.access }, now);
    } catch (error) {
      if (isAppError(error) && error.code === "plan_running") return false;
      throw error;
    }
  }
  return true;
}

async function insertRow(
  tx: Tx,
  told: SubscriptionSnapshot,
  state: SubscriptionState,
  place: { userId: string; provider: PaymentProviderName; now: Date },
): Promise<SubscriptionRow> {
  const { now, ...owner } = place;
  const isRefused = state.status !== "canceled" && (await findRunning(tx, owner.userId)) !== null;
  const [row] = await tx
    .insert(subscriptions)
    .values({
      id: createId(),
      ...owner,
      providerId: told.providerId,
      ...columnsOfState(state),
      isRefused,
      createdAt: told.startedAt,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error("a subscription was not kept");
  return row;
}

async function refuse(tx: Tx, access: ApplyAccess, row: SubscriptionRow): Promise<void> {
  await tx.update(subscriptions).set({ isRefused: true }).where(eq(subscriptions.id, row.id));
  if (row.status === "canceled") return;
  access.log.warn(
    { subscriptionId: row.id },
    "another plan runs: a subscription is ended and its money goes back",
  );
  await access.jobs.add(tx, "return-payment", [{ subscriptionId: row.id }]);
}

/** Takes in what a provider says about a subscription: one rule decides, and what follows happens in the same transaction. */
export async function applySubscription(
  tx: Tx,
  access: ApplyAccess,
  provider: PaymentProviderName,
  told: SubscriptionSnapshot,
  now: Date,
): Promise<void> {
  const userId = await findOwner(tx, provider, { ...told, subscriptionId: told.providerId });
  if (userId === null) throw new UnknownOwnerError();
  await lockUser(tx, userId);
  await keepCustomer(tx, { userId, provider, providerId: told.customerId });
  const found = await findByProviderId(tx, provider, told.providerId);
  const { state, effects } = nextSubscription(
    found && stateOfRow(found),
    { kind: "told", subscription: told },
    now,
  );
  if (state === null || effects.length === 0) return;
  const row = found ?? (await insertRow(tx, told, state, { userId, provider, now }));
  if (found !== null)
    await tx
      .update(subscriptions)
      .set({ ...columnsOfState(state), updatedAt: now })
      .where(eq(subscriptions.id, row.id));
  if (told.checkoutId !== null)
    await tx
      .update(checkouts)
      .set({ completedAt: now })
      .where(and(eq(checkouts.id, told.checkoutId), isNull(checkouts.completedAt)));
  const current = { ...row, ...columnsOfState(state) };
  if (row.isRefused || !(await opens(tx, row, state, effects, now))) return refuse(tx, access, current);
  for (const effect of effects)
    if (effect.kind === "mail")
      await writeBillingMail(tx, access, {
        userId,
        kind: effect.mail,
        about: `${row.id}:${effect.at.toISOString()}`,
        params: { plan: state.plan, at: effect.at.toISOString() },
        now,
      });
}
