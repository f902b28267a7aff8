import { eq } from "drizzle-orm";
import { projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { removeSearchDocument } from "../search/index.ts";
import { getOwnProject, lockProject } from "./find-project.ts";
import { holdBlobs } from "./keep-blobs.ts";
import { hashesOf, readContents, readImages } from "./project-rows.ts";

/** Deletes a project of the asking user with everything in it. Its contents are collected a day later. */
export async function deleteProject(ctx: Ctx, idOrCodename: string): Promise<{ id: string }> {
  const { id } = await getOwnProject(ctx, idOrCodename);
  await ctx.db.transaction(async tx => {
    await lockProject(tx, id);
    const { files } = await readContents(tx, id);
    const images = await readImages(tx, id);
    await holdBlobs(tx, [...files.map(({ hash }) => hash), ...hashesOf(images)], ctx.now);
    await removeSearchDocument(tx, { kind: "project", id });
    await tx.delete(projects).where(eq(projects.id, id));
  });
  return { id };
}
