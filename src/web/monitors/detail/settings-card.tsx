import type { ReactNode } from "react";
import type { MonitorItem } from "#features/monitors/monitors.schema.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { useT } from "../../translation.tsx";
import { Time } from "../../ui/time.tsx";
import { useIntervalText } from "../timing.tsx";
import { Certificate } from "./phases.tsx";

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-start justify-between gap-6 py-2.5">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">{children}</dd>
    </div>
  );
}

/** What the owner chose, and until when the certificate holds. */
export function SettingsCard({ monitor }: { monitor: MonitorItem }) {
  const t = useT(uptimesDetailMessages);
  const words = useT(uptimesMessages);
  const interval = useIntervalText();
  const isHttp = monitor.mode === "http";
  const off = <span className="text-muted">{t("off")}</span>;
  return (
    <dl className="divide-y divide-line text-sm">
      <Setting label={t("setting_type")}>
        {words(monitor.type === "bot" ? "type_bot" : "type_website")}
        {!isHttp && ` · ${words("mode_heartbeat")}`}
      </Setting>
      <Setting label={t("setting_interval")}>{interval(monitor.intervalS)}</Setting>
      {monitor.url?.startsWith("https:") && (
        <Setting label={t("certificate")}>
          <Certificate expiresAt={monitor.certificateExpiresAt} />
        </Setting>
      )}
      {monitor.type === "website" && (
        <Setting label={t("setting_statuses")}>
          <bdi dir="ltr" className="font-mono text-xs">
            {monitor.acceptedStatuses}
          </bdi>
        </Setting>
      )}
      {monitor.keyword !== null && (
        <Setting label={t("setting_keyword")}>
          <bdi>{monitor.keyword}</bdi>
        </Setting>
      )}
      <Setting label={t("setting_email")}>
        {monitor.emailEnabled ? <bdi dir="ltr">{monitor.email}</bdi> : off}
      </Setting>
      <Setting label={t("setting_discord")}>
        {monitor.discordEnabled ? <bdi dir="ltr">{monitor.webhookMask}</bdi> : off}
      </Setting>
      <Setting label={t("setting_profile")}>{t(monitor.onProfile ? "yes" : "no")}</Setting>
      <Setting label={t("setting_created")}>
        <Time at={monitor.createdAt} style="date" />
      </Setting>
    </dl>
  );
}
