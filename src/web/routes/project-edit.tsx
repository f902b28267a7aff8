import { useEffect } from "react";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "react-router";
import { translator } from "#i18n/message.ts";
import { projectEditorMessages } from "#i18n/messages/project-editor.ts";
import { AccessDenied } from "../errors/screens.tsx";
import { type MetaArgs, pageMeta } from "../page-meta.ts";
import { EditorPage } from "../projects/editor/editor-page.tsx";
import { say } from "../projects/editor/use-editor.ts";
import { useT } from "../translation.tsx";
import type { EditorData, loader } from "./project-edit.server.ts";

export { loader } from "./project-edit.server.ts";

export const meta = (args: MetaArgs & { loaderData?: EditorData }) =>
  pageMeta(args, {
    noIndex: true,
    text: language => {
      const t = translator(projectEditorMessages, language);
      const project = args.loaderData?.project;
      return {
        title: project ? t("page_title", { name: project.name }) : t("page_title_denied"),
        description: t("description"),
      };
    },
  });

/** Another tab of the editor loads nothing: what was changed in it must stay. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

function Denied() {
  const t = useT(projectEditorMessages);
  useEffect(() => say.error(t("load_failed")), [t]);
  return (
    <div className="page">
      <AccessDenied />
    </div>
  );
}

export default function ProjectEdit() {
  const { project } = useLoaderData<typeof loader>();
  return project === null ? <Denied /> : <EditorPage key={project.id} project={project} />;
}
