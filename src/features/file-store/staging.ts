import { createHash } from "node:crypto";
import * as fs from "node:fs/promises";
import * as path from "node:path";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";

/** Content that was written aside: whole, hashed, and not yet kept. */
export type StagedFile = { file: string; hash: string; sizeBytes: number };

/** The stream held more than its limit. What was written of it is gone. */
export class StreamTooLargeError extends Error {}

/** A folder aside for one upload. `close` removes it with everything that was not kept. */
export type Staging = {
  /** Writes a stream aside while hashing it. Throws StreamTooLargeError beyond `maxBytes`. */
  add(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StagedFile>;
  close(): Promise<void>;
};

async function writeHashed(file: string, stream: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  const handle = await fs.open(file, "wx", 0o600);
  try {
    for await (const chunk of stream) {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) throw new StreamTooLargeError(`more than ${maxBytes} bytes`);
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
  } finally {
    await handle.close();
  }
  return { file, hash: hash.digest("hex"), sizeBytes };
}

/** Makes a staging below `folder`. */
export async function openStaging(folder: string): Promise<Staging> {
  const own = path.join(folder, createId());
  await fs.mkdir(own, { recursive: true, mode: 0o700 });
  let count = 0;
  return {
    async add(stream, maxBytes) {
      const file = path.join(own, String(++count));
      try {
        return await writeHashed(file, stream, maxBytes);
      } catch (error) {
        await fs.rm(file, { force: true });
        throw error;
      }
    },
    close: () => fs.rm(own, { recursive: true, force: true }),
  };
}

export const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === "ENOENT";

/** Removes stagings that nobody has written to for a while: their process is gone. */
export async function sweepStagings(folder: string, now: Date): Promise<void> {
  const names = await fs.readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const name of names) {
    const one = path.join(folder, name);
    const stat = await fs.stat(one).catch(() => null);
    if (stat !== null && now.getTime() - stat.mtimeMs > limits.fileStore.stagedKeepMs)
      await fs.rm(one, { recursive: true, force: true });
  }
}
