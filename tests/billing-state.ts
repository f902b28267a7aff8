import type pg from "pg";

/** What counts of everything that messages lead to, without ids of our own and times of arrival. */
export async function billingState(pool: pg.Pool): Promise<Record<string, unknown[]>> {
  const ask = async (sql: string) => (await pool.query(sql)).rows;
  return {
    subscriptions: await ask(
      `select c.id as checkout, s.provider_id, s.plan, s.period, s.status, s.period_start, s.period_end, s.anchor_day,
        s.scheduled_action, s.scheduled_at, s.canceled_at, s.is_refused, s.occurred_at, s.event_id
       from subscriptions s join checkouts c on c.user_id = s.user_id order by s.provider_id`,
    ),
    payments: await ask(
      `select provider_id, subscription_id, plan, status, amount_cents, currency, invoice_number, period_start,
        period_end, method_kind, method_last4, billed_at, occurred_at, event_id from payments order by provider_id`,
    ),
    entitlements: await ask(
      `select s.provider_id, e.plan, e.source, e.valid_until, e.grace_until, e.renews
       from entitlements e join subscriptions s on s.id = e.reference order by s.provider_id`,
    ),
    unhandled: await ask("select event_id from provider_events where handled_at is null"),
  };
}
