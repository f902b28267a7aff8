import type { Readable } from "node:stream";
import type { StagedFile, Staging } from "./staging.ts";

/**
 * Contents by their SHA-256 (64 hexadecimal digits): what is stored once is never written again and never changes.
 * Everything comes in through a staging, so that a stream that breaks off leaves nothing behind.
 */
export type FileStore = {
  kind: "disk" | "s3";
  /** A place aside for the contents of one upload. */
  openStaging(): Promise<Staging>;
  /** Keeps a staged content. It is safe against a loss of power when this returns; the staged file is used up. */
  put(staged: StagedFile): Promise<void>;
  /** The content as a stream; null when it is not stored. */
  get(hash: string): Promise<Readable | null>;
  has(hash: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  remove(hash: string): Promise<void>;
  /** The hashes of all contents, in no order. */
  list(): AsyncIterable<string>;
  /** Removes what uploads left aside when their process died. */
  sweepStaging(now: Date): Promise<void>;
};

const hashShape = /^[\da-f]{64}$/;
export const isHash = (text: string): boolean => hashShape.test(text);

/** A hash names a file or an object: anything else must never reach a path. */
export function assertHash(hash: string): string {
  if (!isHash(hash)) throw new Error("This is not the hash of a content.");
  return hash;
}
