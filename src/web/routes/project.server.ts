import type { LoaderFunctionArgs } from "react-router";
import { getProjectTree } from "#features/projects/index.ts";
import type { Project } from "#features/projects/project-view.schema.ts";
import { privatePage } from "../page-context.server.ts";

export type ProjectData = { project: Project; now: string };

/** A project as the asking one may see it: a private one is a 404 for everybody but its owner and staff. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<ProjectData> {
  const ctx = await privatePage(context);
  return { project: await getProjectTree(ctx, params.code ?? ""), now: ctx.now.toISOString() };
}
