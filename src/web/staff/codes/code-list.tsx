import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { StaffCode, StaffCodePage, StaffCodeQuery } from "#features/codes/staff-codes.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffCodesMessages } from "#i18n/messages/staff-codes.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { languageNames } from "../../codes/language-names.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { Rich, useT } from "../../translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { RelativeTime } from "../../ui/time.tsx";
import { toast } from "../../ui/toast.ts";
import { listAddress } from "../list-address.ts";
import { PagedList } from "../paged-list.tsx";
import { SearchForm } from "../search-form.tsx";

function useVisibility(code: StaffCode) {
  const t = useT(staffCodesMessages);
  const staff = useT(staffMessages);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const toggle = async () => {
    setBusy(true);
    try {
      const hidden = !code.isHidden;
      await callApi(`/api/staff/codes/${code.id}/visibility`, { method: "PUT", body: { hidden } });
      toast.success(t(hidden ? "hidden_done" : "shown_done"));
      await revalidate();
    } catch (error) {
      toast.error((error instanceof ApiFailure && error.message) || staff("failed"));
    } finally {
      setBusy(false);
    }
  };
  return { busy, toggle };
}

function Row({ code, now }: { code: StaffCode; now: string }) {
  const t = useT(staffCodesMessages);
  const { busy, toggle } = useVisibility(code);
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LocaleLink to={`/staff/codes/${code.id}`} className="font-semibold hover:text-accent">
            <bdi>{code.title}</bdi>
          </LocaleLink>
          {code.isHidden && <Badge tone="coin">{t("hidden")}</Badge>}
          {code.needsPlan && <Badge tone="accent">{t("paid")}</Badge>}
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <bdi dir="ltr" className="font-mono text-xs leading-6">
            {code.id}
          </bdi>
          <span>{languageNames[code.language]}</span>
          <span>{t("version", { number: code.version })}</span>
          <span>{t(`of_${code.source}`)}</span>
          <span>
            <Rich
              catalogue={staffCodesMessages}
              id="saved_at"
              parts={{ time: <RelativeTime key="time" at={code.updatedAt} now={now} /> }}
            />
          </span>
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {!code.isHidden && (
          <LinkButton size="sm" to={`/code/${code.id}`}>
            {t("open")}
          </LinkButton>
        )}
        <Button
          size="sm"
          variant={code.isHidden ? "secondary" : "danger"}
          pending={busy}
          onClick={() => void toggle()}
        >
          {t(code.isHidden ? "show" : "hide")}
        </Button>
      </div>
    </li>
  );
}

type Props = { page: StaffCodePage; query: StaffCodeQuery; now: string };

/** Every code, hidden ones too. */
export function StaffCodeList({ page, query, now }: Props) {
  const t = useT(staffCodesMessages);
  const staff = useT(staffMessages);
  const [search] = useSearchParams();
  const add = (
    <LinkButton to="/staff/codes/new" variant="primary" icon="plus">
      {t("new_code")}
    </LinkButton>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-end sm:justify-between">
        <SearchForm path="/staff/codes" button={staff("search")}>
          <TextField key={query.q} type="search" name="q" label={t("search")} defaultValue={query.q} />
        </SearchForm>
        {add}
      </div>
      <PagedList
        page={page}
        found={t("found", { count: page.matching })}
        empty={{ icon: "code", title: t("empty"), text: t("empty_text") }}
        toPage={number => listAddress("/staff/codes", search, { page: number })}
      >
        {code => <Row key={code.id} code={code} now={now} />}
      </PagedList>
    </div>
  );
}
