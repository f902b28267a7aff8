import { coinMessages } from "#i18n/messages/coins.ts";
import { Amount } from "../coins/amount.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";

/** The owner's balance; nobody else is ever sent it. */
export function ProfileCoins({ balance }: { balance: number }) {
  const t = useT(coinMessages);
  return (
    <section aria-labelledby="profile-coins" className="flex flex-col gap-4">
      <h2 id="profile-coins" className="text-xl">
        {t("heading")}
      </h2>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <Amount count={balance} className="text-lg font-semibold" />
          <p className="mt-1 text-xs text-muted">{t("balance_private")}</p>
        </div>
        <LinkButton to="/coins" icon="coin" size="sm">
          {t("gift_title")}
        </LinkButton>
      </Card>
    </section>
  );
}
