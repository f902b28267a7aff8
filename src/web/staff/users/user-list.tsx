import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { planTitles } from "#features/plans/plans.schema.ts";
import type {
  StaffUserItem,
  StaffUserPage,
  StaffUserQuery,
} from "#features/staff-users/staff-users.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffUserMessages } from "#i18n/messages/staff-users.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { Rich, useT } from "../../translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Select, TextField } from "../../ui/field.tsx";
import { RelativeTime, Time } from "../../ui/time.tsx";
import { listAddress } from "../list-address.ts";
import { PagedList } from "../paged-list.tsx";
import { SearchForm } from "../search-form.tsx";
import { BanDialog } from "./ban-dialog.tsx";
import { CoinsDialog } from "./coins-dialog.tsx";

const filters = ["all", "paid", "staff", "banned"] as const;

function Plan({ user }: { user: StaffUserItem }) {
  const t = useT(staffUserMessages);
  if (user.planEndsAt === null || user.plan === "free" || user.source === null)
    return <span>{t("free")}</span>;
  return (
    <span className="text-text">
      <Rich
        catalogue={staffUserMessages}
        id="plan_until"
        parts={{
          plan: <bdi key="plan">{planTitles[user.plan]}</bdi>,
          time: <Time key="time" at={user.planEndsAt} style="date" />,
        }}
      />{" "}
      {t(`source_${user.source}`)}
    </span>
  );
}

type Asked = { user: StaffUserItem; about: "coins" | "ban" };

function Row({ user, now, onAsk }: { user: StaffUserItem; now: string; onAsk(about: Asked["about"]): void }) {
  const t = useT(staffUserMessages);
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LocaleLink to={`/profile/${user.id}`} className="min-w-0 font-semibold hover:text-accent">
            <bdi>{user.name}</bdi>
          </LocaleLink>
          <bdi dir="ltr" className="text-sm text-muted">
            @{user.username}
          </bdi>
          {user.role !== "user" && <Badge tone="accent">{t(`role_${user.role}`)}</Badge>}
          {user.bannedAt !== null && <Badge tone="offline">{t("banned")}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <Plan user={user} />
          <span>{t("coins", { count: user.coins })}</span>
          <span>{t("monitors", { count: user.monitors })}</span>
          <span>
            <Rich
              catalogue={staffUserMessages}
              id="came"
              parts={{ time: <RelativeTime key="time" at={user.lastLoginAt} now={now} /> }}
            />
          </span>
          <bdi dir="ltr" className="font-mono text-xs leading-5">
            {user.id}
          </bdi>
        </p>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        <Button size="sm" icon="coin" onClick={() => onAsk("coins")}>
          {t("adjust")}
        </Button>
        {user.canBan && (
          <Button
            size="sm"
            variant={user.bannedAt === null ? "danger" : "secondary"}
            onClick={() => onAsk("ban")}
          >
            {t(user.bannedAt === null ? "ban" : "unban")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Search({ query }: { query: StaffUserQuery }) {
  const t = useT(staffUserMessages);
  const staff = useT(staffMessages);
  return (
    <SearchForm path="/staff/users" button={staff("search")}>
      <TextField
        key={`q${query.q}`}
        type="search"
        name="q"
        label={t("search")}
        hint={t("search_hint")}
        defaultValue={query.q}
      />
      <Select key={`f${query.filter}`} name="filter" label={t("filter")} defaultValue={query.filter}>
        {filters.map(filter => (
          <option key={filter} value={filter}>
            {t(`filter_${filter}`)}
          </option>
        ))}
      </Select>
    </SearchForm>
  );
}

type Props = { page: StaffUserPage; query: StaffUserQuery; now: string };

/** Users with plan and coins. */
export function UserList({ page, query, now }: Props) {
  const t = useT(staffUserMessages);
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<Asked | null>(null);
  const dialog = {
    onClose: () => setAsked(null),
    onDone: () => {
      setAsked(null);
      void revalidate();
    },
  };
  return (
    <div className="flex flex-col gap-5">
      <Search query={query} />
      <PagedList
        page={page}
        found={t("found", { count: page.matching })}
        empty={{ icon: "user", title: t("empty"), text: t("empty_text") }}
        toPage={number => listAddress("/staff/users", search, { page: number })}
      >
        {user => <Row key={user.id} user={user} now={now} onAsk={about => setAsked({ user, about })} />}
      </PagedList>
      {asked?.about === "coins" && <CoinsDialog user={asked.user} {...dialog} />}
      {asked?.about === "ban" && <BanDialog user={asked.user} {...dialog} />}
    </div>
  );
}
