import type { LoaderFunctionArgs } from "react-router";
import { getOwnModeration } from "#features/moderation/index.ts";
import type { OwnModeration } from "#features/moderation/moderation.schema.ts";
import { getProjectTree } from "#features/projects/index.ts";
import type { Project } from "#features/projects/project-view.schema.ts";
import { privatePage } from "../page-context.server.ts";

export type ProjectData = { project: Project; moderation: OwnModeration | null };

/** A project as the asking one may see it: a private one is a 404 for everybody but its owner and staff. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ProjectData> {
  const ctx = await privatePage(context);
  const project = await getProjectTree(ctx, params.code ?? "");
  const isModerated = project.isOwner && project.isHidden;
  return { project, moderation: isModerated ? await getOwnModeration(ctx, { id: project.id }) : null };
}
