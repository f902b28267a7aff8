import type { BillingView } from "#features/billing/billing.schema.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { useT } from "../translation.tsx";
import { Notice } from "../ui/notice.tsx";
import { CheckoutReturn } from "./checkout-return.tsx";
import { History } from "./history.tsx";
import { PlanCard } from "./plan-card.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { useBilling } from "./use-billing.ts";

/** Said on every page that the sandbox has a part in. */
export function SandboxNotice() {
  const t = useT(billingMessages);
  return <Notice tone="warning">{t("sandbox")}</Notice>;
}

/** The content of /billing for a signed-in user; a section of the account shows it, too. */
export function BillingSection({ loaded, now }: { loaded: BillingView; now: string }) {
  const billing = useBilling(loaded);
  const { view } = billing;
  return (
    <div className="flex flex-col gap-8">
      {view.provider === "sandbox" && <SandboxNotice />}
      <CheckoutReturn />
      <PlanCard billing={billing} />
      <PlanChoice view={view} now={now} />
      <History rows={view.history} />
    </div>
  );
}
