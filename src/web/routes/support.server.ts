import type { LoaderFunctionArgs } from "react-router";
import { listThreads } from "#features/support/index.ts";
import type { ThreadList } from "#features/support/support.schema.ts";
import { privatePage } from "../page-context.server.ts";

/** `list` is null for visitors. */
export type SupportData = { list: ThreadList | null; now: string };

export async function loader({ context }: LoaderFunctionArgs): Promise<SupportData> {
  const ctx = await privatePage(context);
  const list = ctx.actor.kind === "user" ? await listThreads(ctx) : null;
  return { list, now: ctx.now.toISOString() };
}
