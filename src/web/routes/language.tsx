import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { translator } from "#i18n/message.ts";
import { shellMessages } from "#i18n/messages/shell.ts";
import { ErrorScreen } from "../errors/error-screen.tsx";
import { errorKindOf } from "../errors/loader-failure.ts";
import { languageOfPath } from "../language.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { Shell } from "../shell/shell.tsx";

export { loader } from "./language.server.ts";

/** The installation does not change while one reads; only its texts do, with the language. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  languageOfPath(currentUrl.pathname) !== languageOfPath(nextUrl.pathname);

/** For the pages that say nothing about themselves: those that failed. */
export const meta = (args: MetaArgs & { error?: unknown }) =>
  pageMeta(args, {
    text: language => {
      const t = translator(shellMessages, language);
      const kind = errorKindOf(args.error);
      return { title: t(`${kind}_title`), description: t(`${kind}_text`) };
    },
    noIndex: true,
  });

export default function LanguageLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return (
    <Shell failed>
      <div className="page">
        <ErrorScreen />
      </div>
    </Shell>
  );
}
