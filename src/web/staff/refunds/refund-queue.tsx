import { useState } from "react";
import { useRevalidator } from "react-router";
import { type RefundState, refundStates } from "#core/vocabulary.ts";
import type { RefundItem, RefundPage, RefundQuery } from "#features/refunds/refunds.schema.ts";
import { refundMessages } from "#i18n/messages/refunds.ts";
import { staffMessages } from "#i18n/messages/staff.ts";
import { LocaleLink } from "../../locale-link.tsx";
import { PaymentLine, useReasons } from "../../refunds/refund-words.tsx";
import { Rich, useT } from "../../translation.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { RelativeTime } from "../../ui/time.tsx";
import { listAddress } from "../list-address.ts";
import { PagedList } from "../paged-list.tsx";
import { RefundDecisionDialog } from "./refund-decision.tsx";

const addressOf = (state: RefundState, page = 1) =>
  listAddress("/staff/refunds", new URLSearchParams(), { state: state === "waiting" ? "" : state, page });

type ItemProps = { refund: RefundItem; now: string; onAsk(approved: boolean): void };

function Actions({ refund, onAsk }: Pick<ItemProps, "refund" | "onAsk">) {
  const t = useT(refundMessages);
  if (refund.state !== "waiting" && refund.state !== "approved") return null;
  const isWaiting = refund.state === "waiting";
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" icon="check" onClick={() => onAsk(true)}>
        {t(isWaiting ? "approve" : "approve_again")}
      </Button>
      {isWaiting && (
        <Button size="sm" variant="danger" onClick={() => onAsk(false)}>
          {t("refuse")}
        </Button>
      )}
    </div>
  );
}

function Item({ refund, now, onAsk }: ItemProps) {
  const t = useT(refundMessages);
  const reasons = useReasons()(refund.reasons, refund.uses);
  return (
    <li className="flex flex-col gap-3 p-5 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="font-semibold">
          <PaymentLine payment={refund} />
        </span>
        <LocaleLink to={`/profile/${refund.user.id}`} className="text-sm text-muted hover:text-accent">
          <Rich
            catalogue={refundMessages}
            id="by"
            parts={{ name: <bdi key="name">{refund.user.name ?? refund.user.id}</bdi> }}
          />
        </LocaleLink>
        <span className="text-xs text-muted">
          <Rich
            catalogue={refundMessages}
            id="asked_at"
            parts={{ time: <RelativeTime key="time" at={refund.askedAt} now={now} /> }}
          />
        </span>
      </div>
      <div className="flex flex-wrap gap-2">
        {reasons.length === 0 ? (
          <Badge tone="online" icon="check">
            {t("fine")}
          </Badge>
        ) : (
          <p className="text-sm text-offline">{t("against", { reasons: reasons.join(" ") })}</p>
        )}
      </div>
      {refund.message !== "" && (
        <p dir="auto" className="rounded-lg bg-raised px-4 py-3 text-sm whitespace-pre-line">
          {refund.message}
        </p>
      )}
      {refund.answer !== "" && (
        <p dir="auto" className="text-sm">
          {refund.answer}
        </p>
      )}
      <Actions refund={refund} onAsk={onAsk} />
    </li>
  );
}

type Props = { page: RefundPage; query: RefundQuery; now: string };

/** Wishes for refunds with the facts that decide about them. */
export function RefundQueue({ page, query, now }: Props) {
  const t = useT(refundMessages);
  const staff = useT(staffMessages);
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState<{ refund: RefundItem; approved: boolean } | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="flex flex-col gap-5">
      <Tabs
        label={staff("state")}
        current={query.payment === "" ? query.state : ""}
        tabs={refundStates.map(id => ({ id, to: addressOf(id), label: t(`state_${id}`) }))}
        className="scroll-shades"
      />
      <PagedList
        page={page}
        empty={{ icon: "coin", title: t("staff_empty"), text: t("staff_empty_text") }}
        toPage={number => addressOf(query.state, number)}
      >
        {refund => (
          <Item
            key={refund.id}
            refund={refund}
            now={now}
            onAsk={approved => setAsked({ refund, approved })}
          />
        )}
      </PagedList>
      {asked !== null && (
        <RefundDecisionDialog
          {...asked}
          onClose={close}
          onDecided={() => {
            close();
            void revalidate();
          }}
        />
      )}
    </div>
  );
}
