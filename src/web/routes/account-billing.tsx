import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { billingMessages } from "#i18n/messages/billing.ts";
import { AccountFrame } from "../account/account-frame.tsx";
import { BillingSection } from "../billing/billing-page.tsx";
import { BillingVisitor } from "../billing/billing-visitor.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { useT } from "../translation.tsx";
import type { loader } from "./billing.server.ts";

export { loader } from "./billing.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(billingMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

export default function AccountBilling() {
  const t = useT(billingMessages);
  const { view, now } = useLoaderData<typeof loader>();
  return (
    <AccountFrame tab="billing">
      {view === null ? (
        <BillingVisitor text={t("visitor_text")} />
      ) : (
        <BillingSection loaded={view} now={now} />
      )}
    </AccountFrame>
  );
}
