import { homeMessages } from "#i18n/messages/home.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { LocaleLink } from "../locale-link.tsx";
import { hasRoute } from "../route-table.ts";
import { useT } from "../translation.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";

const tools = [
  ["minify_js", "/minifyjs", "code"],
  ["minify_css", "/minifycss", "code"],
  ["obfuscate_js", "/javascript-obfuscator", "lock"],
  ["obfuscate_html", "/html-obfuscator-encode", "lock"],
  ["convert_13_14", "/djs-v13-to-v14", "retry"],
  ["projects", "/projects", "share"],
] as const satisfies [string, string, IconName][];

/** The tools that work in the browser, and the projects of others. */
export function Workbench() {
  const t = useT(homeMessages);
  const name = useT(navigationMessages);
  return (
    <section aria-labelledby="workbench-title" className="page pt-16 sm:pt-24">
      <h2 id="workbench-title" className="text-2xl">
        {t("workbench_title")}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t("workbench_text")}</p>
      <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {tools
          .filter(([, path]) => hasRoute(path))
          .map(([id, path, icon]) => (
            <li key={id}>
              <LocaleLink
                to={path}
                className="flex h-full gap-4 rounded-2xl border border-line bg-surface p-5 hover:border-line-strong"
              >
                <Icon name={icon} size={22} className="mt-1 shrink-0 text-accent" />
                <span className="flex flex-col gap-1">
                  <span className="font-semibold">{name(id)}</span>
                  <span className="text-sm text-muted">{t(`workbench_${id}`)}</span>
                </span>
              </LocaleLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
