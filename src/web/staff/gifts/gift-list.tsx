import { useState } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { type GiftState, giftStates } from "#core/vocabulary.ts";
import type { GiftItem, GiftPage, GiftQuery } from "#features/gifts/gifts.schema.ts";
import { planTitles } from "#features/plans/plans.schema.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { staffGiftMessages } from "#i18n/messages/staff-gifts.ts";
import { uiMessages } from "#i18n/messages/ui.ts";
import { ApiFailure, callApi } from "../../api-client.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { Rich, useT } from "../../translation.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { RelativeTime, Time } from "../../ui/time.tsx";
import { toast } from "../../ui/toast.ts";
import { listAddress } from "../list-address.ts";
import { PagedList } from "../paged-list.tsx";

const tones: Record<GiftState, Tone> = {
  open: "online",
  redeemed: "accent",
  revoked: "offline",
  expired: "neutral",
};

function Facts({ gift, now }: { gift: GiftItem; now: string }) {
  const nameOf = (person: GiftItem["createdBy"]) => <bdi key="name">{person.name ?? person.id}</bdi>;
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted">
      <span>
        <Rich
          catalogue={staffGiftMessages}
          id="made_by"
          parts={{
            name: nameOf(gift.createdBy),
            time: <RelativeTime key="time" at={gift.createdAt} now={now} />,
          }}
        />
      </span>
      {gift.redeemedBy !== null && gift.redeemedAt !== null ? (
        <span>
          <Rich
            catalogue={staffGiftMessages}
            id="redeemed_by"
            parts={{
              name: nameOf(gift.redeemedBy),
              time: <RelativeTime key="time" at={gift.redeemedAt} now={now} />,
            }}
          />
        </span>
      ) : (
        <span>
          <Rich
            catalogue={staffGiftMessages}
            id="until"
            parts={{ time: <Time key="time" at={gift.expiresAt} style="date" /> }}
          />
        </span>
      )}
      {gift.note !== "" && <bdi>{gift.note}</bdi>}
    </p>
  );
}

function Row({ gift, now, onRevoke }: { gift: GiftItem; now: string; onRevoke(): void }) {
  const t = useT(staffGiftMessages);
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-center sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="font-semibold">
            {t("for_months", { plan: planTitles[gift.plan], count: gift.months })}
          </span>
          <Badge tone={tones[gift.state]}>{t(gift.state)}</Badge>
          <bdi dir="ltr" className="font-mono text-xs text-muted">
            {gift.id}
          </bdi>
        </p>
        <Facts gift={gift} now={now} />
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2">
        <LocaleLink
          to={`/staff/gifts?batch=${gift.batchId}`}
          className="py-2 text-xs text-muted hover:text-text hover:underline"
        >
          {t("batch")}
        </LocaleLink>
        {gift.state === "open" && (
          <Button size="sm" variant="danger" onClick={onRevoke}>
            {t("revoke")}
          </Button>
        )}
      </div>
    </li>
  );
}

function RevokeDialog({ gift, onClose }: { gift: GiftItem; onClose(): void }) {
  const t = useT(staffGiftMessages);
  const staff = useT(staffMessages);
  const ui = useT(uiMessages);
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await callApi(`/api/staff/gifts/${gift.id}/revoke`, { method: "POST" });
      toast.success(t("revoked_done"));
    } catch (error) {
      toast.error((error instanceof ApiFailure && error.message) || staff("failed"));
    }
    onClose();
    void revalidate();
  };
  return (
    <Dialog
      open
      size="sm"
      busy={busy}
      onClose={onClose}
      title={t("revoke_title")}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {ui("cancel")}
          </Button>
          <Button variant="danger" pending={busy} onClick={() => void revoke()}>
            {t("revoke")}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">{t("revoke_text")}</p>
    </Dialog>
  );
}

type Props = { page: GiftPage; query: GiftQuery; now: string };

/** The codes with their states, never the codes themselves. */
export function GiftList({ page, query, now }: Props) {
  const t = useT(staffGiftMessages);
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<GiftItem | null>(null);
  const tabs = ["", ...giftStates].map(state => ({
    id: state,
    label: t(giftStates.find(each => each === state) ?? "all"),
    to: listAddress("/staff/gifts", search, { state, page: 1 }),
  }));
  return (
    <div className="flex flex-col gap-5">
      <Tabs label={t("state")} current={query.state ?? ""} tabs={tabs} />
      <PagedList
        page={page}
        found={t("found", { count: page.matching })}
        empty={{ icon: "star", title: t("empty"), text: t("empty_text") }}
        toPage={number => listAddress("/staff/gifts", search, { page: number })}
      >
        {gift => <Row key={gift.id} gift={gift} now={now} onRevoke={() => setAsked(gift)} />}
      </PagedList>
      {asked !== null && <RevokeDialog gift={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
