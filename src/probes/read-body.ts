import type { IncomingMessage } from "node:http";
import type { Deadline } from "./deadline.ts";
import { exchangeFailure, ProbeFailure } from "./probe-failure.ts";

/**
 * Whether `wanted` occurs in the first `maxBytes` of the body, as bytes, also across chunks. Stops reading at the
 * first hit or at the limit; the caller destroys the socket. Rejects with `ProbeFailure` when the line breaks.
 */
export function bodyContains(
  answer: IncomingMessage,
  wanted: Buffer,
  maxBytes: number,
  deadline: Deadline,
): Promise<boolean> {
  let left = maxBytes;
  let tail: Buffer = Buffer.alloc(0);
  return readUntil<boolean>(answer, deadline, false, (chunk, finish) => {
    const part = chunk.subarray(0, left);
    left -= part.length;
    const window = tail.length === 0 ? part : Buffer.concat([tail, part]);
    if (window.includes(wanted)) return finish(true);
    if (left === 0) return finish(false);
    tail = window.subarray(Math.max(0, window.length - wanted.length + 1));
  });
}

/** The first `maxBytes` of the body as text; a character cut in two becomes U+FFFD. */
export async function readText(
  answer: IncomingMessage,
  maxBytes: number,
  deadline: Deadline,
): Promise<string> {
  const chunks: Buffer[] = [];
  let left = maxBytes;
  await readUntil<null>(answer, deadline, null, (chunk, finish) => {
    chunks.push(chunk.subarray(0, left));
    left -= chunk.length;
    if (left <= 0) finish(null);
  });
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function readUntil<T>(
  answer: IncomingMessage,
  deadline: Deadline,
  atEnd: T,
  onChunk: (chunk: Buffer, finish: (value: T) => void) => void,
): Promise<T> {
  deadline.phase = "body";
  return deadline.wait((resolve, reject) => {
    const stopReading = () => {
      answer.removeAllListeners("data");
      answer.pause();
    };
    answer.on("data", (chunk: Buffer) =>
      onChunk(chunk, value => {
        stopReading();
        resolve(value);
      }),
    );
    answer.once("end", () => resolve(atEnd));
    answer.once("close", () => {
      if (!answer.complete) reject(new ProbeFailure("connect", "closed_before_end"));
    });
    // Stays for good, like the request's own: the socket is destroyed afterwards.
    answer.on("error", error => reject(exchangeFailure(error)));
    return () => answer.destroy();
  });
}
