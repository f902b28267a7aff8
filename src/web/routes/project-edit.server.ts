import { data, type LoaderFunctionArgs } from "react-router";
import { getProjectTree } from "#features/projects/index.ts";
import type { Project } from "#features/projects/project-view.schema.ts";
import { privatePage } from "../page-context.server.ts";

/** `project` is null for whoever may not edit it, or where there is none: both see the same screen. */
export type EditorData = { project: Project | null };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const ctx = await privatePage(context);
  const denied = () => data<EditorData>({ project: null }, { status: 403 });
  if (ctx.actor.kind !== "user") return denied();
  const project = await getProjectTree(ctx, params.projectId ?? "").catch(error => {
    if (error instanceof Error && "code" in error && error.code === "project_not_found") return null;
    throw error;
  });
  return project?.isOwner ? data<EditorData>({ project }) : denied();
}
