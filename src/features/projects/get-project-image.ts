import type { Readable } from "node:stream";
import { eq, or } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { projectImages, projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { isOwner, isPublic, isStaff } from "./find-project.ts";

/** `isPublic` says whether caches that people share may keep it. */
export type ServedImage = { isPublic: boolean; content: Readable };

/** A picture by its hash, as long as a project that the asking one may see has it. */
export async function getProjectImage(ctx: Ctx, hash: string): Promise<ServedImage> {
  const holders = await ctx.db
    .select({
      ownerId: projects.ownerId,
      isPrivate: projects.isPrivate,
      hiddenAt: projects.hiddenAt,
      removedAt: projects.removedAt,
    })
    .from(projectImages)
    .innerJoin(projects, eq(projects.id, projectImages.projectId))
    .where(or(eq(projectImages.hash, hash), eq(projectImages.thumbnailHash, hash)));
  const everybody = holders.some(isPublic);
  const mine = holders.some(row => row.removedAt === null && isOwner(ctx, row));
  if (!everybody && !mine && !(isStaff(ctx) && holders.length > 0)) throw new AppError("not_found");
  const content = await ctx.files.get(hash);
  if (content === null) throw new Error("A picture of a project is not in the store.");
  return { isPublic: everybody, content };
}
