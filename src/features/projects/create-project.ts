import { AppError } from "#core/errors.ts";
import { createId } from "#core/ids.ts";
import type { Tx } from "#db/client.ts";
import { projects } from "#db/schema/index.ts";
import { giveConsent } from "../consents/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { lockUser } from "../users/index.ts";
import { assertMayPublish, assertVerified, isAdult } from "./assert-publisher.ts";
import { assignPaths } from "./assign-paths.ts";
import { keepBlobs } from "./keep-blobs.ts";
import { makeCodename } from "./make-codename.ts";
import { makeImages } from "./make-image.ts";
import { applyChanges, type Contents } from "./project-contents.ts";
import { addImages, writeContents } from "./project-rows.ts";
import type { SavedProject } from "./project-view.schema.ts";
import type { Upload } from "./upload.ts";
import { CreateFields, parseFields, parsePaths } from "./upload-input.ts";
import { assertWhole, type ReadParts, stagedOf, withUpload } from "./with-upload.ts";
import { readSearchedCode, writeProjectSearch } from "./write-search.ts";

type Prepared = Awaited<ReturnType<typeof prepare>>;

const nothing: Contents = { files: [], folders: [] };

/** Everything that can be refused is refused here, while nothing is kept yet. */
async function prepare(upload: Upload) {
  const fields = parseFields(CreateFields, upload);
  const paths = parsePaths(upload, fields.addedFolders);
  const files = assignPaths(paths, upload.files);
  const contents = applyChanges(nothing, { deleted: [], addedFolders: fields.addedFolders, files });
  assertWhole(files, contents);
  return { fields, contents, files, images: await makeImages(upload) };
}

async function insertProject(tx: Tx, ctx: Ctx, userId: string, made: Prepared) {
  const { projectName: name, description, tags, isPrivate } = made.fields;
  const [row] = await tx
    .insert(projects)
    .values({
      id: createId(),
      codename: makeCodename(name),
      ownerId: userId,
      name,
      description,
      tags,
      isPrivate,
      fileCount: made.contents.files.length,
      sizeBytes: made.contents.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    })
    .returning();
  if (row === undefined) throw new Error("The project was not written.");
  await writeContents(tx, row.id, { before: nothing, after: made.contents, now: ctx.now });
  await addImages(tx, row.id, made.images);
  return row;
}

/**
 * Publishes a project. `readParts` hands the parts of the form to the upload as they come in; whatever goes wrong on
 * the way, nothing of it stays.
 */
export async function createProject(ctx: Ctx, readParts: ReadParts): Promise<SavedProject> {
  const userId = assertUser(ctx);
  await assertVerified(ctx, userId);
  await assertMayPublish(ctx.db, userId, ctx.now);
  return withUpload(ctx, async upload => {
    await readParts(upload);
    const made = await prepare(upload);
    if (!made.fields.adult && !(await isAdult(ctx, userId))) throw new AppError("adult_consent_needed");
    await keepBlobs(ctx, stagedOf(made));
    const code = made.fields.isPrivate ? [] : await readSearchedCode(ctx.files, made.contents.files);
    return ctx.db.transaction(async tx => {
      await lockUser(tx, userId);
      await assertMayPublish(tx, userId, ctx.now);
      if (made.fields.adult) await giveConsent({ ...ctx, db: tx }, { kind: "adult" });
      const row = await insertProject(tx, ctx, userId, made);
      await writeProjectSearch(tx, row, { files: made.contents.files, code });
      await ctx.jobs.add(tx, "assess-project", [{ projectId: row.id }]);
      return { id: row.id, codename: row.codename, revision: row.revision };
    });
  });
}
