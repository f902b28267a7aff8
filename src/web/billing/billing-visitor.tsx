import { billingMessages } from "#i18n/messages/billing.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";

/** For somebody who is not signed in: what the page is for, and the way in. */
export function BillingVisitor({ text }: { text: string }) {
  const t = useT(billingMessages);
  const loginHref = useLoginHref();
  const login = (
    <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
      {t("login")}
    </LinkButton>
  );
  return (
    <EmptyState icon="user" title={t("heading")} action={login}>
      {text}
    </EmptyState>
  );
}
