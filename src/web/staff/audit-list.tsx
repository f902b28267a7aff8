import { useSearchParams } from "react-router";
import { loggedActions, reportReasons } from "#core/vocabulary.ts";
import type { AuditItem, AuditPage, AuditQuery } from "#features/audit/audit.schema.ts";
import { reportMessages } from "#i18n/messages/reports.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Select, TextField } from "../ui/field.tsx";
import { Time } from "../ui/time.tsx";
import { listAddress } from "./list-address.ts";
import { PagedList } from "./paged-list.tsx";
import { SearchForm } from "./search-form.tsx";

const keyOf = (action: AuditItem["action"]) =>
  // "project.hide" is named "project_hide": the types of both follow from the same list.
  action.replace(".", "_") as "project_hide";
const paths: Record<AuditItem["subjectKind"], (id: string) => string> = {
  project: id => `/project/${id}`,
  code: id => `/staff/codes/${id}`,
  gift: id => `/staff/gifts?batch=${id}`,
  support: id => `/staff/support/${id}`,
  refund: id => `/staff/refunds?payment=${id}`,
  job: () => "/staff/system",
  contact: () => "/staff/contact",
  user: id => `/staff/users?q=${id}`,
  banner: () => "/staff/banner",
  ban: () => "/staff/bans",
};
/** Facts that are shown in words of their own. */
const worded = new Set(["note", "version"]);

function Item({ item }: { item: AuditItem }) {
  const t = useT(staffMessages);
  const reasonText = useT(reportMessages);
  const reason = reportReasons.find(one => one === item.reason);
  const { note, version } = item.details;
  const facts = Object.entries(item.details).filter(([name, value]) => !worded.has(name) && value !== null);
  return (
    <li className="flex flex-col gap-1 px-5 py-4 sm:px-6">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
        <LocaleLink
          to={listAddress("/staff/audit", new URLSearchParams(), { actor: item.actor.id })}
          title={t("only_actor", { name: item.actor.name ?? item.actor.id })}
          className="font-semibold hover:text-accent"
        >
          <bdi>{item.actor.name ?? item.actor.id}</bdi>
        </LocaleLink>
        <span>{t(keyOf(item.action))}</span>
        <LocaleLink
          to={paths[item.subjectKind](item.subjectId)}
          className="font-mono text-xs break-all text-accent hover:underline"
        >
          <bdi dir="ltr">{item.subjectId}</bdi>
        </LocaleLink>
        <LocaleLink
          to={listAddress("/staff/audit", new URLSearchParams(), { subject: item.subjectId })}
          className="text-xs text-muted hover:text-text hover:underline"
        >
          {t("only_subject")}
        </LocaleLink>
        <Time at={item.at} className="ms-auto text-xs text-muted" />
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted empty:hidden">
        {reason ? <span>{reasonText(reason)}</span> : <bdi>{item.reason}</bdi>}
        {typeof version === "number" && <span>{t("code_version", { version })}</span>}
        {typeof note === "string" && <bdi>{note}</bdi>}
        {facts.map(([name, value]) => (
          <bdi key={name} dir="ltr" className="font-mono text-xs leading-5">
            {name}: {String(value)}
          </bdi>
        ))}
      </p>
    </li>
  );
}

function Filters({ query }: { query: AuditQuery }) {
  const t = useT(staffMessages);
  return (
    <SearchForm path="/staff/audit" button={t("filter")}>
      <TextField
        key={`a${query.actor}`}
        name="actor"
        dir="ltr"
        inputMode="numeric"
        label={t("audit_actor")}
        defaultValue={query.actor}
      />
      <TextField
        key={`s${query.subject}`}
        name="subject"
        dir="ltr"
        label={t("audit_subject")}
        defaultValue={query.subject}
      />
      <Select
        key={`x${query.action}`}
        name="action"
        label={t("audit_action")}
        defaultValue={query.action ?? ""}
      >
        <option value="">{t("state_all")}</option>
        {loggedActions.map(action => (
          <option key={action} value={action}>
            {t(keyOf(action))}
          </option>
        ))}
      </Select>
    </SearchForm>
  );
}

type Props = { page: AuditPage; query: AuditQuery };

/** What staff did, and why. */
export function AuditList({ page, query }: Props) {
  const t = useT(staffMessages);
  const [search] = useSearchParams();
  return (
    <div className="flex flex-col gap-5">
      <Filters query={query} />
      <PagedList
        page={page}
        empty={{ icon: "shield", title: t("audit_empty"), text: t("audit_empty_text") }}
        toPage={number => listAddress("/staff/audit", search, { page: number })}
      >
        {item => <Item key={item.id} item={item} />}
      </PagedList>
    </div>
  );
}
