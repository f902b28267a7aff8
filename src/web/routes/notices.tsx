import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { noticeMessages } from "#i18n/messages/notices.ts";
import { NoticeList } from "../notices/notice-list.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { LoginOffer } from "../shell/login-offer.tsx";
import { useT } from "../translation.tsx";
import type { loader } from "./notices.server.ts";

export { loader } from "./notices.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(noticeMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

function Visitor() {
  const t = useT(noticeMessages);
  return (
    <LoginOffer icon="bell" title={t("heading")} login={t("login")}>
      {t("visitor_text")}
    </LoginOffer>
  );
}

export default function Notices() {
  const t = useT(noticeMessages);
  const { items, moderation, now } = useLoaderData<typeof loader>();
  return (
    <div className="page flex flex-col gap-8 py-10 sm:py-14">
      <h1 className="text-3xl">{t("heading")}</h1>
      {items === null ? <Visitor /> : <NoticeList items={items} moderation={moderation} now={now} />}
    </div>
  );
}
