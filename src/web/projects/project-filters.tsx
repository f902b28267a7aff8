import { useNavigate, useSearchParams } from "react-router";
import type { ProjectPage } from "#features/projects/project-view.schema.ts";
import { projectsMessages } from "#i18n/messages/projects.ts";
import { LiveSearch } from "../library/live-search.tsx";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Select } from "../ui/field.tsx";
import { Icon } from "../ui/icon.tsx";
import { filteredAddress } from "./list-address.ts";

const sorts = ["best", "newest", "views"] as const;

function SearchField() {
  const t = useT(projectsMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const asked = search.get("q") ?? "";
  const go = (q: string) =>
    void navigate(localPath(filteredAddress(search, { q })), {
      replace: asked !== "",
      preventScrollReset: true,
    });
  return (
    <LiveSearch
      label={t("search")}
      placeholder={t("search_placeholder")}
      asked={asked}
      go={go}
      address={localPath("/projects")}
      className="flex-1 basis-64"
    />
  );
}

function SortField() {
  const t = useT(projectsMessages);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const usual = (search.get("q") ?? "") === "" ? "newest" : "best";
  const chosen = sorts.find(sort => sort === search.get("sort")) ?? usual;
  return (
    <Select
      label={<span className="sr-only">{t("sort")}</span>}
      className="w-44 [&_label]:sr-only"
      value={chosen}
      onChange={event => {
        const sort = event.currentTarget.value;
        void navigate(localPath(filteredAddress(search, { sort: sort === usual ? null : sort })), {
          preventScrollReset: true,
        });
      }}
    >
      {sorts
        .filter(sort => sort !== "best" || usual === "best")
        .map(sort => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
    </Select>
  );
}

/** The commonest tags of what was found; a second tap takes the tag away. */
function TagFilter({ tags }: { tags: ProjectPage["tags"] }) {
  const t = useT(projectsMessages);
  const [search] = useSearchParams();
  const chosen = search.get("tag");
  const shown = chosen !== null && !tags.some(tag => tag.value === chosen);
  const list = shown ? [{ value: chosen, count: null }, ...tags] : tags;
  if (list.length === 0) return null;
  return (
    <nav aria-label={t("tags_label")}>
      <ul className="flex flex-wrap gap-2">
        {list.map(({ value, count }) => {
          const isChosen = value === chosen;
          return (
            <li key={value}>
              <LocaleLink
                to={filteredAddress(search, { tag: isChosen ? null : value })}
                preventScrollReset
                aria-current={isChosen ? "true" : undefined}
                className="inline-flex h-9 items-center gap-1.5 rounded-full border border-line bg-surface px-3.5 text-sm text-muted hover:border-line-strong hover:text-text aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent"
              >
                <bdi>{value}</bdi>
                {count !== null && <span className="text-xs tabular-nums">{count}</span>}
                {isChosen && <Icon name="close" size={14} />}
              </LocaleLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export function ProjectFilters({ tags }: { tags: ProjectPage["tags"] }) {
  const t = useT(projectsMessages);
  return (
    <section aria-label={t("filters_label")} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField />
        <SortField />
      </div>
      <TagFilter tags={tags} />
    </section>
  );
}
