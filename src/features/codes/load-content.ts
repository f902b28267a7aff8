import * as path from "node:path";
import { and, eq, isNull, notInArray, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { packageRoot } from "#db/package-root.ts";
import { codes, contentLoads } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { ContentError, codeFoldersOf, hashFolder, readContentCode } from "./read-content.ts";
import { writeCodeDocument } from "./search-code.ts";
import { storeContentCode } from "./store-content-code.ts";

/** Counts up when what is stored of a code changes (search documents too), so that everything is loaded anew. */
const loaderVersion = 1;
const loadName = "codes";
/** Any number of its own: processes that start together load one after the other. */
const lockKey = 4_310_002;

export type ContentLoad = {
  added: string[];
  updated: string[];
  hidden: string[];
  /** Codes that staff saved, whose folder has changed since: the folder was left aside. */
  leftToStaff: string[];
  problems: { code: string; problem: string }[];
};

export const contentFolder = (): string => path.join(packageRoot(), "content", "codes");

const versioned = (hash: string): string => `${loaderVersion}.${hash}`;

/** What tells whether a folder is loaded as it stands. */
export const contentHash = (folder: string): string =>
  versioned(codeFoldersOf(folder).length === 0 ? "" : hashFolder(folder));

async function isLoaded(tx: Tx, hash: string): Promise<boolean> {
  const [row] = await tx.select().from(contentLoads).where(eq(contentLoads.name, loadName));
  return row?.hash === hash;
}

async function loadFolder(tx: Tx, folder: string, id: string, now: Date, load: ContentLoad): Promise<void> {
  try {
    const code = readContentCode(folder, id);
    const { stored, problems } = await storeContentCode(tx, code, { hash: versioned(code.hash), now });
    if (stored === "added") load.added.push(id);
    if (stored === "updated") load.updated.push(id);
    if (stored === "kept" && problems.length === 0) load.leftToStaff.push(id);
    load.problems.push(...problems.map(problem => ({ code: id, problem })));
  } catch (error) {
    // A slip in one folder keeps neither the others nor the site from starting.
    if (!(error instanceof ContentError)) throw error;
    load.problems.push({ code: id, problem: error.message });
  }
}

/** A code whose folder was taken away is hidden, not deleted: favourites and links come back with the folder. */
async function hideMissing(tx: Tx, folders: string[], now: Date): Promise<string[]> {
  const gone = await tx
    .update(codes)
    .set({ hiddenAt: now, hiddenBy: "content" })
    .where(
      and(
        eq(codes.source, "content"),
        isNull(codes.hiddenAt),
        folders.length === 0 ? undefined : notInArray(codes.id, folders),
      ),
    )
    .returning({ id: codes.id });
  for (const { id } of gone) await writeCodeDocument(tx, id);
  return gone.map(({ id }) => id);
}

/**
 * Loads the codes that `content/codes` holds. New folders become codes, new numbers become versions, words around a
 * code follow its folder; a version that is stored is never changed. Null when nothing changed since the last time.
 */
export async function loadContentCodes(
  ctx: Pick<Ctx, "db" | "now">,
  folder: string = contentFolder(),
): Promise<ContentLoad | null> {
  const folders = codeFoldersOf(folder);
  const hash = contentHash(folder);
  if (await isLoaded(ctx.db, hash)) return null;
  return ctx.db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
    if (await isLoaded(tx, hash)) return null;
    const load: ContentLoad = { added: [], updated: [], hidden: [], leftToStaff: [], problems: [] };
    for (const id of folders) await loadFolder(tx, folder, id, ctx.now, load);
    load.hidden = await hideMissing(tx, folders, ctx.now);
    // What is wrong is said at every start until it is mended.
    const value = { hash: load.problems.length === 0 ? hash : "", loadedAt: ctx.now };
    await tx
      .insert(contentLoads)
      .values({ name: loadName, ...value })
      .onConflictDoUpdate({ target: contentLoads.name, set: value });
    return load;
  });
}
