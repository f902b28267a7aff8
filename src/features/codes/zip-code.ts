import * as fs from "node:fs";
import * as path from "node:path";
import { eq, sql } from "drizzle-orm";
import { strToU8, type Zippable, zipSync } from "fflate";
import { AppError } from "#core/errors.ts";
import { packageRoot } from "#db/package-root.ts";
import { codes, codeVersions } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { countDownload } from "../reading/index.ts";
import { type ReadCode, readCode } from "./read-code.ts";

export type CodeZip = { fileName: string; bytes: Uint8Array<ArrayBuffer> };

const licenceName = "LICENSE";
let licence: string | undefined;

function licenceText(): string {
  licence ??= fs.readFileSync(path.join(packageRoot(), licenceName), "utf8");
  return licence;
}

/** A zip notes local time without a zone; given so, it notes the UTC date whatever the zone of this machine. */
const asLocal = (utc: Date): Date => new Date(utc.getUTCFullYear(), utc.getUTCMonth(), utc.getUTCDate(), 12);

/** The same version gives the same bytes, at any time and on any machine. */
export function zipOf({ code, version, files }: ReadCode, date: Date): CodeZip {
  const options = { mtime: asLocal(date), level: 9, os: 3, attrs: 0o644 << 16 } as const;
  const entries: Zippable = {};
  const all = new Map(files.has(licenceName) ? files : [...files, [licenceName, licenceText()]]);
  for (const name of [...all.keys()].sort())
    entries[`${code.id}/${name}`] = [strToU8(all.get(name) ?? ""), options];
  return { fileName: `${code.id}-v${version}.zip`, bytes: zipSync(entries) };
}

/** All files of a version with the licence, as one of the day's downloads. */
export async function downloadCode(
  ctx: Ctx,
  which: { id: string; version?: number | undefined },
): Promise<CodeZip> {
  const read = await readCode(ctx, which);
  const { id } = read.code;
  const versions = await ctx.db.select().from(codeVersions).where(eq(codeVersions.codeId, id));
  const date = versions.find(row => row.number === read.version)?.date;
  if (date === undefined) throw new AppError("code_not_found");
  await ctx.db.transaction(async tx => {
    await countDownload(tx, ctx, { kind: "code", itemId: id });
    await tx
      .update(codes)
      .set({ downloads: sql`${codes.downloads} + 1` })
      .where(eq(codes.id, id));
  });
  return zipOf(read, date);
}
