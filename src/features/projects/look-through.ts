import { isUtf8 } from "node:buffer";
import { limits } from "#core/limits.ts";
import { type Secret, scanSecrets } from "#secret-scan";
import type { StagedFile } from "../file-store/index.ts";

/** What was seen in a file on its way in. Of a secret only its kind and its line are kept, never its value. */
export type Seen = { isText: boolean; secrets: Pick<Secret, "kind" | "line">[] };
export type SeenFile = StagedFile & Seen;

/** Whether a content is text; what is in another encoding than UTF-8 is none to us: nobody writes code in it any more. */
export const isText = (bytes: Uint8Array): boolean => !bytes.includes(0) && isUtf8(bytes);

/** What can be searched for secrets. They are written in ASCII letters, which are the same in almost every encoding. */
function searchableOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return bytes.toString("latin1");
}

/**
 * Looks at files while they pass, one after the other, so that nothing is read a second time. It holds one file at a
 * time, in memory that is used again for the next.
 */
export function createLook() {
  let held: Buffer | undefined;
  let size = 0;
  return {
    /** Hands a stream on as it is. */
    async *through(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      held ??= Buffer.allocUnsafe(limits.project.fileMaxBytes);
      size = 0;
      for await (const chunk of stream) {
        // What is beyond the limit is refused by whoever takes the stream.
        if (size + chunk.length <= held.length) held.set(chunk, size);
        size += chunk.length;
        yield chunk;
      }
    },
    /** What was seen in the file that has just passed. */
    result(): Seen {
      const bytes = (held ?? Buffer.alloc(0)).subarray(0, size);
      const secrets = scanSecrets("", searchableOf(bytes)).map(({ kind, line }) => ({ kind, line }));
      return { isText: isText(bytes), secrets };
    },
  };
}
