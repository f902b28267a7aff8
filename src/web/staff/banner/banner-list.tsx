import { useState } from "react";
import { useRevalidator } from "react-router";
import type { AnnouncementItem } from "#features/announcements/announcements.schema.ts";
import { staffBannerMessages } from "#i18n/messages/staff-banner.ts";
import { Rich, useT } from "../../translation.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card, EmptyState } from "../../ui/card.tsx";
import { Time } from "../../ui/time.tsx";
import { BannerDialog } from "./banner-dialog.tsx";

const tones: Record<AnnouncementItem["state"], Tone> = {
  shown: "online",
  covered: "neutral",
  waiting: "pending",
  ended: "neutral",
  off: "offline",
};

function Row({ item, onEdit }: { item: AnnouncementItem; onEdit(): void }) {
  const t = useT(staffBannerMessages);
  const parts = {
    time: <Time key="time" at={item.startsAt} />,
    end: <Time key="end" at={item.endsAt ?? item.startsAt} />,
  };
  return (
    <li className="flex flex-col gap-3 p-5 sm:flex-row sm:items-start sm:justify-between sm:px-6">
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <bdi dir="ltr" className="font-mono font-semibold">
            {item.version}
          </bdi>
          <Badge tone={tones[item.state]}>{t(`state_${item.state}`)}</Badge>
        </p>
        <p className="text-sm">
          <bdi dir="ltr" lang="en">
            {item.textEn}
          </bdi>
        </p>
        <p className="text-sm">
          <bdi dir="rtl" lang="ar">
            {item.textAr}
          </bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          <span>
            <Rich
              catalogue={staffBannerMessages}
              id={item.endsAt === null ? "from" : "from_until"}
              parts={parts}
            />
          </span>
          {item.link !== null && (
            <bdi dir="ltr" className="break-all">
              {item.link}
            </bdi>
          )}
        </p>
      </div>
      <Button size="sm" onClick={onEdit} aria-label={`${t("edit")} ${item.version}`} className="self-start">
        {t("edit")}
      </Button>
    </li>
  );
}

/** Every banner with its state; a dialog adds one or changes it. */
export function BannerList({ items, now }: { items: AnnouncementItem[]; now: string }) {
  const t = useT(staffBannerMessages);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<AnnouncementItem | "new" | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-sm text-muted">{t("intro")}</p>
        <Button variant="primary" icon="plus" onClick={() => setOpen("new")}>
          {t("add")}
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState icon="bolt" title={t("empty")}>
          {t("empty_text")}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line wrap-anywhere">
            {items.map(item => (
              <Row key={item.version} item={item} onEdit={() => setOpen(item)} />
            ))}
          </ul>
        </Card>
      )}
      {open !== null && (
        <BannerDialog
          banner={open === "new" ? null : open}
          now={now}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            void revalidate();
          }}
        />
      )}
    </div>
  );
}
