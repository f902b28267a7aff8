import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { Context } from "hono";

type Sent = { path: string; sizeBytes: number; type: string; maxAgeS: number };
type Part = { start: number; end: number };

/** The part that a Range header asks for; null for the whole (also where the header is not understood), "none" where there is none. */
export function partOf(header: string | undefined, sizeBytes: number): Part | null | "none" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (match === null || (from === "" && to === "")) return null;
  const start = from === "" ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  const end = from === "" || to === "" ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  return start > end || start >= sizeBytes ? "none" : { start, end };
}

/** A file from the disk, streamed, or the part of it that was asked for: players jump by it. */
export function sendFile(c: Context, { path, sizeBytes, type, maxAgeS }: Sent): Response {
  const part = partOf(c.req.header("range"), sizeBytes);
  if (part === "none") return c.body(null, 416, { "content-range": `bytes */${sizeBytes}` });
  const { start, end } = part ?? { start: 0, end: sizeBytes - 1 };
  const headers = {
    "content-type": type,
    "accept-ranges": "bytes",
    "content-length": String(end - start + 1),
    "cache-control": `public, max-age=${maxAgeS}`,
    ...(part && { "content-range": `bytes ${start}-${end}/${sizeBytes}` }),
  };
  if (c.req.method === "HEAD") return c.body(null, part ? 206 : 200, headers);
  // Node's own stream type and the one of the web are the same at run time.
  const stream = Readable.toWeb(createReadStream(path, { start, end })) as NodeStream<
    Uint8Array<ArrayBuffer>
  >;
  return c.body(stream as ReadableStream, part ? 206 : 200, headers);
}
