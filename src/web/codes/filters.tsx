import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type CodeList, type CodeListName, codeSorts } from "#features/codes/codes.schema.ts";
import { formatNumber } from "#i18n/format.ts";
import { codesMessages } from "#i18n/messages/codes.ts";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { languageName } from "./language-names.ts";
import { filteredAddress, tabOf } from "./list-address.ts";

/** The others come with a tap. */
const tagsShown = 9;

type Props = { list: CodeListName; facets: CodeList["facets"] };
type FacetLinkProps = { to: string; isOn: boolean; label: string; count: number | null; name?: string };

/** A filter is a link: it can be opened in another tab and sent to somebody. */
function FacetLink({ to, isOn, label, count, name }: FacetLinkProps) {
  const language = useLanguage();
  return (
    <LocaleLink
      to={to}
      preventScrollReset
      aria-current={isOn ? "true" : undefined}
      aria-label={name}
      className="inline-flex h-9 items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm whitespace-nowrap text-muted transition-colors hover:border-line-strong hover:text-text aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
    >
      <bdi>{label}</bdi>
      {isOn ? (
        <Icon name="close" size={14} />
      ) : (
        count !== null && <span className="text-2xs tabular-nums">{formatNumber(language, count)}</span>
      )}
    </LocaleLink>
  );
}

function Languages({ list, facets }: Props) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  const chosen = search.get("language");
  if (facets.languages.length < 2 && chosen === null) return null;
  return (
    <ul aria-label={t("language")} className="flex flex-wrap gap-2">
      <li>
        <FacetLink
          to={filteredAddress(list, search, { language: null })}
          isOn={false}
          label={t("all_languages")}
          count={null}
        />
      </li>
      {facets.languages.map(({ value, count }) => {
        const isOn = value === chosen;
        return (
          <li key={value}>
            <FacetLink
              to={filteredAddress(list, search, { language: isOn ? null : value })}
              isOn={isOn}
              label={languageName(value)}
              count={count}
              {...(isOn && { name: t("tag_remove", { tag: languageName(value) }) })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function Tags({ list, facets }: Props) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  const chosen = search.get("tag");
  const [isOpen, setOpen] = useState(false);
  const others = facets.tags.filter(tag => tag.value !== chosen);
  const shown = isOpen ? others : others.slice(0, tagsShown);
  if (others.length === 0 && chosen === null) return null;
  return (
    <ul
      aria-label={t("tags")}
      className="flex gap-2 overflow-x-auto pb-1 [scrollbar-width:thin] sm:flex-wrap"
    >
      {chosen !== null && (
        <li>
          <FacetLink
            to={filteredAddress(list, search, { tag: null })}
            isOn
            label={`#${chosen}`}
            count={null}
            name={t("tag_remove", { tag: `#${chosen}` })}
          />
        </li>
      )}
      {shown.map(({ value, count }) => (
        <li key={value}>
          <FacetLink
            to={filteredAddress(list, search, { tag: value })}
            isOn={false}
            label={`#${value}`}
            count={count}
          />
        </li>
      ))}
      {shown.length < others.length && (
        <li>
          <Button
            size="sm"
            variant="ghost"
            icon="plus"
            className="rounded-full"
            onClick={() => setOpen(true)}
          >
            {t("more_tags")}
          </Button>
        </li>
      )}
    </ul>
  );
}

/** The order of what was found; the other tabs are orders themselves. */
export function SortField({ list }: { list: CodeListName }) {
  const t = useT(codesMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  if (tabOf(search) !== "search") return null;
  const isSearch = (search.get("q") ?? "") !== "";
  const first = isSearch ? "best" : "newest";
  const offered = codeSorts.filter(sort => isSearch || sort !== "best");
  return (
    <Select
      label={<span className="sr-only">{t("sort")}</span>}
      className="w-44"
      value={search.get("sort") ?? first}
      onChange={event => {
        const { value } = event.currentTarget;
        const address = filteredAddress(list, search, {
          sort: value === first ? null : value,
          tab: "search",
        });
        void navigate(localPath(address), { preventScrollReset: true });
      }}
    >
      {offered.map(sort => (
        <option key={sort} value={sort}>
          {t(`sort_${sort}`)}
        </option>
      ))}
    </Select>
  );
}

/** What the list can be narrowed by, with how many there are of each. */
export function Filters(props: Props) {
  const t = useT(codesMessages);
  return (
    <section aria-label={t("filters")} className="flex flex-col gap-3">
      <Languages {...props} />
      <Tags {...props} />
    </section>
  );
}
