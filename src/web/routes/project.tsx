import { useLoaderData } from "react-router";
import type { Language } from "#core/vocabulary.ts";
import { translator } from "#i18n/message.ts";
import { navigationMessages } from "#i18n/messages/navigation.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { type MetaArgs, pageMeta, type Share } from "../page-meta.ts";
import { ProjectPage } from "../projects/project-page.tsx";
import { shareImagePath } from "../share-image-path.ts";
import { breadcrumbs, sourceCode } from "../structured-data.ts";
import type { loader, ProjectData } from "./project.server.ts";

export { loader } from "./project.server.ts";

const shownLetters = 200;

function shareOf(project: ProjectData["project"]): Share {
  const image = (language: Language) => shareImagePath({ kind: "project", ...project }, language);
  return {
    type: "article",
    image,
    jsonLd: place => [
      sourceCode(place, {
        ...project,
        programmingLanguage: null,
        image: image(place.language),
        author: { name: project.creator.name, path: `/profile/${project.creator.id}` },
      }),
      breadcrumbs(place, [
        { name: translator(navigationMessages, place.language)("projects"), path: "/projects" },
        { name: project.name, path: `/project/${project.codename}` },
      ]),
    ],
  };
}

export const meta = (args: MetaArgs & { loaderData?: ProjectData }) => {
  const project = args.loaderData?.project;
  return pageMeta(args, {
    noIndex: project === undefined || project.isPrivate || project.isHidden,
    path: project && `/project/${project.codename}`,
    text: language => {
      const title = project?.name ?? translator(projectMessages, language)("not_found_title");
      return { title, description: project?.description.slice(0, shownLetters) ?? title };
    },
    ...(project && { share: shareOf(project) }),
  });
};

export default function ProjectRoute() {
  const { project, moderation } = useLoaderData<typeof loader>();
  return <ProjectPage key={project.id} project={project} moderation={moderation} />;
}
