import type { PremiumUse, RefundReason } from "#core/vocabulary.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import type { RefundView } from "#features/refunds/refunds.schema.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { Rich, useLanguage, useT } from "../translation.tsx";
import { Time } from "../ui/time.tsx";

/** What speaks against a refund, as sentences. */
export function useReasons(): (reasons: readonly RefundReason[], uses: readonly PremiumUse[]) => string[] {
  const t = useT(refundMessages);
  return (reasons, uses) =>
    reasons.map(reason =>
      reason === "premium_used"
        ? t("premium_used", { uses: uses.map(use => t(use)).join(t("and")) })
        : t(reason),
    );
}

/** What was paid for, how much, and when. */
export function PaymentLine({
  payment,
}: {
  payment: Pick<RefundView, "plan" | "amountCents" | "currency" | "paidAt">;
}) {
  const language = useLanguage();
  return (
    <Rich
      catalogue={refundMessages}
      id="payment"
      parts={{
        plan: <bdi key="plan">{planTitles[payment.plan]}</bdi>,
        amount: (
          <bdi key="amount" dir="ltr">
            {formatMoney(language, payment.amountCents, payment.currency)}
          </bdi>
        ),
        time: <Time key="time" at={payment.paidAt} />,
      }}
    />
  );
}
