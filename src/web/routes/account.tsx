import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { accountMessages } from "#i18n/messages/account.ts";
import { AboutForm } from "../account/about-form.tsx";
import { AccountFrame } from "../account/account-frame.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import type { loader } from "./account.server.ts";

export { loader } from "./account.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(accountMessages, language);
      return { title: t("about_title"), description: t("about_description") };
    },
  });

function Visitor() {
  const t = useT(accountMessages);
  return (
    <LoginOffer icon="user" title={t("visitor_title")} login={t("login")}>
      {t("visitor_text")}
    </LoginOffer>
  );
}

export default function Account() {
  const { about } = useLoaderData<typeof loader>();
  return <AccountFrame tab="about">{about === null ? <Visitor /> : <AboutForm {...about} />}</AccountFrame>;
}
