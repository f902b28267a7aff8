import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import {
  projectFiles,
  projectImages,
  type projects,
  reportedBlobs,
  reportedContents,
} from "#db/schema/index.ts";

type ProjectRow = typeof projects.$inferSelect;
export type Snapshot = (typeof reportedContents.$inferSelect)["snapshot"];

async function snapshotOf(tx: Tx, project: ProjectRow): Promise<Snapshot> {
  const { path, hash, sizeBytes, isText } = projectFiles;
  const files = await tx
    .select({ path, hash, sizeBytes, isText })
    .from(projectFiles)
    .where(eq(projectFiles.projectId, project.id))
    .orderBy(asc(projectFiles.path));
  const images = await tx
    .select({ hash: projectImages.hash, width: projectImages.width, height: projectImages.height })
    .from(projectImages)
    .where(eq(projectImages.projectId, project.id))
    .orderBy(asc(projectImages.position));
  const { name, description, tags } = project;
  return { name, description, tags, files, images };
}

/** Which content this is: the same project with the same texts, files and pictures has the same name. */
const hashOf = (projectId: string, snapshot: Snapshot): string =>
  createHash("sha256")
    .update(JSON.stringify([projectId, snapshot]))
    .digest("hex");

/**
 * Keeps a copy of what a project is now, whatever becomes of it: the texts here, the contents by their hashes.
 * Reports of the same content share it. The project's row is locked, so that no save comes in between.
 */
export async function takeCopy(
  tx: Tx,
  project: ProjectRow,
  now: Date,
): Promise<{ hash: string; isNew: boolean }> {
  const snapshot = await snapshotOf(tx, project);
  const hash = hashOf(project.id, snapshot);
  const { id: projectId, codename, ownerId } = project;
  const made = await tx
    .insert(reportedContents)
    .values({ hash, projectId, codename, ownerId, snapshot, createdAt: now })
    .onConflictDoNothing()
    .returning({ hash: reportedContents.hash });
  if (made.length === 0) return { hash, isNew: false };
  const contents = new Set([...snapshot.files, ...snapshot.images].map(part => part.hash));
  const rows = [...contents].sort().map(content => ({ contentHash: hash, hash: content }));
  if (rows.length > 0) await tx.insert(reportedBlobs).values(rows);
  return { hash, isNew: true };
}
