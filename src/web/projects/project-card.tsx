import type { ProjectPage } from "#features/projects/project-view.schema.ts";
import { projectsMessages } from "#i18n/messages/projects.ts";
import { CardTags } from "../codes/card-tags.tsx";
import { LocaleLink } from "../locale-link.tsx";
import { Rich, useT } from "../translation.tsx";
import { Badge } from "../ui/badge.tsx";
import { Icon } from "../ui/icon.tsx";

type Item = ProjectPage["items"][number];

/** The first picture, or a quiet place of the same size with the project's first letter. */
function Cover({ project }: { project: Item }) {
  if (project.image === null) {
    return (
      <span
        aria-hidden="true"
        className="grid aspect-video w-full place-items-center bg-raised text-5xl font-semibold text-muted"
      >
        {Array.from(project.name)[0]}
      </span>
    );
  }
  return (
    <img
      src={project.image.thumbnailUrl}
      alt=""
      width={480}
      height={270}
      loading="lazy"
      decoding="async"
      className="aspect-video w-full bg-raised object-cover"
    />
  );
}

function Figure({ icon, value, label }: { icon: "eye" | "heart"; value: number; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5" title={label}>
      <Icon name={icon} size={16} />
      <span aria-hidden="true" className="tabular-nums">
        {value}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

function Marks({ project }: { project: Item }) {
  const t = useT(projectsMessages);
  if (!project.isPrivate && !project.isHidden) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {project.isPrivate && <Badge icon="lock">{t("private")}</Badge>}
      {project.isHidden && (
        <Badge tone="offline" icon="alert">
          {t("hidden")}
        </Badge>
      )}
    </span>
  );
}

/** A project in a grid; the whole card leads to it. */
export function ProjectCard({ project }: { project: Item }) {
  const t = useT(projectsMessages);
  const { name, description, tags, creator } = project;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface transition-colors focus-within:border-line-strong hover:border-line-strong">
      <Cover project={project} />
      <div className="flex flex-1 flex-col gap-3 p-5 wrap-anywhere">
        <div className="flex flex-col gap-1">
          <h3 className="text-lg">
            <LocaleLink
              to={`/project/${project.codename}`}
              dir="auto"
              className="line-clamp-2 after:absolute after:inset-0 hover:text-accent"
            >
              {name}
            </LocaleLink>
          </h3>
          <p className="text-xs text-muted">
            <Rich
              catalogue={projectsMessages}
              id="by"
              parts={{ name: <bdi key="name">{creator.name}</bdi> }}
            />
          </p>
        </div>
        <Marks project={project} />
        <p dir="auto" className="line-clamp-2 text-sm text-muted">
          {description}
        </p>
        {project.foundInCode && <p className="text-xs text-muted">{t("found_in_code")}</p>}
        <div className="mt-auto flex items-end justify-between gap-4 pt-1 text-xs text-muted">
          <CardTags tags={tags} />
          <span className="flex shrink-0 gap-3 py-1">
            <Figure icon="eye" value={project.views} label={t("views", { count: project.views })} />
            <Figure
              icon="heart"
              value={project.favorites}
              label={t("favorites", { count: project.favorites })}
            />
          </span>
        </div>
      </div>
    </article>
  );
}
