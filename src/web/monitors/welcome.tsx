import { brand } from "#core/brand.ts";
import { plans } from "#core/limits.ts";
import { uptimesWelcomeMessages } from "#i18n/messages/uptimes-welcome.ts";
import { useLoginHref } from "../shell/account-menu.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { PlanSlice } from "./plan-slice.tsx";
import { WelcomeExample } from "./welcome-example.tsx";

const features = [
  ["globe", "websites"],
  ["bot", "bots"],
  ["bell", "alarms"],
  ["chart", "history"],
  ["pulse", "live"],
  ["bolt", "boost"],
] as const satisfies [IconName, string][];

function LoginButton() {
  const t = useT(uptimesWelcomeMessages);
  const loginHref = useLoginHref();
  return (
    <LinkButton href={loginHref} variant="primary" size="lg" icon="login" rel="nofollow">
      {t("login")}
    </LinkButton>
  );
}

/** /uptimes for somebody who is not signed in: what it does, what each plan opens, and the way in. */
export function Welcome() {
  const t = useT(uptimesWelcomeMessages);
  const language = useLanguage();
  const count = plans.free.slotsCeiling;
  return (
    <div className="page flex flex-col gap-16 py-12 sm:gap-20 sm:py-16">
      <section className="grid items-center gap-10 lg:grid-cols-[1fr_1.05fr]">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-3xl">{t("heading")}</h1>
          <p className="text-lg text-muted">{t("lead", { brand: brand.name[language], count })}</p>
          <LoginButton />
          <p className="text-sm text-muted">{t("login_hint")}</p>
        </div>
        <WelcomeExample />
      </section>
      <ul className="grid gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {features.map(([icon, name]) => (
          <li key={name} className="flex flex-col gap-2 bg-surface p-5 sm:p-6">
            <Icon name={icon} size={24} className="text-accent" />
            <h2 className="text-lg">{t(`${name}_title`)}</h2>
            <p className="text-sm text-muted">{t(`${name}_text`)}</p>
          </li>
        ))}
      </ul>
      <PlanSlice />
    </div>
  );
}
