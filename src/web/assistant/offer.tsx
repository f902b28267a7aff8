import { assistantMessages } from "#i18n/messages/assistant.ts";
import { hasRoute } from "../route-table.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

const things = [
  ["search", "offer_sources"],
  ["code", "offer_code"],
  ["coin", "offer_price"],
] as const satisfies [IconName, string][];

/** What the assistant does, for who is not signed in. */
export function AssistantOffer() {
  const t = useT(assistantMessages);
  const loginHref = useLoginHref();
  return (
    <div className="page py-10 sm:py-14">
      <div className="flex max-w-3xl flex-col gap-8">
        <h1 className="text-3xl">{t("heading")}</h1>
        <Card className="flex flex-col gap-6">
          <div className="flex flex-col gap-2">
            <h2 className="text-xl">{t("offer_title")}</h2>
            <p className="text-muted">{t("offer_text")}</p>
          </div>
          <ul className="flex flex-col gap-3">
            {things.map(([icon, id]) => (
              <li key={id} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 shrink-0 text-accent" />
                {t(id)}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={loginHref} variant="primary" icon="login" rel="nofollow">
              {t("login")}
            </LinkButton>
            {hasRoute("/articles") && (
              <LinkButton to="/articles" icon="info">
                {t("articles_title")}
              </LinkButton>
            )}
          </div>
        </Card>
      </div>
    </div>
  );
}
