import { useLoaderData, useSearchParams } from "react-router";
import { planTitles } from "#features/plans/plans.schema.ts";
import { translator } from "#i18n/message.ts";
import { checkoutMessages } from "#i18n/messages/checkout.ts";
import { BillingVisitor } from "../billing/billing-visitor.tsx";
import { periodWords } from "../billing/checkout-address.ts";
import { CheckoutPage } from "../billing/checkout-page.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { useT } from "../translation.tsx";
import type { loader } from "./billing-checkout.server.ts";

export { loader } from "./billing-checkout.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(checkoutMessages, language);
      return { title: t("checkout_title"), description: t("checkout_description") };
    },
  });

export default function BillingCheckout() {
  const t = useT(checkoutMessages);
  const { view, plan, period, now } = useLoaderData<typeof loader>();
  const [, setParams] = useSearchParams();
  return (
    <div className="page flex flex-col gap-8 py-10 sm:py-14">
      <h1 className="text-3xl">{t("checkout_heading", { plan: planTitles[plan] })}</h1>
      {view === null ? (
        <BillingVisitor text={t("checkout_login")} />
      ) : (
        <CheckoutPage
          view={view}
          plan={plan}
          period={period}
          now={now}
          onPeriod={chosen =>
            setParams({ plan, period: periodWords[chosen] }, { replace: true, preventScrollReset: true })
          }
        />
      )}
    </div>
  );
}
