import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createId } from "#core/ids.ts";
import { limits } from "#core/limits.ts";

const { keptBytes, storedBytes, storedBetweenLooks } = limits.shareImage;

/** Removes the oldest files until the rest is no more than may be stored. */
async function removeOldest(directory: string): Promise<void> {
  const files = await Promise.all(
    (await readdir(directory)).map(async name => {
      const path = join(directory, name);
      const { size, mtimeMs } = await stat(path);
      return { path, size, mtimeMs };
    }),
  );
  let room = storedBytes;
  for (const { path, size } of files.toSorted((one, other) => other.mtimeMs - one.mtimeMs)) {
    room -= size;
    if (room < 0) await rm(path, { force: true });
  }
}

/** Pictures by name: the last used ones in memory, more of them in `directory`. A name always means the same picture. */
export function createPictureStore(directory: string) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  let written = 0;

  function keep(name: string, picture: Buffer): void {
    bytes += picture.length - (kept.get(name)?.length ?? 0);
    kept.delete(name);
    kept.set(name, picture);
    for (const [oldest, { length }] of kept) {
      if (bytes <= keptBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function find(name: string): Promise<Buffer | null> {
    const known = kept.get(name) ?? (await readFile(join(directory, name)).catch(() => null));
    if (known !== null) keep(name, known);
    return known;
  }

  async function put(name: string, picture: Buffer): Promise<void> {
    keep(name, picture);
    await mkdir(directory, { recursive: true });
    const partial = join(directory, `${name}.${createId()}`);
    await writeFile(partial, picture);
    await rename(partial, join(directory, name));
    written += 1;
    if (written % storedBetweenLooks === 0) await removeOldest(directory);
  }

  return { find, put };
}
