import { AppError, type FieldErrors } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Ctx } from "../context/index.ts";
import { type StagedFile, StreamTooLargeError } from "../file-store/index.ts";
import { createLook, type SeenFile } from "./look-through.ts";
import {
  type FileProblem,
  imageProblem,
  imageTooLarge,
  nameOf,
  tooLarge,
  tooManyImages,
} from "./project-files.schema.ts";

/** One part of a form that is a file, as its sender describes it. */
export type FilePart = { field: string; name: string; type: string };
export type StagedImage = { name: string; staged: StagedFile };

/** A form on its way in. Whoever reads it hands over its parts in the order in which they come. */
export type Upload = {
  fields: ReadonlyMap<string, string>;
  files: readonly SeenFile[];
  images: readonly StagedImage[];
  field(name: string, value: string): void;
  /** Takes a file in whole, or refuses it as soon as it is too large or one too many. */
  file(part: FilePart, stream: AsyncIterable<Uint8Array>): Promise<void>;
  /** Writes a stream of our own making aside. */
  stage(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StagedFile>;
  /** Removes everything that was not kept. */
  close(): Promise<void>;
};

/** The refusal of an upload, with what is wrong at each path or field. */
export const refuse = (fields: FieldErrors): AppError => new AppError("upload_refused", {}, fields);
const refuseWhole = (field: string, problem: FileProblem) => refuse({ [field]: problem });

const { filesMax, imagesMax, fileMaxBytes, imageMaxBytes, totalMaxBytes } = limits.project;
const mebibyte = 1_024 * 1_024;

function assertImage(part: FilePart, count: number): void {
  if (count >= imagesMax) throw refuseWhole("newImages", tooManyImages());
  const problem = imageProblem({ name: part.name, type: part.type, sizeBytes: 0 });
  if (problem) throw refuseWhole("newImages", problem);
}

/** Opens an upload; limits hold while its parts come in, so that what is too much is not even written aside. */
export async function openUpload({ files: store }: Pick<Ctx, "files">): Promise<Upload> {
  const staging = await store.openStaging();
  const fields = new Map<string, string>();
  const files: SeenFile[] = [];
  const images: StagedImage[] = [];
  let totalBytes = 0;
  const look = createLook();

  const add = (stream: AsyncIterable<Uint8Array>, maxBytes: number, problem: FileProblem) =>
    staging.add(stream, maxBytes).catch((error: unknown) => {
      throw error instanceof StreamTooLargeError ? refuse({ [String(problem.params.name)]: problem }) : error;
    });

  async function addImage(part: FilePart, stream: AsyncIterable<Uint8Array>): Promise<void> {
    assertImage(part, images.length);
    images.push({ name: part.name, staged: await add(stream, imageMaxBytes, imageTooLarge(part.name)) });
  }

  async function addFile(part: FilePart, stream: AsyncIterable<Uint8Array>): Promise<void> {
    if (files.length >= filesMax)
      throw refuseWhole("files", { key: "files_too_many", params: { max: filesMax } });
    const staged = await add(look.through(stream), fileMaxBytes, tooLarge(nameOf(part.name)));
    totalBytes += staged.sizeBytes;
    if (totalBytes > totalMaxBytes)
      throw refuseWhole("files", { key: "files_too_large", params: { max: totalMaxBytes / mebibyte } });
    files.push({ ...staged, ...look.result() });
  }

  // One after the other, though the next may arrive while one is still being written: they are counted, and belong to
  // their paths, by their order.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work);
    return turn;
  };

  return {
    fields,
    files,
    images,
    field: (name, value) => void fields.set(name, value),
    file: (part, stream) =>
      inTurn(() => (part.field === "newImages" ? addImage(part, stream) : addFile(part, stream))),
    stage: staging.add,
    close: staging.close,
  };
}
