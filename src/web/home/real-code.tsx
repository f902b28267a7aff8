import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { homeMessages } from "#i18n/messages/home.ts";
import { CodeLines } from "../codes/code-lines.tsx";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";

/** A code of the library as it is: its first lines, and the way to the rest. */
export function RealCode({ code }: { code: CodeOverview }) {
  const t = useT(homeMessages);
  if (code.teaser === null) return null;
  return (
    <section aria-labelledby="code-title" className="page pt-16 sm:pt-24">
      <div className="grid items-center gap-8 lg:grid-cols-[1fr_1.35fr] lg:gap-14">
        <div className="flex flex-col items-start gap-5">
          <h2 id="code-title" className="text-2xl">
            {t("code_title")}
          </h2>
          <p className="text-muted">{t("code_text")}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/codes/djs" variant="primary" icon="bot">
              {t("code_djs")}
            </LinkButton>
            <LinkButton to="/codes/html" icon="code">
              {t("code_web")}
            </LinkButton>
          </div>
        </div>
        <article className="min-w-0 overflow-hidden rounded-2xl border border-line bg-surface">
          <header className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-3.5">
            <h3 className="me-auto min-w-0 text-base">
              <LocaleLink to={`/code/${code.id}`} className="hover:text-accent hover:underline">
                {code.title}
              </LocaleLink>
            </h3>
            <Badge tone="accent">{t("code_version", { version: code.version })}</Badge>
            {code.discordJs !== null && (
              <Badge>
                <bdi dir="ltr">discord.js {code.discordJs}</bdi>
              </Badge>
            )}
          </header>
          <CodeLines path={code.teaser.path} lines={code.teaser.lines} />
          <p className="border-t border-line px-5 py-3 text-sm">
            <LocaleLink to={`/code/${code.id}`} className="font-semibold text-accent hover:underline">
              {t("code_open")}
            </LocaleLink>
          </p>
        </article>
      </div>
    </section>
  );
}
