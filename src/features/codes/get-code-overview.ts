import { and, asc, desc, eq } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { codeFiles, codeTexts, codeVersions } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { grammarOf, highlight, linesOf } from "../highlight/index.ts";
import { cardOf, videoOf } from "./code-shapes.ts";
import type { CodeOverview } from "./codes.schema.ts";
import { type CodeRow, findCode } from "./find-code.ts";

async function versionsOf(tx: Tx, id: string, language: Language): Promise<CodeOverview["versions"]> {
  const rows = await tx
    .select()
    .from(codeVersions)
    .where(eq(codeVersions.codeId, id))
    .orderBy(desc(codeVersions.number));
  return rows.map(row => ({
    number: row.number,
    date: row.date.toISOString(),
    note: language === "ar" ? row.noteAr : row.noteEn,
  }));
}

const newestFiles = (tx: Tx, code: CodeRow) =>
  tx
    .select({ path: codeFiles.path, sizeBytes: codeTexts.sizeBytes, text: codeTexts.text })
    .from(codeFiles)
    .innerJoin(codeTexts, eq(codeTexts.hash, codeFiles.hash))
    .where(and(eq(codeFiles.codeId, code.id), eq(codeFiles.version, code.version)))
    .orderBy(asc(codeFiles.path));

/** Enough to see what it is; less than half of a short file. */
async function teaserOf(code: CodeRow, text: string | undefined): Promise<CodeOverview["teaser"]> {
  if (code.needsPlan || text === undefined) return null;
  const all = linesOf(text);
  const shown = all.slice(0, Math.min(limits.code.teaserLines, Math.floor(all.length / 2)));
  if (shown.length === 0) return null;
  const lines = await highlight(shown.join("\n"), grammarOf(code.entry));
  return { path: code.entry, lines: lines.slice(0, shown.length), more: all.length - shown.length };
}

/** What everybody sees of a code; null when there is none, or it is hidden. */
export async function findCodeOverview(
  ctx: Pick<Ctx, "db">,
  { id, language }: { id: string; language: Language },
): Promise<CodeOverview | null> {
  const code = await findCode(ctx.db, id);
  if (code === null) return null;
  const files = await newestFiles(ctx.db, code);
  return {
    ...cardOf(code, language),
    setup: code.setup[language],
    createdAt: code.createdAt.toISOString(),
    copies: code.copies,
    downloads: code.downloads,
    entry: code.entry,
    video: videoOf(code),
    versions: await versionsOf(ctx.db, id, language),
    files: files.map(({ path, sizeBytes, text }) => ({ path, sizeBytes, lines: linesOf(text).length })),
    teaser: await teaserOf(code, files.find(file => file.path === code.entry)?.text),
  };
}

export async function getCodeOverview(
  ctx: Pick<Ctx, "db">,
  which: { id: string; language: Language },
): Promise<CodeOverview> {
  const overview = await findCodeOverview(ctx, which);
  if (overview === null) throw new AppError("code_not_found");
  return overview;
}
