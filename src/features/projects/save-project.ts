import { eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { assertVerified } from "./assert-publisher.ts";
import { assignPaths, type NewFile } from "./assign-paths.ts";
import { getOwnProject, lockProject, type ProjectRow } from "./find-project.ts";
import { keepBlobs } from "./keep-blobs.ts";
import { makeImages } from "./make-image.ts";
import { applyChanges, type Contents } from "./project-contents.ts";
import { tooManyImages } from "./project-files.schema.ts";
import {
  addImages,
  type ImageRow,
  readContents,
  readImages,
  removeImages,
  writeContents,
} from "./project-rows.ts";
import { imageUrl, type SavedProject } from "./project-view.schema.ts";
import { refuse, type Upload } from "./upload.ts";
import { parseFields, parsePaths, SaveFields } from "./upload-input.ts";
import { assertWhole, type ReadParts, stagedOf, withUpload } from "./with-upload.ts";
import { readSearchedCode, writeProjectSearch } from "./write-search.ts";

type Fields = ReturnType<typeof parseFields<typeof SaveFields>>;
type Plan = { before: Contents; after: Contents; removed: ImageRow[]; details: Details };
type Details = Pick<ProjectRow, "name" | "description" | "tags" | "isPrivate">;

/** Images are named by id or by address, as the specification's client does. */
const removedOf = (images: readonly ImageRow[], named: readonly string[]): ImageRow[] =>
  images.filter(({ id, hash }) => named.some(name => name === id || name.endsWith(imageUrl(hash))));

/** What the project is now and what it becomes. Refuses what must not be, before anything is kept. */
async function planSave(
  tx: Tx,
  row: ProjectRow,
  { fields, files, newImages }: { fields: Fields; files: NewFile[]; newImages: number },
): Promise<Plan> {
  const before = await readContents(tx, row.id);
  const { deletedFiles: deleted, addedFolders } = fields;
  const after = applyChanges(before, { deleted, addedFolders, files });
  assertWhole(files, after);
  const images = await readImages(tx, row.id);
  const removed = removedOf(images, fields.removedImages);
  const left = images.length - removed.length + newImages;
  const most = tooManyImages();
  if (newImages > 0 && left > Number(most.params.max)) throw refuse({ newImages: most });
  const details = {
    name: fields.projectName ?? row.name,
    description: fields.description ?? row.description,
    tags: fields.tags ?? row.tags,
    isPrivate: fields.isPrivate ?? row.isPrivate,
  };
  return { before, after, removed, details };
}

async function writeProject(
  tx: Tx,
  row: ProjectRow,
  { after, details }: Plan,
  now: Date,
): Promise<ProjectRow> {
  const [written] = await tx
    .update(projects)
    .set({
      ...details,
      revision: row.revision + 1,
      fileCount: after.files.length,
      sizeBytes: after.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      updatedAt: now,
    })
    .where(eq(projects.id, row.id))
    .returning();
  if (written === undefined) throw new Error("The project was not written.");
  return written;
}

/**
 * Saves what the editor changed: all of it in one transaction, or nothing. `revision` says which save the editor began
 * from; when another one came between, this one is refused.
 */
export async function saveProject(
  ctx: Ctx,
  idOrCodename: string,
  readParts: ReadParts,
): Promise<SavedProject> {
  const { id } = await getOwnProject(ctx, idOrCodename);
  return withUpload(ctx, async upload => {
    await readParts(upload);
    const fields = parseFields(SaveFields, upload);
    const files = assignPaths(parsePaths(upload, fields.addedFolders), upload.files);
    const row = await getOwnProject(ctx, id);
    if (row.isPrivate && fields.isPrivate === false) await assertVerified(ctx, row.ownerId);
    return saveUpload(ctx, row, { upload, fields, files });
  });
}

async function saveUpload(
  ctx: Ctx,
  row: ProjectRow,
  { upload, fields, files }: { upload: Upload; fields: Fields; files: NewFile[] },
): Promise<SavedProject> {
  const wanted = { fields, files, newImages: upload.images.length };
  const assertUnchanged = (revision: number) => {
    if (fields.revision !== null && fields.revision !== revision) throw new AppError("project_changed");
  };
  assertUnchanged(row.revision);
  const expected = await planSave(ctx.db, row, wanted);
  const images = await makeImages(upload);
  await keepBlobs(ctx, stagedOf({ files, images }));
  // Read outside of the transaction: nobody else waits for it, and contents never change under their hash.
  const code = await readSearchedCode(ctx.files, expected.after.files);
  return ctx.db.transaction(async tx => {
    const locked = await lockProject(tx, row.id);
    assertUnchanged(locked.revision);
    // A save that names no revision came on top of another one: its changes are applied to what is there now.
    const plan = locked.revision === row.revision ? expected : await planSave(tx, locked, wanted);
    await writeContents(tx, row.id, { before: plan.before, after: plan.after, now: ctx.now });
    await removeImages(tx, plan.removed, ctx.now);
    await addImages(tx, row.id, images);
    const written = await writeProject(tx, locked, plan, ctx.now);
    await writeProjectSearch(tx, written, { files: plan.after.files, code });
    await ctx.jobs.add(tx, "assess-project", [{ projectId: written.id }]);
    return { id: written.id, codename: written.codename, revision: written.revision };
  });
}
