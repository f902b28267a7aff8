import { useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { projectMessages } from "#i18n/messages/project.ts";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { ProjectPage } from "../projects/project-page.tsx";
import type { loader, ProjectData } from "./project.server.ts";

export { loader } from "./project.server.ts";

const shownLetters = 200;

export const meta = (args: MetaArgs & { loaderData?: ProjectData }) =>
  pageMeta(args, {
    noIndex: args.loaderData?.project.isPrivate !== false || args.loaderData.project.isHidden,
    type: "article",
    text: language => {
      const project = args.loaderData?.project;
      const title = project?.name ?? translator(projectMessages, language)("not_found_title");
      return { title, description: project?.description.slice(0, shownLetters) ?? title };
    },
  });

export default function ProjectRoute() {
  const { project, now } = useLoaderData<typeof loader>();
  return <ProjectPage key={project.id} project={project} now={now} />;
}
