import type { UptimeFigures } from "#features/monitors/monitors.schema.ts";
import { formatShare } from "#i18n/format.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { useLanguage, useT } from "../translation.tsx";

const windows = [
  ["uptime_24h", "last_24h", "day"],
  ["uptime_7d", "last_7d", "week"],
  ["uptime_30d", "last_30d", "month"],
] as const;

/** The measured uptime of three windows, cut and never rounded up. */
export function Figures({ uptime }: { uptime: UptimeFigures }) {
  const t = useT(uptimesMessages);
  const long = useT(uptimesDetailMessages);
  const language = useLanguage();
  return (
    <dl aria-label={t("uptime_label")} className="flex justify-between gap-x-3 text-2xs whitespace-nowrap">
      {windows.map(([key, longKey, window]) => {
        const share = uptime[window];
        return (
          <div key={window} title={long(longKey)} className="flex gap-1.5">
            <dt className="text-muted">{t(key)}</dt>
            <dd className="font-semibold tabular-nums">
              {share === null ? (
                <span title={t("uptime_unknown")} className="font-normal text-muted">
                  {t("none")}
                </span>
              ) : (
                formatShare(language, share)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
