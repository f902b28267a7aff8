import type { CodeOverview } from "#features/codes/codes.schema.ts";
import { codeMessages } from "#i18n/messages/code.ts";
import { FavoriteButton } from "../favorites/favorite-button.tsx";
import { LocaleLink } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";
import { languageNames } from "./language-names.ts";
import { filteredAddress, listPaths } from "./list-address.ts";
import { converterAddress } from "./page-address.ts";

function Breadcrumb({ kind }: { kind: CodeOverview["kind"] }) {
  const t = useT(codeMessages);
  return (
    <nav aria-label={t("breadcrumb")}>
      <LocaleLink
        to={listPaths[kind]}
        className="inline-flex min-h-9 items-center gap-1.5 text-sm text-muted hover:text-accent"
      >
        <Icon name="chevronStart" size={16} />
        {t(kind)}
      </LocaleLink>
    </nav>
  );
}

/** Its version of discord.js; leads to the converter with this code as soon as there is one. */
function DiscordJs({ code }: { code: CodeOverview }) {
  const t = useT(codeMessages);
  if (code.discordJs === null) return null;
  const values = { version: code.discordJs };
  const badge = (
    <Badge icon="bot">
      <bdi dir="ltr">{t("djs_badge", values)}</bdi>
    </Badge>
  );
  const address = converterAddress(code);
  if (address === null) return badge;
  return (
    <LocaleLink to={address} title={t("djs_badge_link", values)} className="rounded-full hover:text-accent">
      {badge}
      <span className="sr-only">{t("djs_badge_link", values)}</span>
    </LocaleLink>
  );
}

function Tags({ code }: { code: CodeOverview }) {
  const t = useT(codeMessages);
  if (code.tags.length === 0) return null;
  return (
    <ul aria-label={t("tags")} className="flex flex-wrap gap-1.5">
      {code.tags.map(tag => (
        <li key={tag}>
          <LocaleLink
            to={filteredAddress(code.kind, new URLSearchParams(), { tag })}
            aria-label={t("tag_link", { tag: `#${tag}` })}
            className="inline-flex h-8 items-center rounded-full bg-raised px-3 text-xs text-muted hover:text-text"
          >
            <bdi>#{tag}</bdi>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

/** What the code is. */
export function CodeHead({ code }: { code: CodeOverview }) {
  const t = useT(codeMessages);
  return (
    <header className="flex flex-col gap-4">
      <Breadcrumb kind={code.kind} />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between sm:gap-8">
        <div className="flex min-w-0 flex-col gap-3">
          <h1 className="text-3xl break-words">{code.title}</h1>
          <p className="max-w-2xl text-muted">{code.description}</p>
        </div>
        <span className="self-start">
          <FavoriteButton item={{ kind: "code", itemId: code.id }} count={code.favorites} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-1.5">
        <DiscordJs code={code} />
        <Badge icon="code">
          <bdi dir="ltr">{languageNames[code.language]}</bdi>
        </Badge>
        {code.needsPlan && (
          <Badge tone="coin" icon="star">
            {t("paid")}
          </Badge>
        )}
      </div>
      <Tags code={code} />
    </header>
  );
}
