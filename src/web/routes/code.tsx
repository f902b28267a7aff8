import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { CodePage, MissingCode } from "../codes/code-page.tsx";
import { codeShare } from "../codes/code-share.ts";
import { CodesFailure } from "../codes/codes-page.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { type CodeData, loadCode } from "./code.server.ts";

export const loader = loadCode;

export const meta = (args: MetaArgs & { loaderData?: CodeData }) => {
  const code = args.loaderData?.code ?? null;
  return pageMeta(args, {
    noIndex: code === null,
    text: language => {
      const t = translator(codeMessages, language);
      if (code === null) return { title: t("missing_page_title"), description: t("missing_text") };
      return { title: code.title, description: code.description };
    },
    share: code === null ? {} : codeShare(code),
  });
};

/** Another file, version or comparison is not another overview. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate;

export default function Code() {
  const { code } = useLoaderData<typeof loader>();
  return code === null ? <MissingCode /> : <CodePage key={code.id} code={code} />;
}

export const ErrorBoundary = CodesFailure;
