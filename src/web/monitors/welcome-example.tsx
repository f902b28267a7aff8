import { formatShare } from "#i18n/format.ts";
import { uptimesMessages } from "#i18n/messages/uptimes.ts";
import { uptimesWelcomeMessages } from "#i18n/messages/uptimes-welcome.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Badge, StatusBadge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { StripDrawing } from "./strip-drawing.tsx";

/** A drawing of the product, marked as an example: which bars failed, of 90. */
const rows = [
  { name: "example_site", icon: "globe", failed: [31], ms: 84, online: true },
  { name: "example_bot", icon: "bot", failed: [12, 13, 58], ms: 212, online: true },
  { name: "example_api", icon: "globe", failed: [44, 87, 88, 89], ms: null, online: false },
] as const;

const count = 90;
const barsOf = (failed: readonly number[]) =>
  Array.from({ length: count }, (_, index) => ({ share: failed.includes(index) ? 0 : 1 }));

export function WelcomeExample() {
  const t = useT(uptimesWelcomeMessages);
  const words = useT(uptimesMessages);
  const language = useLanguage();
  return (
    <figure aria-label={t("example_label")} className="rounded-2xl border border-line bg-surface">
      <figcaption className="flex items-center justify-between border-b border-line px-5 py-3 text-sm">
        <span className="font-semibold">{words("title")}</span>
        <Badge>{t("example_note")}</Badge>
      </figcaption>
      <ul className="divide-y divide-line">
        {rows.map(row => (
          <li key={row.name} className="flex flex-col gap-3 px-5 py-4">
            <div className="flex items-center gap-2.5">
              <Icon name={row.icon} size={18} className={row.icon === "bot" ? "text-coin" : "text-accent"} />
              <span className="min-w-0 flex-1 truncate font-semibold">{t(row.name)}</span>
              {row.ms !== null && (
                <span className="text-xs text-muted tabular-nums">{words("ms", { ms: row.ms })}</span>
              )}
              <StatusBadge status={row.online ? "online" : "offline"}>
                {words(row.online ? "online" : "offline")}
              </StatusBadge>
            </div>
            <StripDrawing bars={barsOf(row.failed)} count={count} />
            <p className="flex justify-between text-2xs text-muted">
              <span>{words("uptime_30d")}</span>
              <b className="text-text tabular-nums">{formatShare(language, 1 - row.failed.length / count)}</b>
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}
