import { brand } from "#core/brand.ts";
import { plans } from "#core/limits.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { useLocalePath } from "../locale-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { LivePanel } from "./live-panel.tsx";

/** The way in: a login for visitors, the dashboard for the signed in. The page itself is the same for both. */
function StartButtons() {
  const t = useT(homeMessages);
  const dashboard = useLocalePath()("/uptimes?add=website");
  return (
    <div className="flex w-full flex-wrap items-center gap-3 *:w-full sm:*:w-auto">
      <span className="when-visitor">
        <LinkButton
          href={`/api/login?returnTo=${encodeURIComponent(dashboard)}`}
          variant="primary"
          size="lg"
          icon="bolt"
          className="w-full"
        >
          {t("start")}
        </LinkButton>
      </span>
      <span className="when-signed-in">
        <LinkButton to="/uptimes" variant="primary" size="lg" icon="pulse" className="w-full">
          {t("open_dashboard")}
        </LinkButton>
      </span>
      <span className="when-visitor">
        <LinkButton to="/uptimes" variant="secondary" size="lg" iconEnd="arrowEnd" className="w-full">
          {t("learn")}
        </LinkButton>
      </span>
    </div>
  );
}

export function Hero() {
  const t = useT(homeMessages);
  const language = useLanguage();
  return (
    <section className="page grid items-center gap-12 pt-12 pb-16 sm:pt-20 sm:pb-24 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="flex flex-col items-start gap-7">
        <h1 className="text-4xl tracking-tight">{t("headline")}</h1>
        <p className="max-w-xl text-lg text-muted">{t("lead", { brand: brand.name[language] })}</p>
        <StartButtons />
        <p className="when-visitor text-sm text-muted">
          {t("start_hint", { count: plans.free.slotsCeiling })}
        </p>
      </div>
      <LivePanel />
    </section>
  );
}
