import { eq } from "drizzle-orm";
import { profiles } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import type { ProfileUpdate } from "./profiles.schema.ts";

const nothing: ProfileUpdate = { biography: "", x: null, instagram: null, youtube: null, github: null };

/** What the user says of himself, as he edits it. */
export async function getOwnProfile(ctx: Ctx): Promise<ProfileUpdate> {
  const userId = assertUser(ctx);
  const [row] = await ctx.db
    .select({
      biography: profiles.biography,
      x: profiles.x,
      instagram: profiles.instagram,
      youtube: profiles.youtube,
      github: profiles.github,
    })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row ?? nothing;
}
