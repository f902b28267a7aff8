import type { Project, ProjectEntry } from "#features/projects/project-view.schema.ts";
import {
  appendDetails,
  type DetailsDraft,
  detailErrors,
  detailsOf,
  sameDetails,
} from "../draft/details-draft.ts";
import {
  appendFiles,
  type FilesDraft,
  isChanged,
  type StoredFile,
  wholeProblems,
} from "../draft/files-draft.ts";
import { appendImages, type ImagesDraft, imagesChanged } from "../draft/images-draft.ts";

/** A project as the server has it, and what the editor has changed of it. */
export type EditorState = {
  project: Project;
  details: DetailsDraft;
  files: FilesDraft;
  images: ImagesDraft;
};

const entriesOf = (entries: readonly ProjectEntry[]): ProjectEntry[] =>
  entries.flatMap(entry => (entry.type === "folder" ? [entry, ...entriesOf(entry.children)] : [entry]));

function storedOf(project: Project): { files: StoredFile[]; folders: string[] } {
  const all = entriesOf(project.files);
  return {
    files: all.flatMap(entry =>
      entry.type === "file" ? [{ path: entry.path, sizeBytes: entry.sizeBytes }] : [],
    ),
    // A folder with something in it follows from the paths.
    folders: all.flatMap(entry =>
      entry.type === "folder" && entry.children.length === 0 ? [entry.path] : [],
    ),
  };
}

/** The editor right after the project was loaded. */
export function freshState(project: Project): EditorState {
  const stored = storedOf(project);
  return {
    project,
    details: detailsOf(project),
    files: {
      stored: stored.files,
      storedFolders: stored.folders,
      added: new Map(),
      addedFolders: new Set(),
      deleted: new Set(),
    },
    images: { stored: project.images, removed: new Set(), added: [] },
  };
}

export const isDirty = ({ project, details, files, images }: EditorState): boolean =>
  !sameDetails(details, detailsOf(project)) || isChanged(files) || imagesChanged(images);

/** Whether a save would be refused, as far as the browser knows. */
export const hasErrors = ({ details, files }: EditorState): boolean =>
  Object.keys(detailErrors(details)).length > 0 || wholeProblems(files).length > 0;

/** The fields of the save; the revision says what it began from. */
export function formOf({ project, details, files, images }: EditorState): FormData {
  const form = new FormData();
  form.set("revision", String(project.revision));
  appendDetails(form, details);
  appendFiles(form, files);
  appendImages(form, images);
  return form;
}
