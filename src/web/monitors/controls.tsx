import { useEffect, useRef } from "react";
import { Form, useNavigate, useSearchParams } from "react-router";
import { monitorSorts, monitorStatuses, monitorTypes } from "#core/vocabulary.ts";
import type { MonitorQuery } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesHistoryMessages } from "#i18n/messages/uptimes-history.ts";
import { useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { Segments } from "../ui/tabs.tsx";
import { filterAddress } from "./list-address.ts";

const typingPauseMs = 300;
const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** Changes a part of the address without a new entry in the history for every letter. */
function useFilter(): (changes: Record<string, string | null>) => void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const path = useLocalePath();
  return changes =>
    navigate(path(filterAddress(search, changes)), { replace: true, preventScrollReset: true });
}

function Search({ value }: { value: string }) {
  const t = useT(uptimesMessages);
  const filter = useFilter();
  const latest = useRef(filter);
  useEffect(() => {
    latest.current = filter;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  // "Clear filters" and Back change the address; what is being typed is never touched.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <span className="relative col-span-2 min-w-0 flex-1 basis-64">
      <TextField
        ref={input}
        label={hidden(t("search"))}
        name="q"
        type="search"
        defaultValue={value}
        maxLength={100}
        placeholder={t("search_placeholder")}
        inputClassName="ps-10"
        onChange={event => {
          const text = event.currentTarget.value;
          clearTimeout(timer.current);
          timer.current = setTimeout(() => latest.current({ q: text.trim() }), typingPauseMs);
        }}
      />
      <Icon name="search" size={18} className="pointer-events-none absolute start-3 bottom-3.25 text-muted" />
    </span>
  );
}

function Choices({ query }: { query: MonitorQuery }) {
  const t = useT(uptimesMessages);
  const filter = useFilter();
  const types = { website: t("type_website"), bot: t("type_bot") };
  return (
    <>
      <Select
        label={hidden(t("filter_type"))}
        name="type"
        value={query.type ?? ""}
        onChange={event => filter({ type: event.currentTarget.value })}
      >
        <option value="">{t("filter_type_all")}</option>
        {monitorTypes.map(type => (
          <option key={type} value={type}>
            {types[type]}
          </option>
        ))}
      </Select>
      <Select
        label={hidden(t("filter_status"))}
        name="status"
        value={query.status ?? ""}
        onChange={event => filter({ status: event.currentTarget.value })}
      >
        <option value="">{t("filter_status_all")}</option>
        {[...monitorStatuses, "paused" as const].map(status => (
          <option key={status} value={status}>
            {t(status)}
          </option>
        ))}
      </Select>
      <Select
        label={hidden(t("sort"))}
        name="sort"
        value={query.sort}
        onChange={event => filter({ sort: event.currentTarget.value })}
      >
        {monitorSorts.map(sort => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Search, filters, sort, and what a bar stands for: all of it lives in the address. */
export function Controls({ query }: { query: MonitorQuery }) {
  const t = useT(uptimesMessages);
  const history = useT(uptimesHistoryMessages);
  const filter = useFilter();
  return (
    <Form
      method="get"
      role="search"
      aria-label={t("filters_label")}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      onSubmit={event => {
        event.preventDefault();
        filter({ q: String(new FormData(event.currentTarget).get("q") ?? "").trim() });
      }}
    >
      <Search value={query.q} />
      <Choices query={query} />
      <Segments
        name="bars"
        label={history("bars_label")}
        value={query.bars}
        options={[
          { value: "checks", label: history("bars_checks") },
          { value: "days", label: history("bars_days") },
        ]}
        onChange={bars => filter({ bars })}
      />
    </Form>
  );
}
