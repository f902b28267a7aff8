import { describe, expect, it } from "vitest";
import { addMonths, addMs, dayMs, hourMs } from "#core/time.ts";
import type { SubscriptionSnapshot } from "../payments/index.ts";
import { accessOf, nextSubscription, type SubscriptionState } from "./next-subscription.ts";

const at = (text: string) => new Date(`${text}T12:00:00.000Z`);
const start = at("2026-03-10");
const end = at("2026-04-10");

const told = (given: Partial<SubscriptionSnapshot> = {}): SubscriptionSnapshot => ({
  providerId: "sub_1",
  checkoutId: "checkout",
  customerId: "ctm_1",
  plan: "plus",
  period: "monthly",
  status: "active",
  startedAt: start,
  periodStart: start,
  periodEnd: end,
  scheduledChange: null,
  pausedAt: null,
  canceledAt: null,
  occurredAt: start,
  eventId: "evt_1",
  ...given,
});
const following = (events: SubscriptionSnapshot[], now = start) =>
  events.reduce<{ state: SubscriptionState | null; mails: string[] }>(
    ({ state, mails }, subscription) => {
      const next = nextSubscription(state, { kind: "told", subscription }, now);
      const more = next.effects.flatMap(effect => (effect.kind === "mail" ? [effect.mail] : []));
      return { state: next.state, mails: [...mails, ...more] };
    },
    { state: null, mails: [] },
  );

const active = told();
const scheduled = told({
  scheduledChange: { action: "cancel", at: end },
  occurredAt: at("2026-03-12"),
  eventId: "evt_2",
});
const renewed = told({ periodStart: end, periodEnd: at("2026-05-10"), occurredAt: end, eventId: "evt_3" });
const late = told({
  status: "past_due",
  periodStart: end,
  periodEnd: at("2026-05-10"),
  occurredAt: addMs(end, hourMs),
  eventId: "evt_4",
});
const recovered = { ...renewed, occurredAt: addMs(end, 2 * dayMs), eventId: "evt_5" };
const paused = told({
  status: "paused",
  periodStart: null,
  periodEnd: null,
  pausedAt: end,
  occurredAt: end,
  eventId: "evt_6",
});
const canceled = told({
  status: "canceled",
  periodStart: null,
  periodEnd: null,
  canceledAt: end,
  occurredAt: end,
  eventId: "evt_7",
});

describe("what a state opens", () => {
  it.each([
    ["active", [active], end, addMs(end, dayMs), true],
    ["canceled, until its end", [active, scheduled], end, null, false],
    [
      "reactivated",
      [active, scheduled, { ...active, occurredAt: at("2026-03-13"), eventId: "evt_9" }],
      end,
      addMs(end, dayMs),
      true,
    ],
    ["renewed", [active, renewed], at("2026-05-10"), addMs(at("2026-05-10"), dayMs), true],
    ["late: seven days from when the payment was due", [active, late], end, addMs(end, 7 * dayMs), true],
    [
      "late, with the old period still named",
      [active, { ...late, periodStart: start, periodEnd: end }],
      end,
      addMs(end, 7 * dayMs),
      true,
    ],
    ["recovered", [active, late, recovered], at("2026-05-10"), addMs(at("2026-05-10"), dayMs), true],
    ["paused", [active, paused], end, null, false],
    ["ended", [active, canceled], end, null, false],
  ])("%s", (_name, events, validUntil, graceUntil, renews) => {
    const { state } = following(events);
    expect(state && accessOf(state)).toEqual({ validUntil, graceUntil, renews });
  });
});

describe("messages in any order", () => {
  const orders = (list: SubscriptionSnapshot[]): SubscriptionSnapshot[][] =>
    list.length < 2
      ? [list]
      : list.flatMap((one, index) => orders(list.toSpliced(index, 1)).map(rest => [one, ...rest]));

  it.each([
    ["renewal", [active, scheduled, renewed, late, recovered]],
    ["end", [active, scheduled, late, canceled]],
    ["pause", [active, scheduled, paused]],
  ])("come to the same: %s", (_name, list) => {
    const inOrder = following(list).state;
    for (const order of orders(list)) expect(following(order).state).toEqual(inOrder);
  });

  it("change nothing twice, and tell of a late payment once", () => {
    expect(following([active, late, late, active, late]).mails).toEqual(["payment_failed"]);
    const { state } = following([active]);
    expect(nextSubscription(state, { kind: "told", subscription: active }, start).effects).toEqual([]);
  });

  it("bring nothing back from its end", () => {
    const later = { ...renewed, occurredAt: addMs(end, 30 * dayMs), eventId: "evt_z" };
    expect(following([active, canceled, later]).state).toEqual(following([active, canceled]).state);
  });
});

describe("time", () => {
  it.each([
    ["monthly", end, 3],
    ["yearly", at("2027-03-10"), 14],
  ] as const)("reminds of a %s renewal before it", (period, periodEnd, days) => {
    const { state } = following([told({ period, periodEnd })]);
    const effects = (now: Date) => nextSubscription(state, { kind: "time" }, now).effects;
    const due = addMs(periodEnd, -days * dayMs);
    expect(effects(addMs(due, -1))).toEqual([]);
    expect(effects(due)).toEqual([{ kind: "mail", mail: "renewal_reminder", at: periodEnd }]);
    expect(effects(periodEnd)).toEqual([]);
  });

  it("reminds nobody who has canceled", () => {
    const { state } = following([active, scheduled]);
    expect(nextSubscription(state, { kind: "time" }, addMs(end, -dayMs)).effects).toEqual([]);
  });
});

describe("the days of 25 renewals", () => {
  const series = (first: string, months: number, count: number) => {
    const begin = at(first);
    const days: string[] = [];
    let current = begin;
    for (let n = 0; n < count; n++) {
      current = addMonths(current, months, begin.getUTCDate());
      days.push(current.toISOString().slice(0, 10));
    }
    return days;
  };

  it("keep the last day of months that have no 31st, a leap year among them", () => {
    expect(series("2027-12-31", 1, 25)).toEqual([
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
      "2028-04-30",
      "2028-05-31",
      "2028-06-30",
      "2028-07-31",
      "2028-08-31",
      "2028-09-30",
      "2028-10-31",
      "2028-11-30",
      "2028-12-31",
      "2029-01-31",
      "2029-02-28",
      "2029-03-31",
      "2029-04-30",
      "2029-05-31",
      "2029-06-30",
      "2029-07-31",
      "2029-08-31",
      "2029-09-30",
      "2029-10-31",
      "2029-11-30",
      "2029-12-31",
      "2030-01-31",
    ]);
  });

  it("keep the 30th", () => {
    expect(series("2026-12-30", 1, 4)).toEqual(["2027-01-30", "2027-02-28", "2027-03-30", "2027-04-30"]);
  });

  it("come back to 29 February", () => {
    expect(series("2028-02-29", 12, 5)).toEqual([
      "2029-02-28",
      "2030-02-28",
      "2031-02-28",
      "2032-02-29",
      "2033-02-28",
    ]);
  });
});
