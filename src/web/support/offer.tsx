import { supportMessages } from "#i18n/messages/support.ts";
import { hasRoute } from "../route-table.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { OfferCard } from "../shell/offer-card.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";

/** What the support is and which plans open it, for those who have none of them. */
export function Offer({ isVisitor }: { isVisitor: boolean }) {
  const t = useT(supportMessages);
  const loginHref = useLoginHref();
  return (
    <OfferCard
      title={t("offer_title")}
      text={t("offer_text")}
      things={[
        ["lock", t("offer_private")],
        ["bell", t("offer_notice")],
        ["message", t("offer_history")],
      ]}
    >
      {isVisitor && (
        <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
          {t("offer_login")}
        </LinkButton>
      )}
      {hasRoute("/pricing") && (
        <LinkButton to="/pricing" variant={isVisitor ? "secondary" : "primary"} icon="star">
          {t("offer_plans")}
        </LinkButton>
      )}
    </OfferCard>
  );
}
