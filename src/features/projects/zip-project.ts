import { buffer } from "node:stream/consumers";
import { eq, sql } from "drizzle-orm";
import { Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from "fflate";
import { projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import type { FileStore } from "../file-store/index.ts";
import { countDownload } from "../reading/index.ts";
import { getVisibleProject, isOwner } from "./find-project.ts";
import { assertMayRead } from "./get-project-file.ts";
import type { Contents } from "./project-contents.ts";
import { readContents } from "./project-rows.ts";

export type ProjectZip = { fileName: string; content: AsyncGenerator<Uint8Array> };

/** A zip notes local time without a zone; given so, it notes the UTC date whatever the zone of this machine. */
const asLocal = (utc: Date): Date => new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);

const nothing = new Uint8Array();
const unix = 3;

/**
 * Packs one file after the other as its reader takes them. Each is given to the packer whole (at most 1 MB), so that
 * the same contents give the same bytes whatever pieces a store hands over.
 */
async function* pack(
  store: Pick<FileStore, "get">,
  contents: Contents,
  { root, date }: { root: string; date: Date },
): AsyncGenerator<Uint8Array> {
  let packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  const taken = () => {
    const chunks = packed;
    packed = [];
    return chunks;
  };
  const add = (
    entry: ZipInputFile & { push(chunk: Uint8Array, final: boolean): void },
    bytes: Uint8Array,
    mode: number,
  ) => {
    Object.assign(entry, { mtime: date, os: unix, attrs: mode << 16 });
    zip.add(entry);
    entry.push(bytes, true);
  };
  for (const folder of contents.folders) add(new ZipPassThrough(`${root}/${folder}/`), nothing, 0o40755);
  for (const { path, hash } of contents.files) {
    const stream = await store.get(hash);
    if (stream === null) throw new Error("A file of a project is not in the store.");
    add(new ZipDeflate(`${root}/${path}`, { level: 6 }), await buffer(stream), 0o100644);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

/** All files of a project; for others than its owner it is one of the day's downloads. */
export async function downloadProject(ctx: Ctx, idOrCodename: string): Promise<ProjectZip> {
  const row = await getVisibleProject(ctx, idOrCodename);
  await assertMayRead(ctx, row);
  const contents = await readContents(ctx.db, row.id);
  if (!isOwner(ctx, row))
    await ctx.db.transaction(async tx => {
      await countDownload(tx, ctx, { kind: "project", itemId: row.id });
      await tx
        .update(projects)
        .set({ downloads: sql`${projects.downloads} + 1` })
        .where(eq(projects.id, row.id));
    });
  const packing = { root: row.codename, date: asLocal(row.updatedAt) };
  return { fileName: `${row.codename}.zip`, content: pack(ctx.files, contents, packing) };
}
