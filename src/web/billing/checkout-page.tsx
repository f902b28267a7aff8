import { useEffect, useState } from "react";
import { moneyPrice, type PaidPlan, plans } from "#core/plans.ts";
import type { BillingPeriod } from "#core/vocabulary.ts";
import type { BillingView, OpenedCheckout } from "#features/billing/billing.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { checkoutMessages } from "#i18n/messages/checkout.ts";
import { ApiFailure, callApi } from "../api-client.ts";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { Rich, useLanguage, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { Segments } from "../ui/tabs.tsx";
import { SandboxNotice } from "./billing-page.tsx";
import { openPayment, reopenForPayment } from "./open-payment.ts";
import { useBillingWords } from "./plan-words.ts";

type Props = {
  view: BillingView;
  plan: PaidPlan;
  period: BillingPeriod;
  now: string;
  onPeriod(period: BillingPeriod): void;
};

/** What is agreed to by paying; read in a window of its own, so that the checkout stays. */
function Accepted() {
  const c = useT(checkoutMessages);
  const link = (to: string, text: string) => (
    <LocaleLink key={to} to={to} target="_blank" className="underline hover:text-text">
      {text}
    </LocaleLink>
  );
  return (
    <p className="text-xs text-muted">
      <Rich
        catalogue={checkoutMessages}
        id="checkout_terms"
        parts={{
          terms: link("/terms-of-use", c("checkout_terms_link")),
          refund: link("/refund-policy", c("checkout_refund_link")),
        }}
      />
    </p>
  );
}

function Opens({ plan }: { plan: PaidPlan }) {
  const c = useT(checkoutMessages);
  const { slots, minIntervalS, codeFavorites, support } = plans[plan];
  const lines = [
    slots === null ? c("opens_unlimited") : c("opens_slots", { count: slots }),
    c("opens_interval", { count: minIntervalS / 60 }),
    codeFavorites === null ? c("opens_favorites_all") : c("opens_favorites", { count: codeFavorites }),
    c("opens_ads"),
    ...(support ? [c("opens_support")] : []),
  ];
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{c("opens")}</h2>
      <ul className="flex flex-col gap-2 text-sm">
        {lines.map(line => (
          <li key={line} className="flex items-center gap-2">
            <Icon name="check" size={18} className="text-online" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Running({ view }: { view: BillingView }) {
  const c = useT(checkoutMessages);
  const { date, plan } = useBillingWords(view);
  const end = view.state === "past_due" ? view.graceUntil : view.endsAt;
  const text =
    view.daysRemaining > 0 && end !== null
      ? c("checkout_running", { plan, date: date(end) })
      : c("checkout_running_open");
  return (
    <Notice
      tone="warning"
      action={<LinkButton href={useLocalePath()("/billing")}>{c("checkout_to_billing")}</LinkButton>}
    >
      {text}
    </Notice>
  );
}

function usePay({ view, plan, period }: Props, amountCents: number) {
  const t = useT(billingMessages);
  const c = useT(checkoutMessages);
  const language = useLanguage();
  const localePath = useLocalePath();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => reopenForPayment(view.script), [view.script]);
  const pay = async () => {
    setPending(true);
    setError(null);
    try {
      const body = { plan, period, amountCents, language };
      const opened = await callApi<OpenedCheckout>("/api/billing/checkouts", { method: "POST", body });
      const onPaid = () => location.assign(localePath(`/billing?checkout=${opened.checkoutId}`));
      await openPayment(opened, view.script, { language, onPaid });
      // While another page is on its way the button keeps turning.
      if (opened.url === null) setPending(false);
    } catch (failure) {
      setError(failure instanceof ApiFailure ? failure.message || t("failed") : c("script_failed"));
      setPending(false);
    }
  };
  return { pending, error, pay };
}

/** What is bought, what it costs now and later, and the way on to the payment. */
export function CheckoutPage(props: Props) {
  const t = useT(billingMessages);
  const c = useT(checkoutMessages);
  const language = useLanguage();
  const { view, plan, period, now, onPeriod } = props;
  const price = moneyPrice(plan, period, new Date(now));
  const amount = formatMoney(language, price, "USD");
  const { pending, error, pay } = usePay(props, price);
  return (
    <div className="flex flex-col gap-6">
      {view.provider === "sandbox" && <SandboxNotice />}
      {!view.can.subscribe && <Running view={view} />}
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <Card className="order-2 flex flex-col gap-6 lg:order-1">
          <Opens plan={plan} />
          <LocaleLink
            to="/billing"
            reloadDocument
            className="text-sm text-accent underline-offset-4 hover:underline"
          >
            {c("checkout_other")}
          </LocaleLink>
        </Card>
        <Card className="order-1 flex flex-col gap-5 lg:order-2">
          <h2 className="text-lg">{c("checkout_summary")}</h2>
          <div>
            <Segments<BillingPeriod>
              name="checkout-period"
              label={t("period")}
              value={period}
              onChange={onPeriod}
              options={[
                { value: "monthly", label: t("monthly") },
                { value: "yearly", label: t("yearly") },
              ]}
            />
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-2 border-y border-line py-4">
            <span>{t(`line_${period}`, { plan: planTitles[plan] })}</span>
            <strong className="text-xl tabular-nums">
              <bdi>{amount}</bdi>
            </strong>
          </div>
          <p className="text-sm text-muted">
            {c(period === "monthly" ? "checkout_then" : "checkout_then_yearly", { amount })}
          </p>
          {error && <Notice tone="error">{error}</Notice>}
          <Button
            variant="primary"
            size="lg"
            icon="lock"
            disabled={!view.can.subscribe}
            pending={pending}
            onClick={() => void pay()}
          >
            {t("checkout_pay")}
          </Button>
          <Accepted />
        </Card>
      </div>
    </div>
  );
}
