import { and, asc, eq, inArray, max } from "drizzle-orm";
import { createId } from "#core/ids.ts";
import type { Tx } from "#db/client.ts";
import { projectFiles, projectFolders, projectImages } from "#db/schema/index.ts";
import { holdBlobs } from "./keep-blobs.ts";
import type { MadeImage } from "./make-image.ts";
import type { Contents, StoredFile } from "./project-contents.ts";

export type ImageRow = typeof projectImages.$inferSelect;

const fileColumns = {
  path: projectFiles.path,
  hash: projectFiles.hash,
  sizeBytes: projectFiles.sizeBytes,
  isText: projectFiles.isText,
};

export async function readContents(tx: Tx, projectId: string): Promise<Contents> {
  const files = await tx
    .select(fileColumns)
    .from(projectFiles)
    .where(eq(projectFiles.projectId, projectId))
    .orderBy(asc(projectFiles.path));
  const folders = await tx
    .select({ path: projectFolders.path })
    .from(projectFolders)
    .where(eq(projectFolders.projectId, projectId))
    .orderBy(asc(projectFolders.path));
  return { files, folders: folders.map(({ path }) => path) };
}

export const readImages = (tx: Tx, projectId: string): Promise<ImageRow[]> =>
  tx
    .select()
    .from(projectImages)
    .where(eq(projectImages.projectId, projectId))
    .orderBy(asc(projectImages.position));

const isSame = (one: StoredFile, other: StoredFile) => one.hash === other.hash && one.isText === other.isText;

/** Writes what differs between two contents of a project. */
export async function writeContents(
  tx: Tx,
  projectId: string,
  { before, after, now }: { before: Contents; after: Contents; now: Date },
): Promise<void> {
  const former = new Map(before.files.map(file => [file.path, file]));
  const next = new Map(after.files.map(file => [file.path, file]));
  const changed = after.files.filter(file => {
    const was = former.get(file.path);
    return was === undefined || !isSame(was, file);
  });
  const gone = before.files.filter(({ path }) => !next.has(path)).map(({ path }) => path);
  const replaced = [...gone, ...changed.map(({ path }) => path).filter(path => former.has(path))];
  if (replaced.length > 0) {
    const hashes = replaced.map(path => former.get(path)?.hash ?? "");
    await holdBlobs(tx, hashes, now);
    await tx
      .delete(projectFiles)
      .where(and(eq(projectFiles.projectId, projectId), inArray(projectFiles.path, replaced)));
  }
  if (changed.length > 0) {
    const rows = changed.map(({ path, hash, sizeBytes, isText }) => ({ path, hash, sizeBytes, isText }));
    await tx.insert(projectFiles).values(rows.map(row => ({ projectId, ...row })));
  }
  await tx.delete(projectFolders).where(eq(projectFolders.projectId, projectId));
  if (after.folders.length > 0)
    await tx.insert(projectFolders).values(after.folders.map(path => ({ projectId, path })));
}

/** Adds pictures behind those that are there. */
export async function addImages(tx: Tx, projectId: string, images: readonly MadeImage[]): Promise<void> {
  if (images.length === 0) return;
  const [row] = await tx
    .select({ last: max(projectImages.position) })
    .from(projectImages)
    .where(eq(projectImages.projectId, projectId));
  const first = (row?.last ?? -1) + 1;
  await tx.insert(projectImages).values(
    images.map(({ full, thumbnail, width, height }, index) => ({
      id: createId(),
      projectId,
      position: first + index,
      hash: full.hash,
      thumbnailHash: thumbnail.hash,
      width,
      height,
    })),
  );
}

export const hashesOf = (images: readonly ImageRow[]): string[] =>
  images.flatMap(({ hash, thumbnailHash }) => [hash, thumbnailHash]);

export async function removeImages(tx: Tx, removed: readonly ImageRow[], now: Date): Promise<void> {
  if (removed.length === 0) return;
  await holdBlobs(tx, hashesOf(removed), now);
  await tx.delete(projectImages).where(
    inArray(
      projectImages.id,
      removed.map(({ id }) => id),
    ),
  );
}
