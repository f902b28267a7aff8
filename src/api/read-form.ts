import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { setTimeout as wait } from "node:timers/promises";
import busboy from "busboy";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import type { FilePart } from "#features/projects/index.ts";
import { formatNumber } from "#i18n/format.ts";

/** Whoever takes the parts of a form, one after the other, as they come in. */
export type FormSink = {
  field(name: string, value: string): void;
  file(part: FilePart, stream: AsyncIterable<Uint8Array>): Promise<void>;
};

const { uploadMaxBytes, fieldMaxBytes, fieldsMax, filesMax, imagesMax, drainMs } = limits.project;
const megabyte = 1_024 * 1_024;

/** The refusal of a body that is larger than any upload may be. */
export const uploadTooLarge = (language: Language): AppError =>
  new AppError("payload_too_large", {
    max: formatNumber(language, uploadMaxBytes / megabyte, { style: "unit", unit: "megabyte" }),
  });

function createParser(request: Request) {
  try {
    return busboy({
      headers: Object.fromEntries(request.headers),
      defParamCharset: "utf8",
      limits: {
        fieldSize: fieldMaxBytes,
        fields: fieldsMax,
        // One more than is allowed of each, so that whoever takes them says which was one too many.
        files: filesMax + imagesMax + 2,
        headerPairs: 20,
      },
    });
  } catch {
    throw new AppError("unsupported_media_type");
  }
}

// The same class: TypeScript's library for the web and Node's describe it twice.
const streamOf = (body: NonNullable<Request["body"]>): Readable => Readable.fromWeb(body as ReadableStream);

/** Takes in a body that nobody wants to read; see `drain`. */
export async function dropBody(request: Request): Promise<void> {
  if (request.body === null || request.body.locked) return;
  const source = streamOf(request.body).on("error", () => {});
  await drain(source);
  source.destroy();
}

/** Takes in what is left of a body and drops it, so that its sender gets to read the answer. Not for ever. */
async function drain(source: Readable): Promise<void> {
  if (source.destroyed || source.readableEnded) return;
  let left = uploadMaxBytes;
  const done = new AbortController();
  source.on("data", (chunk: Uint8Array) => {
    left -= chunk.length;
    if (left < 0) done.abort();
  });
  for (const event of ["end", "close", "error"]) source.once(event, () => done.abort());
  source.resume();
  await wait(drainMs, undefined, { signal: done.signal, ref: false }).catch(() => {});
}

/** A file input in which nothing was chosen is sent as a part without a name and without content. */
const isNothingChosen = (info: busboy.FileInfo) => !info.filename;

type Parsing = { source: Readable; parser: busboy.Busboy; sink: FormSink; language: Language };

function parseInto({ source, parser, sink, language }: Parsing): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const work: Promise<void>[] = [];
  let bytes = 0;
  source.on("data", (chunk: Uint8Array) => {
    bytes += chunk.length;
    if (bytes > uploadMaxBytes) reject(uploadTooLarge(language));
  });
  source.on("error", () => reject(new AppError("bad_request")));
  source.once("close", () => {
    if (!source.readableEnded) reject(new AppError("bad_request"));
  });
  parser.on("field", (name, value, info) => {
    if (info.valueTruncated || info.nameTruncated) reject(uploadTooLarge(language));
    else sink.field(name, value);
  });
  parser.on("file", (field, stream, info) => {
    // A stream that breaks off tells it to whoever reads it; nobody may be reading any more.
    stream.on("error", () => {});
    if (isNothingChosen(info)) return void stream.resume();
    const taken = sink.file({ field, name: info.filename, type: info.mimeType }, stream);
    taken.catch(reject);
    work.push(taken);
  });
  for (const event of ["filesLimit", "fieldsLimit", "partsLimit"] as const)
    parser.once(event, () => reject(new AppError("bad_request")));
  parser.on("error", () => reject(new AppError("bad_request")));
  parser.once("close", () => void Promise.all(work).then(() => resolve(), reject));
  source.pipe(parser);
  return promise.finally(() => settle(source, parser, work));
}

/** Nobody writes any more when this is done. */
async function settle(source: Readable, parser: busboy.Busboy, work: Promise<void>[]): Promise<void> {
  source.unpipe(parser);
  parser.destroy();
  await Promise.allSettled(work);
}

/**
 * Reads a multipart form straight from the connection: a part is handed on while it comes in, nothing is held whole.
 * When something is refused, the rest is taken in and dropped before the refusal is answered.
 */
export async function readForm(request: Request, language: Language, sink: FormSink): Promise<void> {
  const parser = createParser(request);
  if (request.body === null) throw new AppError("bad_request");
  const source = streamOf(request.body);
  try {
    await parseInto({ source, parser, sink, language });
  } catch (error) {
    await drain(source);
    source.destroy();
    throw error;
  }
}
