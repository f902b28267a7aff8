import { uiMessages } from "#i18n/messages/ui.ts";
import { useT } from "../translation.tsx";
import { LinkButton } from "./button.tsx";

type Props = {
  current: number;
  total: number;
  /** The address of a page, without language prefix. */
  toPage(page: number): string;
};

/** "Page 2 of 7" between previous and next; nothing where one page holds everything. */
export function Pagination({ current, total, toPage }: Props) {
  const t = useT(uiMessages);
  if (total <= 1) return null;
  const step = (page: number, label: string, icons: { icon?: "chevronStart"; iconEnd?: "chevronEnd" }) =>
    page < 1 || page > total ? (
      <span className="w-28" />
    ) : (
      <LinkButton to={toPage(page)} size="sm" className="min-w-28" {...icons}>
        {label}
      </LinkButton>
    );
  return (
    <nav aria-label={t("pages")} className="flex items-center justify-between gap-4 py-4">
      {step(current - 1, t("previous"), { icon: "chevronStart" })}
      <p className="text-sm text-muted">{t("page_of", { current, total })}</p>
      {step(current + 1, t("next"), { iconEnd: "chevronEnd" })}
    </nav>
  );
}
