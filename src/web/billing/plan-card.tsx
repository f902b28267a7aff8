import { useState } from "react";
import type { BillingView } from "#features/billing/billing.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { useT } from "../translation.tsx";
import { Badge, type Tone } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { useBillingWords } from "./plan-words.ts";
import type { useBilling } from "./use-billing.ts";

type Billing = ReturnType<typeof useBilling>;

const tones: Record<BillingView["state"], Tone> = {
  free: "neutral",
  active: "online",
  past_due: "offline",
  canceled: "coin",
  paused: "pending",
  expired: "offline",
  gift: "accent",
  coins: "coin",
  staff: "accent",
};

function useStateText(view: BillingView): string {
  const t = useT(billingMessages);
  const { date, amount } = useBillingWords(view);
  const { state } = view;
  if (state === "free") return t("text_free");
  if (state === "active" && view.nextBillingAt !== null)
    return t("text_active", { date: date(view.nextBillingAt), amount });
  if (state === "active") return t("text_change", { date: date(view.endsAt) });
  if (state === "past_due")
    return view.daysRemaining > 0
      ? t("text_past_due", { date: date(view.graceUntil) })
      : t("text_past_due_closed");
  return t(`text_${state}`, { date: date(view.endsAt), amount });
}

function Facts({ view }: { view: BillingView }) {
  const t = useT(billingMessages);
  const { date } = useBillingWords(view);
  const end = view.state === "past_due" ? view.graceUntil : view.endsAt;
  const isClosed = view.state === "past_due" && view.daysRemaining === 0;
  const facts = [
    view.nextBillingAt !== null
      ? { name: t("next_billing"), value: date(view.nextBillingAt) }
      : { name: t(isClosed ? "closed_since" : "expiry"), value: date(end) },
    { name: t("method"), value: <Method view={view} /> },
  ].slice(view.state === "paused" ? 1 : 0);
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col gap-0.5">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Method({ view: { method } }: { view: BillingView }) {
  const t = useT(billingMessages);
  if (method === null) return t("method_none");
  if (method.kind !== "card" || method.last4 === null)
    return t(`method_${method.kind === "card" ? "none" : method.kind}`);
  const brand = `${(method.brand ?? "card").slice(0, 1).toUpperCase()}${(method.brand ?? "card").slice(1)}`;
  return t("method_card", { brand, last4: method.last4 });
}

function Scheduled({ billing }: { billing: Billing }) {
  const t = useT(billingMessages);
  const { view, pending, removeChange } = billing;
  const { date } = useBillingWords(view);
  if (view.scheduledChange === null) return null;
  const { action, at } = view.scheduledChange;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="sm" pending={pending === "unschedule"} onClick={() => void removeChange()}>
          {t("remove_change")}
        </Button>
      }
    >
      {t(`scheduled_${action}`, { date: date(at) })}
    </Notice>
  );
}

type Asked = "cancel" | "reactivate" | "resume";

function Actions({ billing, onAsk }: { billing: Billing; onAsk(asked: Asked): void }) {
  const t = useT(billingMessages);
  const { view, pending, updatePayment } = billing;
  const { can } = view;
  if (!can.updatePayment && !can.resume && !can.cancel) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {can.resume && (
        <Button variant="primary" icon="play" onClick={() => onAsk("resume")}>
          {t("resume")}
        </Button>
      )}
      {can.reactivate && (
        <Button variant="primary" icon="retry" onClick={() => onAsk("reactivate")}>
          {t("reactivate")}
        </Button>
      )}
      {can.updatePayment && (
        <Button
          variant={view.state === "past_due" ? "primary" : "secondary"}
          pending={pending === "payment"}
          onClick={() => void updatePayment()}
        >
          {t("update_payment")}
        </Button>
      )}
      {can.cancel && (
        <Button variant="danger" onClick={() => onAsk("cancel")}>
          {t("cancel")}
        </Button>
      )}
    </div>
  );
}

/** The plan that runs, what becomes of it, and what can be done about it. */
export function PlanCard({ billing }: { billing: Billing }) {
  const t = useT(billingMessages);
  const { view } = billing;
  const [asked, setAsked] = useState<Asked | null>(null);
  const text = useStateText(view);
  const hasPlan = view.plan !== "free";
  const isClosed = view.state === "past_due" && view.daysRemaining === 0;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex flex-col gap-1">
          <h2 className="text-sm font-normal text-muted">{t("current_plan")}</h2>
          <p className="flex flex-wrap items-baseline gap-x-2 text-2xl font-semibold">
            <bdi>{hasPlan ? planTitles[view.plan] : t("free_plan")}</bdi>
            {view.period && (
              <span className="text-sm font-normal text-muted">{t(`period_${view.period}`)}</span>
            )}
          </p>
        </div>
        <Badge tone={tones[view.state]}>
          {t(isClosed ? "state_past_due_closed" : `state_${view.state}`)}
        </Badge>
      </div>
      <p className="max-w-prose text-sm text-muted">
        {text}
        {view.daysRemaining > 0 && <> {t("days", { count: view.daysRemaining })}.</>}
      </p>
      {hasPlan && view.state !== "expired" && <Facts view={view} />}
      <Scheduled billing={billing} />
      <Actions billing={billing} onAsk={setAsked} />
      {asked && <DecisionDialog asked={asked} billing={billing} onClose={() => setAsked(null)} />}
    </Card>
  );
}
