import * as fs from "node:fs/promises";
import * as path from "node:path";
import { assertHash, type FileStore, isHash } from "./file-store.ts";
import { isMissing, openStaging, sweepStagings } from "./staging.ts";

/** After a rename the name itself must reach the disk, too. Windows keeps it by itself and opens no folders. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await fs.open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function syncFile(file: string): Promise<void> {
  const handle = await fs.open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Contents as files below `root`, in folders by the first two digits of their hash. */
export function createDiskStore(root: string): FileStore {
  const staging = path.join(root, "staging");
  const folderOf = (hash: string) => path.join(root, assertHash(hash).slice(0, 2));
  const fileOf = (hash: string) => path.join(folderOf(hash), hash.slice(2));

  async function* list(): AsyncGenerator<string> {
    const folders = await fs.readdir(root).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    for (const folder of folders.filter(name => /^[\da-f]{2}$/.test(name)))
      for (const name of await fs.readdir(path.join(root, folder)))
        if (isHash(folder + name)) yield folder + name;
  }

  return {
    kind: "disk",
    openStaging: () => openStaging(staging),
    async put({ file, hash }) {
      const folder = folderOf(hash);
      if (await fs.mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(root);
      await syncFile(file);
      await fs.rename(file, fileOf(hash));
      await syncFolder(folder);
    },
    async get(hash) {
      try {
        const handle = await fs.open(fileOf(hash), "r");
        return handle.createReadStream();
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    has: hash =>
      fs.access(fileOf(hash)).then(
        () => true,
        (error: unknown) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),
    remove: hash => fs.rm(fileOf(hash), { force: true }),
    list,
    sweepStaging: now => sweepStagings(staging, now),
  };
}
