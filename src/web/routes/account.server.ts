import type { LoaderFunctionArgs } from "react-router";
import { getOwnProfile } from "#features/profiles/index.ts";
import type { ProfileUpdate } from "#features/profiles/profiles.schema.ts";
import { privatePage } from "../page-context.server.ts";

export type AboutData = { about: { said: ProfileUpdate; userId: string } | null };

/** `about` is null for visitors. */
export async function loader({ context }: LoaderFunctionArgs): Promise<AboutData> {
  const ctx = await privatePage(context);
  if (ctx.actor.kind !== "user") return { about: null };
  return { about: { said: await getOwnProfile(ctx), userId: ctx.actor.userId } };
}
