import { profiles } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { ProfileUpdate } from "./profiles.schema.ts";

/** Replaces what the user says of himself. Links are kept as names, whatever address was pasted. */
export async function updateProfile(ctx: Ctx, input: unknown): Promise<ProfileUpdate> {
  const userId = assertUser(ctx);
  const update = parseInput(ProfileUpdate, input);
  const row = { ...update, updatedAt: ctx.now };
  await ctx.db
    .insert(profiles)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: profiles.userId, set: row });
  return update;
}
