import { useNavigation, useSearchParams } from "react-router";
import type { CodeList, CodeListName } from "#features/codes/codes.schema.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { AdSlot } from "../ads/ad-slot.tsx";
import { LoadFailure } from "../errors/load-failure.tsx";
import { useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { Loading, Skeleton } from "../ui/skeleton.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { CodeCard } from "./code-card.tsx";
import { Filters, SortField } from "./filters.tsx";
import {
  codesAddress,
  codeTabs,
  filteredAddress,
  hasFilter,
  listPaths,
  tabAddress,
  tabOf,
} from "./list-address.ts";
import { SearchField } from "./search-field.tsx";

type Props = { list: CodeListName; page: CodeList };

const gridClass = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3";
const skeletons = ["a", "b", "c", "d", "e", "f"];

function Waiting() {
  return (
    <Loading className={gridClass}>
      {skeletons.map(name => (
        <Skeleton key={name} className="h-58 w-full rounded-xl" />
      ))}
    </Loading>
  );
}

function Empty({ list }: { list: CodeListName }) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  if (!hasFilter(search))
    return (
      <EmptyState icon="code" title={t("empty_title")} action={<LinkButton to="/">{t("home")}</LinkButton>}>
        {t("empty_text")}
      </EmptyState>
    );
  const cleared = filteredAddress(list, search, { q: null, tag: null, language: null });
  return (
    <EmptyState
      icon="search"
      title={t("none_title")}
      action={<LinkButton to={cleared}>{t("clear")}</LinkButton>}
    >
      {t("none_text")}
    </EmptyState>
  );
}

function Found({ list, page }: Props) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  if (page.items.length === 0) return <Empty list={list} />;
  return (
    <section aria-label={t("list_label")} className="flex flex-col gap-4">
      <ul className={gridClass}>
        {page.items.map(code => (
          <li key={code.id}>
            <CodeCard code={code} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page.page}
        total={page.pages}
        toPage={number => codesAddress(list, search, { page: String(number) })}
      />
    </section>
  );
}

/** Cards for skeletons: only when another list is on its way, not while one types. */
function useIsLoading(list: CodeListName): boolean {
  const path = useLocalePath()(listPaths[list]);
  const [search] = useSearchParams();
  const { state, location } = useNavigation();
  if (state !== "loading" || location.pathname !== path) return false;
  return tabOf(new URLSearchParams(location.search)) !== tabOf(search);
}

/** A list of codes: tabs, search, filters, cards. Everything that it shows stands in its address. */
export function CodesPage({ list, page }: Props) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  const isLoading = useIsLoading(list);
  return (
    <div className="page flex flex-col gap-7 py-10 sm:py-14">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl">{t(`${list}_heading`)}</h1>
        <p className="max-w-2xl text-muted">{t(`${list}_intro`)}</p>
      </header>
      <SearchField list={list} />
      <div className="flex flex-col gap-5">
        <Tabs
          label={t("tabs_label")}
          current={tabOf(search)}
          tabs={codeTabs.map(tab => ({ id: tab, label: t(`tab_${tab}`), to: tabAddress(list, search, tab) }))}
        />
        <Filters list={list} facets={page.facets} />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted" aria-live="polite">
            {page.isCapped ? t("found_capped", { count: page.total }) : t("found", { count: page.total })}
          </p>
          <SortField list={list} />
        </div>
        {isLoading ? <Waiting /> : <Found list={list} page={page} />}
      </div>
      <AdSlot placement="codes" />
    </div>
  );
}

export function CodesFailure() {
  const t = useT(codesMessages);
  return <LoadFailure title={t("load_failed_title")} text={t("load_failed_text")} retry={t("retry")} />;
}
