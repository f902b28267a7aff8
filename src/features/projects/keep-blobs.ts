import { inArray, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Tx } from "#db/client.ts";
import { blobs } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import type { StagedFile } from "../file-store/index.ts";

type Blob = { hash: string; sizeBytes: number };

/** Says that something is about to refer to these contents: the collector leaves them for a day. */
async function touchBlobs(tx: Tx, contents: readonly Blob[], now: Date): Promise<void> {
  const unique = [...new Map(contents.map(one => [one.hash, one])).values()];
  if (unique.length === 0) return;
  const rows = unique
    .toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    .map(({ hash, sizeBytes }) => ({ hash, sizeBytes, touchedAt: now }));
  await tx
    .insert(blobs)
    .values(rows)
    .onConflictDoUpdate({
      target: blobs.hash,
      set: { touchedAt: sql`greatest(${blobs.touchedAt}, excluded.touched_at)` },
    });
}

/**
 * Holds contents that are about to lose a reference for a day more: whoever reads them at this moment, or reports what
 * they belonged to, still finds them.
 */
export async function holdBlobs(tx: Tx, hashes: readonly string[], now: Date): Promise<void> {
  if (hashes.length === 0) return;
  const held = inArray(blobs.hash, [...new Set(hashes)]);
  // Locked in one order everywhere, so that two saves never wait for each other.
  await tx.select({ hash: blobs.hash }).from(blobs).where(held).orderBy(blobs.hash).for("no key update");
  await tx.update(blobs).set({ touchedAt: now }).where(held);
}

const isFull = (error: unknown) =>
  ["ENOSPC", "EDQUOT", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "");

/** A full disk is nothing that a user did: said as such, and told to whoever runs this. */
export async function onFullDisk<T>(ctx: Pick<Ctx, "log">, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isFull(error)) throw error;
    ctx.log.error({ err: error }, "the file store is full");
    throw new AppError("unavailable");
  }
}

/**
 * Puts staged contents into the store. The rows come first and are committed: from then on the collector leaves the
 * contents alone, and only then is the store asked what it has already.
 */
export async function keepBlobs(
  ctx: Pick<Ctx, "db" | "files" | "now">,
  contents: readonly StagedFile[],
): Promise<void> {
  await touchBlobs(ctx.db, contents, ctx.now);
  const waiting = [...new Map(contents.map(one => [one.hash, one])).values()];
  const putNext = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
      if (!(await ctx.files.has(next.hash))) await ctx.files.put(next);
  };
  await Promise.all(Array.from({ length: limits.fileStore.concurrent }, putNext));
}
