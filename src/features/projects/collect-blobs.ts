import { and, asc, gt, lt, type SQL, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import { blobs } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

type CollectCtx = Pick<Ctx, "db" | "files" | "now">;

/** Nothing names the content: no file, no picture, and no copy of what was reported. */
const isUnreferenced: SQL = sql`
  not exists (select 1 from project_files f where f.hash = ${blobs.hash})
  and not exists (select 1 from project_images i where i.hash = ${blobs.hash} or i.thumbnail_hash = ${blobs.hash})
  and not exists (select 1 from reported_blobs r where r.hash = ${blobs.hash})`;

const batch = 500;

async function listCandidates({ db }: CollectCtx, before: Date, after: string): Promise<string[]> {
  const rows = await db
    .select({ hash: blobs.hash })
    .from(blobs)
    .where(and(gt(blobs.hash, after), lt(blobs.touchedAt, before), isUnreferenced))
    .orderBy(asc(blobs.hash))
    .limit(batch);
  return rows.map(({ hash }) => hash);
}

/**
 * Removes one content. The row is locked and looked at again: an upload that came to want it has touched it by then,
 * or waits at the lock, writes the row anew, and finds that the store does not have it.
 */
async function collectOne(ctx: CollectCtx, hash: string, before: Date): Promise<boolean> {
  const isThis = sql`${blobs.hash} = ${hash}`;
  return ctx.db.transaction(async tx => {
    await tx.select({ hash: blobs.hash }).from(blobs).where(isThis).for("update");
    const gone = await tx
      .delete(blobs)
      .where(and(isThis, lt(blobs.touchedAt, before), isUnreferenced))
      .returning({ hash: blobs.hash });
    if (gone.length === 0) return false;
    await ctx.files.remove(hash);
    return true;
  });
}

/**
 * Contents without a row are left over from a database that was set back: rows come first otherwise. They get one that
 * begins now, so that they are collected like all others.
 */
async function adoptStrays(ctx: CollectCtx): Promise<void> {
  const adopt = async (hashes: string[]) => {
    if (hashes.length === 0) return;
    const rows = hashes.map(hash => ({ hash, sizeBytes: 0, touchedAt: ctx.now }));
    await ctx.db.insert(blobs).values(rows).onConflictDoNothing();
  };
  let waiting: string[] = [];
  for await (const hash of ctx.files.list()) {
    waiting.push(hash);
    if (waiting.length < batch) continue;
    await adopt(waiting);
    waiting = [];
  }
  await adopt(waiting);
}

/** Removes the contents that nothing has referred to for a day. Returns how many. */
export async function collectBlobs(ctx: CollectCtx): Promise<number> {
  await ctx.files.sweepStaging(ctx.now);
  await adoptStrays(ctx);
  const before = addMs(ctx.now, -limits.project.blobKeepMs);
  let collected = 0;
  for (let after = ""; ; ) {
    const hashes = await listCandidates(ctx, before, after);
    for (const hash of hashes) if (await collectOne(ctx, hash, before)) collected += 1;
    const last = hashes.at(-1);
    if (last === undefined || hashes.length < batch) return collected;
    after = last;
  }
}
