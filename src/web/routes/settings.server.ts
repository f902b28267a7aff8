import type { LoaderFunctionArgs } from "react-router";
import { listSessions } from "#features/sessions/index.ts";
import type { SessionItem } from "#features/sessions/sessions.schema.ts";
import { privatePage } from "../page-context.server.ts";

export type SettingsData = { sessions: SessionItem[] | null; now: string };

/** `sessions` is null for visitors: they see what belongs to the device, and what an account adds. */
export async function loader({ context }: LoaderFunctionArgs): Promise<SettingsData> {
  const ctx = await privatePage(context);
  const sessions = ctx.actor.kind === "user" ? await listSessions(ctx) : null;
  return { sessions, now: ctx.now.toISOString() };
}
