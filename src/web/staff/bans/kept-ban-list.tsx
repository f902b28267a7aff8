import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import type { KeptBanItem, KeptBanPage, KeptBanQuery } from "#features/bans/bans.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffBanMessages } from "#i18n/messages/staff-bans.ts";
import { Rich, useT } from "../../translation.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Time } from "../../ui/time.tsx";
import { listAddress } from "../list-address.ts";
import { PagedList } from "../paged-list.tsx";
import { SearchForm } from "../search-form.tsx";
import { LiftDialog } from "./lift-dialog.tsx";

function Row({ ban, onLift }: { ban: KeptBanItem; onLift(): void }) {
  const t = useT(staffBanMessages);
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        {ban.reason === null ? (
          <p className="text-muted">{t("no_reason")}</p>
        ) : (
          <p className="whitespace-pre-line">
            <bdi>{ban.reason}</bdi>
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            <Rich
              catalogue={staffBanMessages}
              id="banned_on"
              parts={{ time: <Time key="time" at={ban.bannedAt} style="date" /> }}
            />
          </span>
          <bdi dir="ltr" className="font-mono text-xs leading-5 break-all">
            {ban.id}
          </bdi>
        </p>
      </div>
      <Button size="sm" className="shrink-0 self-start sm:self-auto" onClick={onLift}>
        {t("lift")}
      </Button>
    </li>
  );
}

type Props = { page: KeptBanPage; query: KeptBanQuery };

/** Bans whose accounts are gone, and the way to lift them. */
export function KeptBanList({ page, query }: Props) {
  const t = useT(staffBanMessages);
  const staff = useT(staffMessages);
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<KeptBanItem | null>(null);
  const none = query.q === "" ? "none" : "none_of_id";
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-sm text-muted">{t("intro")}</p>
      <SearchForm path="/staff/bans" button={staff("search")}>
        <TextField
          key={query.q}
          type="search"
          name="q"
          dir="ltr"
          inputMode="numeric"
          label={t("discord_id")}
          hint={t("discord_id_hint")}
          defaultValue={query.q}
        />
      </SearchForm>
      <PagedList
        page={page}
        found={t("found", { count: page.matching })}
        empty={{ icon: "shield", title: t(none), text: t(`${none}_text`) }}
        toPage={number => listAddress("/staff/bans", search, { page: number })}
      >
        {ban => <Row key={ban.id} ban={ban} onLift={() => setAsked(ban)} />}
      </PagedList>
      {asked !== null && (
        <LiftDialog
          ban={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            void revalidate();
          }}
        />
      )}
    </div>
  );
}
