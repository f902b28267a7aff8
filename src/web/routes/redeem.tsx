import { useLoaderData } from "react-router";
import { limits } from "#core/limits.ts";
import { translator } from "#i18n/message.ts";
import { redeemMessages } from "#i18n/messages/redeem.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { RedeemForm } from "../redeem/redeem-form.tsx";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import { Icon } from "../ui/icon.tsx";
import type { loader } from "./redeem.server.ts";

export { loader } from "./redeem.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(redeemMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

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

export default function Redeem() {
  const t = useT(redeemMessages);
  const { isVisitor, running } = useLoaderData<typeof loader>();
  return (
    <div className="page py-10 sm:py-14">
      <div className="flex max-w-2xl flex-col gap-8">
        <header className="flex flex-col gap-2">
          <h1 className="text-3xl">{t("heading")}</h1>
          <p className="text-muted">{t("intro")}</p>
        </header>
        {isVisitor ? <Visitor /> : <RedeemForm running={running} />}
        <Rules />
      </div>
    </div>
  );
}
