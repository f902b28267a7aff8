import type { LoaderFunctionArgs } from "react-router";
import { getThread } from "#features/support/index.ts";
import type { ThreadDetail } from "#features/support/support.schema.ts";
import { privatePage } from "../page-context.server.ts";

/** `thread` is null for visitors, who are asked to log in; to everybody but its owner it does not exist. */
export type SupportThreadData = { thread: ThreadDetail | null; now: string };

export async function loader({ context, params }: LoaderFunctionArgs): Promise<SupportThreadData> {
  const ctx = await privatePage(context);
  const thread = ctx.actor.kind === "user" ? await getThread(ctx, { id: params.id ?? "" }) : null;
  return { thread, now: ctx.now.toISOString() };
}
