import { billingMessages } from "#i18n/messages/billing.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";

/** For somebody who is not signed in: what the page is for, and the way in. */
export function BillingVisitor({ text }: { text: string }) {
  const t = useT(billingMessages);
  return (
    <LoginOffer icon="user" title={t("heading")} login={t("login")}>
      {text}
    </LoginOffer>
  );
}
