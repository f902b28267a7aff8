import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { supportMessages } from "#i18n/messages/support.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { Offer } from "../support/offer.tsx";
import { ThreadView } from "../support/thread-view.tsx";
import type { loader, SupportThreadData } from "./support-thread.server.ts";

export { loader } from "./support-thread.server.ts";

/** Private, so never for search engines. */
export const meta = (args: MetaArgs & { loaderData?: SupportThreadData }) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(supportMessages, language);
      const subject = args.loaderData?.thread?.subject ?? t("thread_title");
      return { title: `${subject} · ${t("page_title")}`, description: t("description") };
    },
  });

export default function SupportThread() {
  const { thread, now } = useLoaderData<typeof loader>();
  return (
    <div className="page py-10 sm:py-14">
      <div className="flex max-w-3xl flex-col gap-8">
        {thread === null ? <Offer isVisitor /> : <ThreadView key={thread.id} thread={thread} now={now} />}
      </div>
    </div>
  );
}
