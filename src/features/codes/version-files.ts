import { createHash } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { codeFiles, codeTexts } from "#db/schema/index.ts";

export const textHash = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** The files of one version by their path, in the order of their names. */
export async function readVersionFiles(
  tx: Tx,
  codeId: string,
  version: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ path: codeFiles.path, text: codeTexts.text })
    .from(codeFiles)
    .innerJoin(codeTexts, eq(codeTexts.hash, codeFiles.hash))
    .where(and(eq(codeFiles.codeId, codeId), eq(codeFiles.version, version)))
    .orderBy(asc(codeFiles.path));
  return new Map(rows.map(row => [row.path, row.text]));
}

/** Path and hash of each file of a version. */
export async function listVersionHashes(
  tx: Tx,
  codeId: string,
  version: number,
): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ path: codeFiles.path, hash: codeFiles.hash })
    .from(codeFiles)
    .where(and(eq(codeFiles.codeId, codeId), eq(codeFiles.version, version)));
  return new Map(rows.map(row => [row.path, row.hash]));
}

/** Writes the files of a new version; texts that are there already are shared. */
export async function writeVersionFiles(
  tx: Tx,
  version: { codeId: string; number: number; files: ReadonlyMap<string, string> },
): Promise<void> {
  const texts = [...version.files.values()].map(text => ({
    hash: textHash(text),
    text,
    sizeBytes: Buffer.byteLength(text),
  }));
  await tx.insert(codeTexts).values(texts).onConflictDoNothing();
  const rows = [...version.files].map(([path, text]) => ({
    codeId: version.codeId,
    version: version.number,
    path,
    hash: textHash(text),
  }));
  await tx.insert(codeFiles).values(rows);
}
