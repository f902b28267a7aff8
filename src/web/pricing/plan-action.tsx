import type { PaidPlan } from "#core/plans.ts";
import type { BillingPeriod, PlanName } from "#core/vocabulary.ts";
import { planTitles, type SubscriptionCheck } from "#features/plans/plans.schema.ts";
import { pricingMessages } from "#i18n/messages/pricing.ts";
import { checkoutPath } from "../billing/checkout-address.ts";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { hasRoute } from "../route-table.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";
import { useUser } from "../user/user-provider.tsx";

type Props = { plan: PlanName; period: BillingPeriod };

function Subscribe({ plan, period }: { plan: PaidPlan; period: BillingPeriod }) {
  const t = useT(pricingMessages);
  const localePath = useLocalePath();
  const name = planTitles[plan];
  return (
    <>
      {hasRoute("/billing/checkout") && (
        <LinkButton
          href={localePath(checkoutPath(plan, period))}
          variant={plan === "plus" ? "primary" : "secondary"}
          aria-label={t("subscribe_to", { plan: name })}
        >
          {t("subscribe")}
        </LinkButton>
      )}
      <LinkButton
        to={`/coins?plan=${plan}`}
        variant="ghost"
        icon="coin"
        aria-label={t("with_coins_to", { plan: name })}
      >
        {t("with_coins")}
      </LinkButton>
    </>
  );
}

/** A plan runs: it is this one, or this one has to wait for its end. */
function Running({ plan, check }: { plan: PlanName; check: SubscriptionCheck }) {
  const t = useT(pricingMessages);
  if (check.NamePlan !== planTitles[plan])
    return plan === "free" ? null : (
      <p className="text-sm text-muted">{t("after", { count: check.daysRemaining })}</p>
    );
  return (
    <>
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-2">
        <Badge tone="accent" icon="check">
          {t("your_plan")}
        </Badge>
        {hasRoute("/billing") && (
          <LocaleLink to="/billing" className="text-sm underline">
            {t("manage")}
          </LocaleLink>
        )}
      </div>
      <p className="text-sm text-muted">{check.message}</p>
    </>
  );
}

/** The one thing to do about a plan, for whoever looks. The place is kept while that is not known yet. */
export function PlanAction({ plan, period }: Props) {
  const t = useT(pricingMessages);
  const { loading, userDetails, subscriptionCheck } = useUser();
  const loginHref = useLoginHref();
  const content = () => {
    if (loading) return null;
    if (userDetails === null || subscriptionCheck === null)
      return (
        <LinkButton
          href={loginHref}
          rel="nofollow"
          icon="login"
          variant={plan === "plus" ? "primary" : "secondary"}
        >
          {t(plan === "free" ? "login_free" : "login")}
        </LinkButton>
      );
    if (subscriptionCheck.isValid) return <Running plan={plan} check={subscriptionCheck} />;
    if (plan !== "free") return <Subscribe plan={plan} period={period} />;
    return (
      <Badge tone="accent" icon="check" className="self-start">
        {t("your_plan")}
      </Badge>
    );
  };
  return <div className="flex min-h-11 flex-col gap-2 xl:min-h-24">{content()}</div>;
}
