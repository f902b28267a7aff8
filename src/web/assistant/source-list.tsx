import type { Source } from "#features/assistant/assistant.schema.ts";
import { assistantMessages } from "#i18n/messages/assistant.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { CodeBox } from "../ui/code-box.tsx";

/** Where in the code's page the lines stand. */
const addressOf = ({ path, excerpt }: Source): string =>
  excerpt?.file && excerpt.from
    ? `${path}?file=${encodeURIComponent(excerpt.file)}#L${excerpt.from}-L${excerpt.from + excerpt.lines.length - 1}`
    : path;

function Excerpt({ excerpt }: { excerpt: NonNullable<Source["excerpt"]> }) {
  const t = useT(assistantMessages);
  const { file, from, lines } = excerpt;
  return (
    <div className="flex flex-col gap-1.5">
      {file !== null && from !== null && (
        <p className="text-xs text-muted">
          {t("lines", { file: `\u2068${file}\u2069`, line: String(from) })}
        </p>
      )}
      <CodeBox
        label={t("code")}
        text={lines.join("\n")}
        className="rounded-lg border border-line bg-canvas p-3 text-xs leading-5"
      />
    </div>
  );
}

/** What an answer rests on, or what the library has: title, version, licence, matching lines and the way there. */
export function SourceList({
  sources,
  anchor,
  isOpen,
}: {
  sources: readonly Source[];
  anchor: string;
  /** Shows the lines as well: where they are the answer. */
  isOpen: boolean;
}) {
  const t = useT(assistantMessages);
  const language = useLanguage();
  return (
    <ol aria-label={t(isOpen ? "matches" : "sources")} className="flex flex-col gap-3">
      {sources.map((source, at) => (
        <li
          key={`${source.kind}-${source.id}`}
          id={`${anchor}-${at + 1}`}
          className="flex scroll-mt-24 flex-col gap-2 rounded-xl border border-line bg-surface p-4"
        >
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <bdi dir="ltr" className="text-sm text-muted">
              [{at + 1}]
            </bdi>
            <LocaleLink to={addressOf(source)} className="font-semibold text-accent underline">
              <bdi>{source.title[language]}</bdi>
            </LocaleLink>
            <Badge>{t(`kind_${source.kind}`)}</Badge>
            {source.version !== null && (
              <span className="text-xs text-muted">{t("version", { version: String(source.version) })}</span>
            )}
            {source.discordJs !== null && (
              <span className="text-xs text-muted">{t("for_discord", { version: source.discordJs })}</span>
            )}
            {source.kind === "code" && <span className="text-xs text-muted">{t("license")}</span>}
          </p>
          {isOpen && (
            <>
              <p dir="auto" className="text-sm">
                {source.about[language]}
              </p>
              {source.excerpt !== null && <Excerpt excerpt={source.excerpt} />}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
