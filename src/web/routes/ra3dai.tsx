import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { AssistantPage } from "../assistant/assistant-page.tsx";
import { AssistantOffer } from "../assistant/offer.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import type { loader } from "./ra3dai.server.ts";

export { loader } from "./ra3dai.server.ts";

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(assistantMessages, language);
      return { title: t("page_title"), description: t("description") };
    },
  });

export default function Ra3dAi() {
  const data = useLoaderData<typeof loader>();
  return data.kind === "visitor" ? <AssistantOffer /> : <AssistantPage data={data} />;
}
