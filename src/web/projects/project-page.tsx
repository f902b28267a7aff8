import type { OwnModeration } from "#features/moderation/moderation.schema.ts";
import type { Project } from "#features/projects/project-view.schema.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { FavoriteButton } from "../favorites/favorite-button.tsx";
import { useCountView } from "../library/use-count-view.ts";
import { LocaleLink, useLocalePath } from "../locale-link.tsx";
import { useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { useMounted } from "../ui/time.tsx";
import { ProjectFiles } from "./files/project-files.tsx";
import { ModerationNotice } from "./moderation-notice.tsx";
import { ProjectFacts } from "./project-facts.tsx";
import { ProjectGallery } from "./project-gallery.tsx";
import { ReportButton } from "./report-dialog.tsx";

function Head({ project }: { project: Project }) {
  const t = useT(projectMessages);
  return (
    <header className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h1 dir="auto" className="min-w-0 text-3xl wrap-anywhere">
          {project.name}
        </h1>
        {project.isPrivate && (
          <Badge icon="lock">
            <span title={t("private_text")}>{t("private")}</span>
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2 sm:shrink-0">
        <FavoriteButton item={{ kind: "project", itemId: project.id }} count={project.favorites} />
        {project.isOwner && (
          <LinkButton to={`/project/${project.id}/edit`} icon="edit">
            {t("edit")}
          </LinkButton>
        )}
      </div>
    </header>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useT(projectMessages);
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t("tags_label")} className="flex flex-wrap gap-2">
      {tags.map(tag => (
        <li key={tag}>
          <LocaleLink
            to={`/projects?tag=${encodeURIComponent(tag.toLowerCase())}`}
            aria-label={t("tag_link", { tag })}
            className="inline-flex h-8 items-center rounded-full bg-raised px-3 text-sm text-muted hover:text-text"
          >
            <bdi>{tag}</bdi>
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

/** The address as this browser reached it: known once the page is alive. */
function CopyLink({ path }: { path: string }) {
  const t = useT(projectMessages);
  const mounted = useMounted();
  return <CopyButton text={mounted ? `${location.origin}${path}` : path} label={t("share")} />;
}

type Props = { project: Project; moderation: OwnModeration | null };

/** Everything about one project. */
export function ProjectPage({ project, moderation }: Props) {
  const t = useT(projectMessages);
  const path = useLocalePath()(`/project/${project.codename}`);
  useCountView("project", project.id, project.access === "open" && !project.isOwner);
  return (
    <div className="page flex flex-col gap-8 py-10 sm:py-14">
      <Head project={project} />
      {moderation && <ModerationNotice moderation={moderation} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <section className="flex flex-col gap-4">
            <h2 className="sr-only">{t("description_title")}</h2>
            <p dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
              {project.description}
            </p>
            <Tags tags={project.tags} />
          </section>
          <ProjectGallery images={project.images} />
        </div>
        <aside className="flex flex-col gap-3">
          <ProjectFacts project={project} />
          <CopyLink path={path} />
          {!project.isOwner && <ReportButton project={project} />}
        </aside>
      </div>
      <ProjectFiles project={project} />
    </div>
  );
}
