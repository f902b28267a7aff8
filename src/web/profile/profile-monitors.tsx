import type { Profile } from "#features/profiles/profiles.schema.ts";
import { formatShare } from "#i18n/format.ts";
import { profileMessages } from "#i18n/messages/profile.ts";
import { useLanguage, useT } from "../translation.tsx";
import { StatusBadge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card, EmptyState } from "../ui/card.tsx";

type Props = { monitors: Profile["monitors"]; isOwner: boolean };

/** The monitors that the owner shows: names and figures, never addresses. */
export function ProfileMonitors({ monitors, isOwner }: Props) {
  const t = useT(profileMessages);
  const language = useLanguage();
  if (monitors.length === 0 && !isOwner) return null;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("uptimes")}</h2>
      {monitors.length === 0 ? (
        <EmptyState
          icon="pulse"
          title={t("uptimes_none")}
          action={<LinkButton to="/uptimes">{t("uptimes_action")}</LinkButton>}
        >
          {t("uptimes_empty")}
        </EmptyState>
      ) : (
        <Card padded={false}>
          <ul className="divide-y divide-line">
            {monitors.map(monitor => (
              <li key={monitor.id} className="flex items-center gap-4 px-5 py-3.5 sm:px-6">
                <div className="min-w-0 flex-1">
                  <p dir="auto" className="truncate font-semibold">
                    {monitor.name}
                  </p>
                  <p className="text-xs text-muted">{t(`type_${monitor.type}`)}</p>
                </div>
                <p className="text-sm text-muted tabular-nums">
                  {monitor.uptime === null
                    ? t("uptime_none")
                    : t("uptime_month", { share: formatShare(language, monitor.uptime) })}
                </p>
                <StatusBadge status={monitor.status}>{t(`status_${monitor.status}`)}</StatusBadge>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
