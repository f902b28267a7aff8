import { data } from "react-router";
import { translator } from "#i18n/message.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { NotFoundScreen } from "../errors/screens.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";

/** An unknown address is a 404 and never a redirect. */
export const loader = () => data(null, { status: 404 });

export const meta = (args: MetaArgs) =>
  pageMeta(args, {
    text: language => {
      const t = translator(shellMessages, language);
      return { title: t("not_found_title"), description: t("not_found_text") };
    },
    noIndex: true,
  });

export default function NotFound() {
  return (
    <div className="page">
      <NotFoundScreen />
    </div>
  );
}
