import { useCallback } from "react";
import type { Notice as Said } from "#code-tools";
import { lookUp } from "#i18n/message.ts";
import { toolsMessages } from "#i18n/messages/tools.ts";
import { toolsNoticesMessages } from "#i18n/messages/tools-notices.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Notice } from "../ui/notice.tsx";

/** What an engine said, in the page's language. */
export function useNoticeText(): (said: Said) => string {
  const language = useLanguage();
  return useCallback(
    ({ code, message, values = {} }) =>
      lookUp(toolsNoticesMessages, language, code, "other", { ...values, message }),
    [language],
  );
}

type Props = { errors: readonly Said[]; warnings: readonly Said[]; goTo(line: number, column: number): void };

function List({ items, goTo }: { items: readonly Said[]; goTo: Props["goTo"] }) {
  const t = useT(toolsMessages);
  const textOf = useNoticeText();
  return (
    <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
      {items.map((item, index) => (
        // Two notices may be the same in all but their place in the list, which never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <li key={index} className="flex flex-wrap items-baseline gap-x-3">
          {item.line !== undefined && (
            <button
              type="button"
              className="min-h-6 text-accent underline"
              onClick={() => goTo(item.line ?? 1, item.column ?? 1)}
            >
              {t("go_to", { line: item.line, column: item.column ?? 1 })}
            </button>
          )}
          <span dir="auto" className="break-words">
            {textOf(item)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Mistakes and warnings, each with a way to its place. */
export function NoticeLists({ errors, warnings, goTo }: Props) {
  const t = useT(toolsMessages);
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="error" title={t("problems", { count: errors.length })}>
          <List items={errors} goTo={goTo} />
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="warning" title={t("warnings", { count: warnings.length })}>
          <List items={warnings} goTo={goTo} />
        </Notice>
      )}
    </>
  );
}
