import { coins, minus } from "#core/money.ts";
import { type PaidPlan, paidPlans, priceOf } from "#core/plans.ts";
import { addMonths } from "#core/time.ts";
import type { CoinPurchased } from "#features/coins/coins.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { coinMessages } from "#i18n/messages/coins.ts";
import { AgreedPolicies } from "../policies/agreed-policies.tsx";
import { Rich, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Checkbox } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { Time } from "../ui/time.tsx";
import { Amount } from "./amount.tsx";

type ChooseProps = { balance: number; chosen: PaidPlan | null; onChoose(plan: PaidPlan): void };

/** First step: the balance and the three plans, those that it does not reach with what is missing. */
export function ChooseStep({ balance, chosen, onChoose }: ChooseProps) {
  const t = useT(coinMessages);
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        {t("balance")}
        <Amount count={balance} className="text-base font-semibold text-text" />
      </p>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{t("choose_title")}</legend>
        {paidPlans.map(plan => {
          const price = priceOf(plan).coins;
          const isShort = balance < price;
          return (
            <label
              key={plan}
              className="relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg border border-line px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft has-disabled:bg-raised has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="plan"
                value={plan}
                checked={plan === chosen}
                disabled={isShort}
                onChange={() => onChoose(plan)}
                className="absolute inset-0 appearance-none outline-none"
              />
              <span className="font-semibold">{planTitles[plan]}</span>
              <Amount count={price} />
              {isShort && (
                <span className="flex basis-full flex-wrap items-center gap-2 text-xs">
                  <Badge tone="offline" icon="alert">
                    {t("insufficient")}
                  </Badge>
                  {t("missing", { count: price - balance })}
                </span>
              )}
            </label>
          );
        })}
      </fieldset>
    </div>
  );
}

type ConfirmProps = {
  balance: number;
  plan: PaidPlan;
  now: string;
  agreed: boolean;
  onAgree(agreed: boolean): void;
  failure: { text: string; isField: boolean } | null;
};

/** Second step: what it takes, until when it is open, and the terms. */
export function ConfirmStep({ balance, plan, now, agreed, onAgree, failure }: ConfirmProps) {
  const t = useT(coinMessages);
  const price = priceOf(plan).coins;
  const rows = [
    { id: "confirm_balance", value: <Amount count={balance} /> },
    { id: "confirm_price", value: <Amount count={price} /> },
    { id: "confirm_left", value: <Amount count={minus(coins(balance), price)} className="font-semibold" /> },
    { id: "confirm_until", value: <Time at={addMonths(new Date(now), 1)} /> },
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-sm text-muted">{t("confirm_text", { price: t("coins", { count: price }) })}</p>
      <dl className="divide-y divide-line rounded-lg border border-line text-sm">
        {rows.map(({ id, value }) => (
          <div key={id} className="flex items-center justify-between gap-4 px-4 py-2.5">
            <dt className="text-muted">{t(id)}</dt>
            <dd className="flex">{value}</dd>
          </div>
        ))}
      </dl>
      {failure !== null && !failure.isField && <Notice tone="error">{failure.text}</Notice>}
      <Checkbox
        label={t("terms")}
        checked={agreed}
        onChange={event => onAgree(event.currentTarget.checked)}
        error={failure?.isField ? failure.text : undefined}
      />
      <AgreedPolicies policies={["terms", "refund"]} />
    </div>
  );
}

/** Last step: it worked. */
export function DoneStep({ bought }: { bought: CoinPurchased }) {
  const t = useT(coinMessages);
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
      <Icon name="checkCircle" size={48} className="text-online" />
      <p className="text-lg font-semibold">{t("success_title", { plan: planTitles[bought.plan] })}</p>
      <p className="text-muted">
        <Rich
          catalogue={coinMessages}
          id="success_text"
          parts={{ time: <Time key="time" at={bought.validUntil} /> }}
        />
      </p>
      <Amount count={bought.balance} />
    </div>
  );
}
