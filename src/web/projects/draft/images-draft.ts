import { limits } from "#core/limits.ts";
import { type FileProblem, imageProblem, tooManyImages } from "#features/projects/project-files.schema.ts";
import type { ProjectImage } from "#features/projects/project-view.schema.ts";

export type NewImage = { id: string; file: File; url: string };

/** Pictures while they are edited. `url` of a new one is the browser's own address of it. */
export type ImagesDraft = {
  stored: readonly ProjectImage[];
  removed: ReadonlySet<string>;
  added: readonly NewImage[];
};

export const noImages: ImagesDraft = { stored: [], removed: new Set(), added: [] };

export const keptImages = ({ stored, removed }: ImagesDraft): ProjectImage[] =>
  stored.filter(image => !removed.has(image.id));

export const imageCount = (draft: ImagesDraft): number => keptImages(draft).length + draft.added.length;

export const imagesChanged = ({ removed, added }: ImagesDraft): boolean => removed.size + added.length > 0;

let count = 0;

/** Takes the pictures that may be taken, up to five in all; the others are dropped and said. */
export function addImages(
  draft: ImagesDraft,
  files: readonly File[],
): { draft: ImagesDraft; problems: FileProblem[] } {
  const problems: FileProblem[] = [];
  const added = [...draft.added];
  for (const file of files) {
    const problem = imageProblem({ name: file.name, type: file.type, sizeBytes: file.size });
    if (problem) problems.push(problem);
    else if (keptImages(draft).length + added.length >= limits.project.imagesMax) {
      problems.push(tooManyImages());
      break;
    } else added.push({ id: `new-${count++}`, file, url: URL.createObjectURL(file) });
  }
  return { draft: { ...draft, added }, problems };
}

export function removeImage(draft: ImagesDraft, id: string): ImagesDraft {
  const own = draft.added.find(image => image.id === id);
  if (own === undefined) return { ...draft, removed: new Set([...draft.removed, id]) };
  URL.revokeObjectURL(own.url);
  return { ...draft, added: draft.added.filter(image => image.id !== id) };
}

export function appendImages(form: FormData, { removed, added }: ImagesDraft): void {
  form.set("removedImages", JSON.stringify([...removed]));
  for (const { file } of added) form.append("newImages", file, file.name);
}
