import type { ReactNode } from "react";
import type { MonitorSummary } from "#features/monitors/monitors.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { useLanguage, useT } from "../translation.tsx";
import { StatusShape } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";

type Props = { summary: MonitorSummary };

export const planMessageKeys = {
  free: "plan_free",
  prime: "plan_prime",
  plus: "plan_plus",
  developer: "plan_developer",
} as const;

function Figure({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2 bg-surface p-4 sm:p-5">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="flex flex-1 flex-col justify-between gap-3">
        <span className="text-2xl font-semibold tabular-nums">{value}</span>
        {children}
      </dd>
    </div>
  );
}

/** A thin bar of two shares; what it says stands beside it in words. */
function Split({ parts }: { parts: { share: number; className: string }[] }) {
  return (
    <span aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full bg-raised">
      {parts
        .filter(part => part.share > 0)
        .map(part => (
          <span key={part.className} className={part.className} style={{ flexGrow: part.share }} />
        ))}
    </span>
  );
}

function Types({ summary }: Props) {
  const t = useT(uptimesMessages);
  const language = useLanguage();
  const { website, bot } = summary.byType;
  return (
    <div className="flex flex-col gap-2">
      <Split
        parts={[
          { share: website, className: "bg-accent-fill" },
          { share: bot, className: "bg-coin" },
        ]}
      />
      <ul aria-label={t("by_type")} className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
        <li className="flex items-center gap-1.5">
          <Icon name="globe" size={14} className="text-accent" />
          {t("websites")} <b className="text-text tabular-nums">{formatNumber(language, website)}</b>
        </li>
        <li className="flex items-center gap-1.5">
          <Icon name="bot" size={14} className="text-coin" />
          {t("bots")} <b className="text-text tabular-nums">{formatNumber(language, bot)}</b>
        </li>
      </ul>
    </div>
  );
}

function Statuses({ summary }: Props) {
  const t = useT(uptimesMessages);
  const language = useLanguage();
  const counts = (["offline", "pending", "paused"] as const).filter(
    status => status === "offline" || summary[status] > 0,
  );
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
      {counts.map(status => (
        <li key={status} className="flex items-center gap-1.5" data-count={status}>
          <StatusShape status={status} size={10} />
          {t(status)} <b className="text-text tabular-nums">{formatNumber(language, summary[status])}</b>
        </li>
      ))}
    </ul>
  );
}

function Slots({ summary }: Props) {
  const t = useT(uptimesMessages);
  if (summary.slots === null)
    return <p className="text-xs text-muted">{t("slots_fair_use", { count: summary.ceiling })}</p>;
  return (
    <Split
      parts={[
        { share: summary.slots - summary.remaining, className: "bg-accent-fill" },
        { share: summary.remaining, className: "bg-raised" },
      ]}
    />
  );
}

function Boosts({ left }: { left: number | null }) {
  const t = useT(uptimesMessages);
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <Icon name="bolt" size={14} className="text-coin" />
      {left === null ? t("boosts_free") : t("boosts_left", { count: left })}
    </p>
  );
}

/** How the account's monitors stand and what it may still add. */
export function Summary({ summary }: Props) {
  const t = useT(uptimesMessages);
  const language = useLanguage();
  const { slots, remaining } = summary;
  return (
    <section aria-label={t("summary_label")}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-line bg-line lg:grid-cols-4">
        <Figure label={t("total_monitors")} value={formatNumber(language, summary.total)}>
          <Types summary={summary} />
        </Figure>
        <Figure
          label={t("online")}
          value={
            <span className="flex items-center gap-2.5" data-count="online">
              <StatusShape status={summary.online > 0 ? "online" : "pending"} size={14} />
              {formatNumber(language, summary.online)}
            </span>
          }
        >
          <Statuses summary={summary} />
        </Figure>
        <Figure
          label={t("slots_remaining")}
          value={slots === null ? t("slots_unlimited") : t("slots_of", { remaining, slots })}
        >
          <Slots summary={summary} />
        </Figure>
        <Figure label={t("plan")} value={t(planMessageKeys[summary.plan])}>
          <Boosts left={summary.boostsLeft} />
        </Figure>
      </dl>
    </section>
  );
}
