import { buffer } from "node:stream/consumers";
import type { FileStore } from "../file-store/index.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** The text of a content; null when it is none (or in an encoding that nobody writes code in any more). */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.includes(0)) return null;
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}

/** A stored file as text; null when it is not stored or no text. Files are at most 1 MB, so they are read whole. */
export async function readText(store: Pick<FileStore, "get">, hash: string): Promise<string | null> {
  const stream = await store.get(hash);
  return stream && textOf(await buffer(stream));
}
