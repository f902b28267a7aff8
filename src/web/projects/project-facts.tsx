import type { ReactNode } from "react";
import type { ProjectDetail } from "#features/projects/project-view.schema.ts";
import { formatNumber, formatSize } from "#i18n/format.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { LocaleLink } from "../locale-link.tsx";
import { useLanguage, useT } from "../translation.tsx";
import { Card } from "../ui/card.tsx";
import { Time } from "../ui/time.tsx";

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 text-end">{children}</dd>
    </div>
  );
}

/** Who made it, when, how large it is, and how often it was seen, with the rule by which that is counted. */
export function ProjectFacts({ project }: { project: ProjectDetail }) {
  const t = useT(projectMessages);
  const language = useLanguage();
  const number = (value: number) => <span className="tabular-nums">{formatNumber(language, value)}</span>;
  return (
    <Card className="text-sm">
      <h2 className="sr-only">{t("facts_label")}</h2>
      <dl className="-my-2.5 divide-y divide-line">
        <Fact name={t("creator")}>
          <LocaleLink
            to={`/profile/${project.creator.id}`}
            className="inline-flex max-w-full items-center gap-2 font-semibold hover:text-accent"
          >
            <img
              src={project.creator.avatarUrl}
              alt=""
              width={24}
              height={24}
              className="rounded-full bg-raised"
            />
            <bdi className="truncate">{project.creator.name}</bdi>
          </LocaleLink>
        </Fact>
        <Fact name={t("codename")}>
          <bdi dir="ltr" className="font-mono text-xs break-all">
            {project.codename}
          </bdi>
        </Fact>
        <Fact name={t("shared_at")}>
          <Time at={project.createdAt} style="date" />
        </Fact>
        {project.updatedAt !== project.createdAt && (
          <Fact name={t("updated_at")}>
            <Time at={project.updatedAt} style="date" />
          </Fact>
        )}
        <Fact name={t("files")}>{number(project.fileCount)}</Fact>
        <Fact name={t("size")}>
          <bdi>{formatSize(language, project.sizeBytes)}</bdi>
        </Fact>
        <Fact name={t("downloads")}>{number(project.downloads)}</Fact>
        <Fact name={t("views")}>{number(project.views)}</Fact>
      </dl>
      <p className="mt-5 border-t border-line pt-4 text-xs text-muted">{t("view_rule")}</p>
    </Card>
  );
}
