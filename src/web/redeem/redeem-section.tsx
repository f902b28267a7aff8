import { limits } from "#core/limits.ts";
import { redeemMessages } from "#i18n/messages/redeem.ts";
import type { RedeemData } from "../routes/redeem.server.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import { RedeemForm } from "./redeem-form.tsx";

function Visitor() {
  const t = useT(redeemMessages);
  return (
    <LoginOffer icon="star" title={t("visitor_title")} login={t("login")}>
      {t("visitor_text")}
    </LoginOffer>
  );
}

function Rules() {
  const t = useT(redeemMessages);
  const rules = [t("rule_same"), t("rule_other"), t("rule_tries", { count: limits.gift.triesMax })];
  return (
    <section aria-labelledby="rules-title" className="flex flex-col gap-3">
      <h2 id="rules-title" className="text-lg">
        {t("rules_title")}
      </h2>
      <ul className="flex flex-col gap-2 text-sm text-muted">
        {rules.map(rule => (
          <li key={rule} className="flex gap-2">
            <Icon name="check" size={18} className="mt-0.5 shrink-0 text-accent" />
            {rule}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form and its rules, on their own page and in the account. */
export function RedeemSection({ isVisitor, running }: RedeemData) {
  return (
    <>
      {isVisitor ? <Visitor /> : <RedeemForm running={running} />}
      <Rules />
    </>
  );
}
