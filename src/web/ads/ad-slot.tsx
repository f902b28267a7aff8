import type { ReactNode } from "react";
import type { AdPlacement } from "#core/vocabulary.ts";
import { adMessages } from "#i18n/messages/ads.ts";
import { LocaleLink } from "../locale-link.tsx";
import { hasRoute } from "../route-table.ts";
import { useLayoutData } from "../shell/layout-data.ts";
import { useLanguage, useT } from "../translation.tsx";
import { Button, LinkButton } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useNow } from "../ui/time.tsx";
import { setAdConsent, useAdConsent } from "./ad-consent.ts";
import { houseAdOf } from "./house-ads.ts";
import { useAds } from "./use-ads.ts";

type PanelProps = { icon: IconName; title: ReactNode; text: string; children: ReactNode };

/** What all that we show ourselves looks like: the same size whatever it says. */
function Panel({ icon, title, text, children }: PanelProps) {
  return (
    <div className="flex h-full items-center gap-4 rounded-xl border border-line bg-surface px-5">
      <span className="hidden size-11 shrink-0 place-items-center rounded-xl bg-accent-soft text-accent sm:grid">
        <Icon name={icon} size={24} />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-3 sm:flex-row sm:items-center sm:justify-between sm:gap-6">
        <div className="min-w-0">
          <p className="text-sm font-semibold">{title}</p>
          <p className="text-sm text-muted">{text}</p>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">{children}</div>
      </div>
    </div>
  );
}

function HousePanel({ placement }: { placement: AdPlacement }) {
  const t = useT(adMessages);
  const now = useNow(60_000);
  const ad = houseAdOf(placement, new Date(now ?? 0));
  if (ad === null) return null;
  return (
    <Panel icon={ad.icon} title={t(`${ad.id}_title`)} text={t(`${ad.id}_text`)}>
      <LinkButton to={ad.path} size="sm">
        {t(`${ad.id}_button`)}
      </LinkButton>
    </Panel>
  );
}

function Question({ host }: { host: string }) {
  const t = useT(adMessages);
  return (
    <Panel icon="info" title={t("ask_title", { host })} text={t("ask_text")}>
      <Button size="sm" onClick={() => setAdConsent("given")}>
        {t("allow")}
      </Button>
      <Button size="sm" onClick={() => setAdConsent("refused")}>
        {t("refuse")}
      </Button>
    </Panel>
  );
}

/** Somebody else's script, in a frame without an origin: it sees neither the page nor who looks at it. */
function Frame({ placement, host }: { placement: AdPlacement; host: string }) {
  const t = useT(adMessages);
  const language = useLanguage();
  return (
    <iframe
      title={t("frame_title", { host })}
      src={`/ads/frame/${placement}?lang=${language}`}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      className="size-full rounded-xl border-0 bg-surface"
    />
  );
}

function Content({ placement }: { placement: AdPlacement }) {
  const host = useLayoutData()?.adHost ?? null;
  const consent = useAdConsent();
  if (host === null || consent === "refused") return <HousePanel placement={placement} />;
  return consent === "given" ? <Frame placement={placement} host={host} /> : <Question host={host} />;
}

/**
 * The one place for ads (decision 37): reserved in the page as it is the same for everybody, filled when it is known
 * who looks, empty where a plan is valid. Never put it on a page that takes payment.
 */
export function AdSlot({ placement, className }: { placement: AdPlacement; className?: string }) {
  const t = useT(adMessages);
  const isShown = useAds();
  return (
    <aside aria-label={t("region")} aria-hidden={!isShown} className={classNames("ad-slot", className)}>
      {isShown && (
        <>
          <p className="flex h-6 items-center justify-between text-2xs text-muted">
            {t("label")}
            {hasRoute("/pricing") && (
              <LocaleLink to="/pricing" className="hover:text-text hover:underline">
                {t("hide")}
              </LocaleLink>
            )}
          </p>
          <div className="ad-place">
            <Content placement={placement} />
          </div>
        </>
      )}
    </aside>
  );
}
