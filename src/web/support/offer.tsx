import { supportMessages } from "#i18n/messages/support.ts";
import { hasRoute } from "../route-table.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

const things = [
  ["lock", "offer_private"],
  ["bell", "offer_notice"],
  ["message", "offer_history"],
] as const satisfies [IconName, string][];

/** What the support is and which plans open it, for those who have none of them. */
export function Offer({ isVisitor }: { isVisitor: boolean }) {
  const t = useT(supportMessages);
  const loginHref = useLoginHref();
  return (
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
      </div>
    </Card>
  );
}
