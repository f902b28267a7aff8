import { buffer } from "node:stream/consumers";
import type { FileStore } from "../file-store/index.ts";
import { isText } from "./look-through.ts";

/** A stored file as text; null when it is not stored or no text. Files are at most 1 MB, so they are read whole. */
export async function readText(store: Pick<FileStore, "get">, hash: string): Promise<string | null> {
  const stream = await store.get(hash);
  if (stream === null) return null;
  const bytes = await buffer(stream);
  return isText(bytes) ? bytes.toString("utf8").replace(/^\ufeff/, "") : null;
}
