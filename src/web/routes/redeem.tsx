import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { redeemMessages } from "#i18n/messages/redeem.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { RedeemSection } from "../redeem/redeem-section.tsx";
import { useT } from "../translation.tsx";
import type { loader } from "./redeem.server.ts";

export { loader } from "./redeem.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(redeemMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

export default function Redeem() {
  const t = useT(redeemMessages);
  return (
    <div className="page py-10 sm:py-14">
      <div className="flex max-w-2xl flex-col gap-8">
        <header className="flex flex-col gap-2">
          <h1 className="text-3xl">{t("heading")}</h1>
          <p className="text-muted">{t("intro")}</p>
        </header>
        <RedeemSection {...useLoaderData<typeof loader>()} />
      </div>
    </div>
  );
}
