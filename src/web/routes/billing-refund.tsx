import { useLoaderData } from "react-router";
import { limits } from "#core/limits.ts";
import { translator } from "#i18n/message.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { RefundForm } from "../refunds/refund-form.tsx";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import type { loader } from "./billing-refund.server.ts";

export { loader } from "./billing-refund.server.ts";

/** Private, so never for search engines. */
export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(refundMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

function Visitor() {
  const t = useT(refundMessages);
  return (
    <LoginOffer icon="user" title={t("visitor_title")} login={t("login")}>
      {t("visitor_text")}
    </LoginOffer>
  );
}

export default function BillingRefund() {
  const t = useT(refundMessages);
  const { refund, now } = useLoaderData<typeof loader>();
  return (
    <div className="page py-10 sm:py-14">
      <div className="flex max-w-2xl flex-col gap-8">
        <header className="flex flex-col items-start gap-3">
          <LinkButton to="/billing" size="sm" variant="ghost" icon="arrowStart" className="-ms-3">
            {t("back")}
          </LinkButton>
          <h1 className="text-3xl">{t("heading")}</h1>
          <p className="text-muted">{t("rules", { count: limits.billing.refundWindowDays })}</p>
        </header>
        {refund === null ? <Visitor /> : <RefundForm refund={refund} now={now} />}
      </div>
    </div>
  );
}
