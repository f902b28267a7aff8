import type { DeliveryItem } from "#features/monitors/monitors.schema.ts";
import { deliveryErrorText } from "#i18n/delivery-error-text.ts";
import { uptimesDetailMessages } from "#i18n/messages/uptimes-detail.ts";
import { Rich, useLanguage, useT } from "../../translation.tsx";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { RelativeTime, Time } from "../../ui/time.tsx";
import { useMonitorActions } from "../actions-context.tsx";

const tones: Record<DeliveryItem["status"], Tone> = {
  queued: "pending",
  sending: "pending",
  retrying: "coin",
  sent: "online",
  failed: "offline",
  suppressed: "neutral",
};
const icons: Partial<Record<DeliveryItem["status"], IconName>> = {
  sent: "check",
  failed: "alert",
  retrying: "retry",
};

function Outcome({ delivery }: { delivery: DeliveryItem }) {
  const t = useT(uptimesDetailMessages);
  const { now } = useMonitorActions();
  const language = useLanguage();
  const { status, attempts, nextAttemptAt } = delivery;
  const reason = status === "sent" ? null : deliveryErrorText(language, delivery);
  const icon = icons[status];
  return (
    <span className="flex flex-col items-end gap-1">
      <Badge tone={tones[status]} {...(icon && { icon })}>
        {status !== "retrying" && t(`outcome_${status}`)}
        {status === "retrying" && nextAttemptAt === null && t("outcome_retrying_soon")}
        {status === "retrying" && nextAttemptAt !== null && (
          <Rich
            catalogue={uptimesDetailMessages}
            id="outcome_retrying"
            parts={{ when: <RelativeTime at={nextAttemptAt} now={now} /> }}
          />
        )}
      </Badge>
      {(attempts > 1 || reason !== null) && (
        <span className="flex flex-wrap justify-end gap-x-2 text-2xs text-muted">
          {attempts > 1 && <span>{t("attempts", { count: attempts })}</span>}
          {reason !== null && <span className="max-w-sm text-end">{reason}</span>}
        </span>
      )}
    </span>
  );
}

/** What was sent to whom, and what became of it. */
export function Deliveries({ deliveries }: { deliveries: DeliveryItem[] }) {
  const t = useT(uptimesDetailMessages);
  if (deliveries.length === 0) return <p className="px-5 py-6 text-sm text-muted">{t("deliveries_none")}</p>;
  return (
    <ol className="divide-y divide-line">
      {deliveries.map(delivery => (
        <li key={delivery.id} className="flex items-start justify-between gap-4 px-5 py-3.5 text-sm">
          <span className="flex min-w-0 items-start gap-3">
            <Icon
              name={delivery.channel === "email" ? "mail" : "message"}
              size={18}
              className="mt-0.5 text-muted"
            />
            <span className="flex flex-col">
              <span className="font-semibold">{t(`kind_${delivery.kind}`)}</span>
              <span className="text-xs text-muted">
                {t(`channel_${delivery.channel}`)} · <Time at={delivery.sentAt ?? delivery.createdAt} />
              </span>
            </span>
          </span>
          <Outcome delivery={delivery} />
        </li>
      ))}
    </ol>
  );
}
