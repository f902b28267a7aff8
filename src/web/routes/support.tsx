import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { Offer } from "../support/offer.tsx";
import { ThreadList } from "../support/thread-list.tsx";
import { useT } from "../translation.tsx";
import type { loader } from "./support.server.ts";

export { loader } from "./support.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(supportMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

export default function Support() {
  const t = useT(supportMessages);
  const { list, now } = useLoaderData<typeof loader>();
  const isOffer = list === null || (!list.canWrite && list.items.length === 0);
  return (
    <div className="page py-10 sm:py-14">
      <div className="flex max-w-3xl flex-col gap-8">
        <header className="flex flex-col gap-2">
          <h1 className="text-3xl">{t("heading")}</h1>
          <p className="text-muted">{t("intro")}</p>
        </header>
        {isOffer ? <Offer isVisitor={list === null} /> : <ThreadList list={list} now={now} />}
      </div>
    </div>
  );
}
