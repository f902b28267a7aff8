import type { Change, Conversion, Version } from "#djs-convert";

export type SourceFile = { path: string; text: string };

/** A change that somebody does not want, found again by where it stands when the text around it was edited. */
export type Rejection = Pick<Change, "rule" | "step" | "before"> & { start: number };

export type FileJob = {
  kind: "file";
  file: SourceFile;
  /** Detected from this file when null. */
  from: Version | null;
  to: Version;
  rejected: readonly Rejection[];
};
/** The files of one bot together: they know of each other, and package.json asks for the new version. */
export type ProjectJob = {
  kind: "project";
  files: readonly SourceFile[];
  from: Version | null;
  to: Version;
  rejections: ReadonlyMap<string, readonly Rejection[]>;
};
export type ConvertJob = FileJob | ProjectJob | { kind: "zip"; files: readonly SourceFile[] };

export type FileResult = Conversion & {
  /** Changes that were left out, as they would have been. */
  rejected: Change[];
  /** Another version than the one to begin with, where the code says so. */
  looksLike: Version | null;
  ms: number;
};
export type Answers = {
  file: FileResult;
  project: [path: string, FileResult][];
  zip: Uint8Array<ArrayBuffer>;
};

/** How many files of a folder are done. */
export type Progress = { done: number; total: number };

export type ConvertRequest = { id: number; job: ConvertJob };
export type ConvertAnswer =
  | { id: number; isDone: true; answer: Answers[keyof Answers] }
  | { id: number; isDone: false; message: string }
  | { id: number; progress: Progress };
