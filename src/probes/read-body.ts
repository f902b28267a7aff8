import type { Deadline } from "./deadline.ts";
import type { Answer } from "./http-exchange.ts";

/**
 * Whether `wanted` occurs in the first `maxBytes` of the body, as bytes, also across chunks. Stops reading at the
 * first hit or at the limit; the caller destroys the socket. Rejects with `ProbeFailure` when the line breaks.
 */
export function bodyContains(
  answer: Answer,
  wanted: Buffer,
  maxBytes: number,
  deadline: Deadline,
): Promise<boolean> {
  let left = maxBytes;
  let tail: Buffer = Buffer.alloc(0);
  return readUntil<boolean>(answer, deadline, false, (part, finish) => {
    const within = part.subarray(0, left);
    left -= within.length;
    const window = tail.length === 0 ? within : Buffer.concat([tail, within]);
    if (window.includes(wanted)) return finish(true);
    if (left === 0) return finish(false);
    tail = window.subarray(Math.max(0, window.length - wanted.length + 1));
  });
}

/** The first `maxBytes` of the body as text; a character cut in two becomes U+FFFD. */
export async function readText(answer: Answer, maxBytes: number, deadline: Deadline): Promise<string> {
  const parts: Buffer[] = [];
  let left = maxBytes;
  await readUntil<null>(answer, deadline, null, (part, finish) => {
    parts.push(part.subarray(0, left));
    left -= part.length;
    if (left <= 0) finish(null);
  });
  return new TextDecoder().decode(Buffer.concat(parts));
}

function readUntil<T>(
  answer: Answer,
  deadline: Deadline,
  atEnd: T,
  onPart: (part: Buffer, finish: (value: T) => void) => void,
): Promise<T> {
  deadline.phase = "body";
  return deadline.wait((resolve, reject) => {
    let isOver = false;
    const finish = (value: T) => {
      isOver = true;
      resolve(value);
    };
    answer.read({
      data: part => {
        if (!isOver) onPart(part, finish);
      },
      end: () => finish(atEnd),
      fail: reject,
    });
    return () => {
      isOver = true;
    };
  });
}
