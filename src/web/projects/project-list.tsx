import { useSearchParams } from "react-router";
import type { ProjectPage } from "#features/projects/project-view.schema.ts";
import { projectsMessages } from "#i18n/messages/projects.ts";
import { useT } from "../translation.tsx";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/card.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { projectsAddress } from "./list-address.ts";
import { ProjectCard } from "./project-card.tsx";

function Empty() {
  const t = useT(projectsMessages);
  const [search] = useSearchParams();
  const isSearch = ["q", "tag"].some(name => (search.get(name) ?? "") !== "");
  if (isSearch) {
    return (
      <EmptyState
        icon="search"
        title={t("none_title")}
        action={<LinkButton to="/projects">{t("clear")}</LinkButton>}
      >
        {t("none_text")}
      </EmptyState>
    );
  }
  const isMine = search.get("view") === "mine";
  return (
    <EmptyState
      icon="share"
      title={t(isMine ? "mine_empty_title" : "empty_title")}
      action={
        <LinkButton to="/sharecode-command-handler" variant="primary" icon="upload">
          {t("share")}
        </LinkButton>
      }
    >
      {t(isMine ? "mine_empty_text" : "empty_text")}
    </EmptyState>
  );
}

/** The cards of one page, and the way to the others. */
export function ProjectList({ page }: { page: ProjectPage }) {
  const t = useT(projectsMessages);
  const [search] = useSearchParams();
  if (page.items.length === 0) return <Empty />;
  return (
    <section aria-label={t("list_label")} className="flex flex-col gap-4">
      <p className="text-sm text-muted" aria-live="polite">
        {t("found", { count: page.total })}
      </p>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {page.items.map(project => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      <Pagination
        current={page.page}
        total={page.pages}
        toPage={number => projectsAddress(search, { page: String(number) })}
      />
    </section>
  );
}
