import { useMemo } from "react";
import { useNavigate, useNavigation, useSearchParams } from "react-router";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { AdSlot } from "../ads/ad-slot.tsx";
import { useLocalePath } from "../locale-link.tsx";
import type { UptimesData } from "../routes/uptimes.server.ts";
import { useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
import { Notice } from "../ui/notice.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { MonitorActionsProvider } from "./actions-context.tsx";
import { ChooseNotice } from "./choose-notice.tsx";
import { Controls } from "./controls.tsx";
import { MonitorDialogs, type OpenDialog } from "./dialogs.tsx";
import { MonitorList } from "./list.tsx";
import { closedAddress, dialogAddress, hasFilter, listAddress } from "./list-address.ts";
import type { LiveState } from "./live-connection.ts";
import { unpackItem, unpackPage } from "./page-data.ts";
import { PlanNotice } from "./plan-notice.tsx";
import { Summary } from "./summary.tsx";
import { TransferMenu } from "./transfer-menu.tsx";
import { useActions } from "./use-actions.ts";
import { useLivePage } from "./use-live-page.ts";
import { useTitleCount, useTurns } from "./use-turns.ts";

type Loaded = Extract<UptimesData, { kind: "dashboard" }>;

const unpacked = ({ page, aside, ...data }: Loaded) => ({
  ...data,
  page: unpackPage(page),
  aside: aside && unpackItem(aside),
});
type Data = ReturnType<typeof unpacked>;

function LiveMark({ state }: { state: LiveState }) {
  const t = useT(uptimesMessages);
  const texts = { connecting: "live_connecting", open: "live_on", waiting: "live_off" } as const;
  return (
    <span className="inline-flex items-center gap-2 text-xs text-muted" data-live={state}>
      <span
        aria-hidden="true"
        className={`size-2 rounded-full ${state === "open" ? "bg-online-fill" : "bg-pending-fill"}`}
      />
      <span className="max-sm:sr-only">{t(texts[state])}</span>
    </span>
  );
}

/** The dialog that the address asks for, if what it is about exists. */
function dialogOf(search: URLSearchParams, data: Data): OpenDialog | null {
  if (search.has("add")) return { name: "add" };
  if (search.has("import")) return { name: "import" };
  const name = search.has("edit") ? "edit" : "delete";
  const id = search.get(name);
  const monitor = [...data.page.items, data.aside].find(item => item?.id === id);
  return monitor ? { name, monitor } : null;
}

function NoMatch() {
  const t = useT(uptimesMessages);
  const [search] = useSearchParams();
  return (
    <EmptyState
      icon="search"
      title={t("no_match_title")}
      action={
        <LinkButton to={listAddress(search, { q: null, type: null, status: null, page: null })}>
          {t("clear_filters")}
        </LinkButton>
      }
    >
      {t("no_match_text")}
    </EmptyState>
  );
}

function Empty({ onAdd }: { onAdd(): void }) {
  const t = useT(uptimesMessages);
  return (
    <EmptyState
      icon="pulse"
      title={t("empty_title")}
      action={
        <Button variant="primary" icon="plus" onClick={onAdd}>
          {t("add_first")}
        </Button>
      }
    >
      {t("empty_text")}
    </EmptyState>
  );
}

/** The dashboard of somebody who is signed in; live, without reload. */
export function Dashboard({ data: loaded }: { data: Loaded }) {
  const data = useMemo(() => unpacked(loaded), [loaded]);
  const t = useT(uptimesMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const path = useLocalePath();
  const turns = useTurns();
  const { query, now } = data;
  const live = useLivePage({
    loaded: data.page,
    address: closedAddress(search),
    mode: query.bars,
    onTurn: turns.announce,
  });
  const { page, reload } = live;
  const { summary } = page;
  useTitleCount(summary.offline);
  const go = (address: string) => navigate(path(address), { preventScrollReset: true });
  const actions = useActions({
    summary,
    now,
    reload,
    onPause: live.pause,
    dialogAddress: (dialog, monitor) => dialogAddress(search, dialog, monitor.id),
  });
  const add = () => void go(dialogAddress(search, "add", "1"));
  const isEmpty = summary.total === 0;
  const isLoading = navigation.state === "loading" && navigation.location.pathname === path("/uptimes");
  return (
    <MonitorActionsProvider value={actions}>
      <div className="page flex flex-col gap-6 py-8 sm:py-10">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <h1 className="text-2xl">{t("title")}</h1>
          <LiveMark state={live.state} />
          <div className="ms-auto flex items-center gap-2">
            <TransferMenu
              hasMonitors={!isEmpty}
              onImport={() => void go(dialogAddress(search, "import", "1"))}
            />
            {!isEmpty && (
              <Button variant="primary" icon="plus" onClick={add}>
                {t("add_monitor")}
              </Button>
            )}
          </div>
        </header>
        {summary.checkerIsolated && (
          <Notice tone="warning" title={t("checker_isolated_title")}>
            {t("checker_isolated")}
          </Notice>
        )}
        {summary.planNotice !== null && <PlanNotice notice={summary.planNotice} onDismissed={reload} />}
        <ChooseNotice summary={summary} onChosen={reload} />
        <Summary summary={summary} />
        {isEmpty ? (
          <Empty onAdd={add} />
        ) : (
          <>
            <Controls query={query} />
            <div aria-busy={isLoading}>
              {page.items.length === 0 ? <NoMatch /> : <MonitorList items={page.items} mode={query.bars} />}
              {hasFilter(search) && page.items.length > 0 && (
                <p className="pt-3 text-xs text-muted">{t("matching", { count: page.matching })}</p>
              )}
              <Pagination
                current={page.page}
                total={page.pages}
                toPage={number => listAddress(search, { page: String(number) })}
              />
            </div>
          </>
        )}
        <AdSlot placement="uptimes" />
        <p role="status" aria-live="polite" className="sr-only">
          {turns.text}
        </p>
        <MonitorDialogs dialog={dialogOf(search, { ...data, page })} summary={summary} />
      </div>
    </MonitorActionsProvider>
  );
}
