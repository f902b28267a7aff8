import type { LoaderFunctionArgs } from "react-router";
import { listOwnProjects, listProjects } from "#features/projects/index.ts";
import type { ProjectPage } from "#features/projects/project-view.schema.ts";
import { privatePage, publicPage } from "../page-context.server.ts";

export type ProjectsData =
  | { kind: "all" | "mine"; page: ProjectPage }
  /** Whoever asks for own projects without being signed in. */
  | { kind: "visitor" };

/** The public list is the same for everybody; one's own is looked up only where the address asks for it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<ProjectsData> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  if (query.view === "mine") {
    const ctx = await privatePage(context);
    if (ctx.actor.kind !== "user") return { kind: "visitor" };
    return { kind: "mine", page: await listOwnProjects(ctx, query) };
  }
  const { services, now } = publicPage(context);
  return { kind: "all", page: await listProjects({ ...services, now }, query) };
}
