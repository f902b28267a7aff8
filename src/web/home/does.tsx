import { homeMessages } from "#i18n/messages/home.ts";
import { useT } from "../translation.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

const things = [
  ["globe", "watch"],
  ["bot", "bot"],
  ["bell", "alarm"],
  ["chart", "history"],
] as const satisfies [IconName, string][];

/** What one can do here today. */
export function Does() {
  const t = useT(homeMessages);
  return (
    <section aria-labelledby="does-title" className="page pt-16 sm:pt-24">
      <h2 id="does-title" className="text-2xl">
        {t("does_title")}
      </h2>
      <ul className="mt-8 grid gap-px overflow-hidden rounded-2xl border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {things.map(([icon, name]) => (
          <li key={name} className="flex flex-col gap-3 bg-surface p-6">
            <Icon name={icon} size={26} className="text-accent" />
            <h3 className="text-lg">{t(`does_${name}_title`)}</h3>
            <p className="text-sm text-muted">{t(`does_${name}_text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
