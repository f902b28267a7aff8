import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { redeemMessages } from "#i18n/messages/redeem.ts";
import { AccountFrame } from "../account/account-frame.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { RedeemSection } from "../redeem/redeem-section.tsx";
import { useT } from "../translation.tsx";
import type { loader } from "./redeem.server.ts";

export { loader } from "./redeem.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(redeemMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

export default function AccountRedeem() {
  const t = useT(redeemMessages);
  return (
    <AccountFrame tab="redeem">
      <div className="flex max-w-2xl flex-col gap-8">
        <p className="text-muted">{t("intro")}</p>
        <RedeemSection {...useLoaderData<typeof loader>()} />
      </div>
    </AccountFrame>
  );
}
