import type { CodeListItem } from "#features/codes/codes.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { CardTags } from "./card-tags.tsx";
import { languageNames } from "./language-names.ts";

function Figure({ icon, value, label }: { icon: IconName; value: number; label: string }) {
  const language = useLanguage();
  return (
    <span className="inline-flex items-center gap-1.5" title={label}>
      <Icon name={icon} size={16} />
      <span aria-hidden="true" className="tabular-nums">
        {formatNumber(language, value, { notation: "compact" })}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

function Marks({ code }: { code: CodeListItem }) {
  const t = useT(codesMessages);
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone="accent">{t("version", { version: code.version })}</Badge>
      <Badge>
        <bdi dir="ltr">
          {code.discordJs === null ? languageNames[code.language] : `discord.js ${code.discordJs}`}
        </bdi>
      </Badge>
      {code.needsPlan && (
        <Badge tone="coin" icon="star">
          {t("paid")}
        </Badge>
      )}
      {code.hasVideo && (
        <Badge tone="online" icon="video">
          {t("video")}
        </Badge>
      )}
      {code.hasPreview && <Badge icon="play">{t("preview")}</Badge>}
    </span>
  );
}

/** A code in a grid; the whole card leads to it. */
export function CodeCard({ code }: { code: CodeListItem }) {
  const t = useT(codesMessages);
  return (
    <article className="relative flex h-full flex-col gap-3.5 rounded-xl border border-line bg-surface p-5 transition-colors focus-within:border-line-strong hover:border-line-strong">
      <Marks code={code} />
      <div className="flex flex-col gap-1.5">
        <h2 className="text-lg">
          <LocaleLink
            to={`/code/${code.id}`}
            className="line-clamp-2 break-words after:absolute after:inset-0 after:rounded-xl hover:text-accent"
          >
            {code.title}
          </LocaleLink>
        </h2>
        <p className="line-clamp-3 text-sm break-words text-muted">{code.description}</p>
      </div>
      {code.foundInCode && <p className="text-xs text-muted">{t("found_in_code")}</p>}
      <div className="mt-auto flex items-end justify-between gap-4 pt-1 text-xs text-muted">
        <CardTags tags={code.tags} />
        <span className="flex shrink-0 gap-3 py-1">
          <Figure icon="eye" value={code.views} label={t("views", { count: code.views })} />
          <Figure icon="heart" value={code.favorites} label={t("favorites", { count: code.favorites })} />
        </span>
      </div>
    </article>
  );
}
