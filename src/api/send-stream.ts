import { Readable } from "node:stream";
import type { Context } from "hono";
import type { ApiEnv } from "./api-env.ts";

type Pieces = AsyncIterable<string | Uint8Array>;

/**
 * Answers with pieces as they are made, at the pace of whoever reads them. What fails on the way cuts the answer off:
 * its status is out by then, so the reader must not take it for whole.
 */
export function sendStream(c: Context<ApiEnv>, pieces: Pieces, headers: Record<string, string>): Response {
  const stream = pieces instanceof Readable ? pieces : Readable.from(pieces, { objectMode: false });
  stream.once("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "ABORT_ERR") c.get("log").error({ err: error }, "an answer broke off");
  });
  // The same class: TypeScript's library for the web and Node's describe it twice.
  return c.body(Readable.toWeb(stream) as ReadableStream, 200, headers);
}
