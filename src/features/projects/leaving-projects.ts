import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { projectFiles, projectImages, projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { removeSearchDocument } from "../search/index.ts";
import { holdBlobs } from "./keep-blobs.ts";
import { prepareProjectSearch, writePreparedSearch } from "./prepared-search.ts";

/** Makes the public projects of somebody who is about to leave private. Returns which ones. */
export async function hideForLeaving(tx: Tx, userId: string): Promise<string[]> {
  const hidden = await tx
    .update(projects)
    .set({ isPrivate: true })
    .where(and(eq(projects.ownerId, userId), eq(projects.isPrivate, false)))
    .returning({ id: projects.id });
  for (const { id } of hidden) await removeSearchDocument(tx, { kind: "project", id });
  return hidden.map(({ id }) => id);
}

/** Makes one of them public again; what staff decided about it meanwhile holds. Safe to repeat. */
export async function showAfterStaying(
  ctx: Pick<Ctx, "db" | "files">,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const search = await prepareProjectSearch(ctx, id);
  await ctx.db.transaction(async tx => {
    const [row] = await tx
      .update(projects)
      .set({ isPrivate: false })
      .where(and(eq(projects.id, id), eq(projects.ownerId, userId)))
      .returning();
    if (row !== undefined) await writePreparedSearch(tx, ctx, { row, search });
  });
}

/** Deletes all projects of a user. Their contents are collected a day later. */
export async function deleteProjectsOf(tx: Tx, userId: string, now: Date): Promise<void> {
  const owned = await tx
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.ownerId, userId))
    .orderBy(projects.id)
    .for("update");
  const ids = owned.map(({ id }) => id);
  if (ids.length === 0) return;
  const files = await tx
    .selectDistinct({ hash: projectFiles.hash })
    .from(projectFiles)
    .where(inArray(projectFiles.projectId, ids));
  const images = await tx
    .select({ hash: projectImages.hash, thumbnail: projectImages.thumbnailHash })
    .from(projectImages)
    .where(inArray(projectImages.projectId, ids));
  const hashes = [
    ...files.map(({ hash }) => hash),
    ...images.flatMap(({ hash, thumbnail }) => [hash, thumbnail]),
  ];
  await holdBlobs(tx, hashes, now);
  for (const id of ids) await removeSearchDocument(tx, { kind: "project", id });
  await tx.delete(projects).where(inArray(projects.id, ids));
}
