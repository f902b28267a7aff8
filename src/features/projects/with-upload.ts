import type { Ctx } from "../context/index.ts";
import type { StagedFile } from "../file-store/index.ts";
import type { NewFile } from "./assign-paths.ts";
import { onFullDisk } from "./keep-blobs.ts";
import type { MadeImage } from "./make-image.ts";
import type { Contents } from "./project-contents.ts";
import { collisions, projectProblems, visibleName } from "./project-files.schema.ts";
import { openUpload, refuse, type Upload } from "./upload.ts";

/** Hands the parts of a form to the upload as they come in. */
export type ReadParts = (upload: Upload) => Promise<void>;

/** Works with an upload; whatever becomes of it, nothing is left aside. */
export async function withUpload<T>(ctx: Ctx, work: (upload: Upload) => Promise<T>): Promise<T> {
  return onFullDisk(ctx, async () => {
    const upload = await openUpload(ctx);
    try {
      return await work(upload);
    } finally {
      await upload.close();
    }
  });
}

/** Refuses files that are in each other's way, and a whole that is too much. */
export function assertWhole(added: readonly NewFile[], after: Contents): void {
  const problems = [...collisions(added), ...projectProblems(after.files, after.folders)];
  if (problems.length === 0) return;
  const named = problems.map(({ path, problem }) => [path === null ? "files" : visibleName(path), problem]);
  throw refuse(Object.fromEntries(named.toReversed()));
}

/** All contents that an upload brings: its files, and its pictures at both sizes. */
export const stagedOf = (made: { files: readonly NewFile[]; images: readonly MadeImage[] }): StagedFile[] => [
  ...made.files.map(({ staged }) => staged),
  ...made.images.flatMap(({ full, thumbnail }) => [full, thumbnail]),
];
