import { assistantMessages } from "#i18n/messages/assistant.ts";
import { hasRoute } from "../route-table.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { OfferCard } from "../shell/offer-card.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";

/** What the assistant does, for who is not signed in. */
export function AssistantOffer() {
  const t = useT(assistantMessages);
  const loginHref = useLoginHref();
  return (
    <div className="page py-10 sm:py-14">
      <div className="flex max-w-3xl flex-col gap-8">
        <h1 className="text-3xl">{t("heading")}</h1>
        <OfferCard
          title={t("offer_title")}
          text={t("offer_text")}
          things={[
            ["search", t("offer_sources")],
            ["code", t("offer_code")],
            ["coin", t("offer_price")],
          ]}
        >
          <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
            {t("login")}
          </LinkButton>
          {hasRoute("/articles") && (
            <LinkButton to="/articles" icon="info">
              {t("articles_link")}
            </LinkButton>
          )}
        </OfferCard>
      </div>
    </div>
  );
}
