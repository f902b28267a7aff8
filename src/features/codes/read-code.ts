import { eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { codes } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { grammarOf, highlight } from "../highlight/index.ts";
import { downloadsLeft } from "../reading/index.ts";
import { assertReadable } from "./code-access.ts";
import type { CodeText, CodeView } from "./codes.schema.ts";
import { type CodeRow, getCode } from "./find-code.ts";
import { readVersionFiles } from "./version-files.ts";

type Which = { id: string; version?: number | undefined };
export type ReadCode = { code: CodeRow; version: number; files: ReadonlyMap<string, string> };

/** A version's files for whoever may read them. A version that does not exist is a code that does not exist. */
export async function readCode(ctx: Pick<Ctx, "actor" | "db" | "now">, which: Which): Promise<ReadCode> {
  const code = await getCode(ctx.db, which.id);
  await assertReadable(ctx, code);
  const version = which.version ?? code.version;
  const files = await readVersionFiles(ctx.db, code.id, version);
  if (files.size === 0) throw new AppError("code_not_found");
  return { code, version, files };
}

/** The file that opens first stands first. */
function inOrder({ code, files }: ReadCode): [path: string, text: string][] {
  const first = [...files].filter(([path]) => path === code.entry);
  return [...first, ...[...files].filter(([path]) => path !== code.entry)];
}

const countRawRead = (ctx: Pick<Ctx, "db">, id: string) =>
  ctx.db
    .update(codes)
    .set({ rawReads: sql`${codes.rawReads} + 1` })
    .where(eq(codes.id, id));

/** The code as text, for programs. Counted apart from views. */
export async function getCodeText(ctx: Ctx, which: Which): Promise<CodeText> {
  const read = await readCode(ctx, which);
  await countRawRead(ctx, read.code.id);
  const files = inOrder(read).map(([path, text]) => ({ path, sizeBytes: Buffer.byteLength(text), text }));
  return { id: read.code.id, version: read.version, files };
}

/** One file as it is. Counted apart from views. */
export async function getRawFile(ctx: Ctx, which: Which & { path: string }): Promise<string> {
  const { code, files } = await readCode(ctx, which);
  const text = files.get(which.path);
  if (text === undefined) throw new AppError("not_found");
  await countRawRead(ctx, code.id);
  return text;
}

/** The code as the page shows it, highlighted here. */
export async function getCodeView(ctx: Ctx, which: Which): Promise<CodeView> {
  const read = await readCode(ctx, which);
  const files: CodeView["files"] = [];
  for (const [path, text] of inOrder(read)) {
    const lines = await highlight(text, grammarOf(path));
    files.push({ path, sizeBytes: Buffer.byteLength(text), text, lines });
  }
  const { left } = await downloadsLeft(ctx);
  return { id: read.code.id, version: read.version, files, downloadsLeft: left };
}

/** Counts that somebody copied the code, or a part of it; copying is not limited (decision 15). */
export async function countCopy(ctx: Ctx, { id }: { id: string }): Promise<{ copies: number }> {
  const code = await getCode(ctx.db, id);
  await assertReadable(ctx, code);
  const [row] = await ctx.db
    .update(codes)
    .set({ copies: sql`${codes.copies} + 1` })
    .where(eq(codes.id, id))
    .returning({ copies: codes.copies });
  return { copies: row?.copies ?? code.copies };
}
