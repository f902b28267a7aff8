import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Db } from "#db/client.ts";
import { codeFiles, codes, codeTexts } from "#db/schema/index.ts";
import type { Article } from "../articles/article.schema.ts";
import { listArticles } from "../articles/index.ts";
import type { SourceFile } from "./excerpt.ts";
import { type Document, type DocumentIndex, indexDocuments } from "./rank-documents.ts";

type CodeRow = typeof codes.$inferSelect;
export type LibraryEntry =
  | { kind: "article"; article: Article }
  | { kind: "code"; code: CodeRow; files: readonly SourceFile[] };
export type LibraryIndex = { entries: readonly LibraryEntry[]; index: DocumentIndex };

async function readCodes(db: Db): Promise<LibraryEntry[]> {
  const rows = await db
    .select()
    .from(codes)
    .where(isNull(codes.hiddenAt))
    .orderBy(desc(codes.updatedAt), codes.id)
    .limit(limits.assistant.indexedCodesMax);
  const files = await db
    .select({ codeId: codeFiles.codeId, path: codeFiles.path, text: codeTexts.text })
    .from(codeFiles)
    .innerJoin(codeTexts, eq(codeTexts.hash, codeFiles.hash))
    .innerJoin(codes, and(eq(codes.id, codeFiles.codeId), eq(codes.version, codeFiles.version)))
    .where(isNull(codes.hiddenAt));
  const byCode = Map.groupBy(files, file => file.codeId);
  return rows.map(code => ({ kind: "code", code, files: shortened(code, byCode.get(code.id) ?? []) }));
}

/** As much of a code as is looked through, the file that opens first before all others. */
function shortened(code: CodeRow, files: readonly SourceFile[]): SourceFile[] {
  let left = limits.assistant.indexedTextMax;
  const first = (file: SourceFile) => (file.path === code.entry ? 0 : 1);
  return files
    .filter(({ path }) => !/(?:^|\/)(?:package-lock\.json|.+\.lock)$/.test(path))
    .toSorted((one, other) => first(one) - first(other) || (one.path < other.path ? -1 : 1))
    .flatMap(({ path, text }) => {
      if (left <= 0) return [];
      const part = text.slice(0, left);
      left -= part.length;
      return [{ path, text: part }];
    });
}

function documentOf(entry: LibraryEntry): Document {
  if (entry.kind === "article") {
    const { title, error, words, cause, fix, code } = entry.article;
    const phrases = error.split("\n").flatMap(line => [line, line.replace(/^[^:]*:\s*/, "")]);
    return {
      phrases,
      fields: [
        { text: `${title.en} ${title.ar}`, weight: 3 },
        { text: error, weight: 3 },
        { text: words, weight: 3 },
        { text: `${cause.en} ${cause.ar} ${fix.en} ${fix.ar}`, weight: 0.6 },
        { text: code, weight: 0.3 },
      ],
    };
  }
  const { code, files } = entry;
  return {
    phrases: [],
    fields: [
      { text: `${code.titleEn} ${code.titleAr} ${code.id}`, weight: 4 },
      { text: code.tags.join(" "), weight: 3 },
      { text: `${code.descriptionEn} ${code.descriptionAr}`, weight: 1.5 },
      { text: files.map(({ text }) => text).join("\n"), weight: 0.05 },
    ],
  };
}

type Kept = { stamp: string; seenAt: Date; made: Promise<LibraryIndex> };
const kept = new WeakMap<Db, Kept>();

/** Changes with everything that is indexed, and with who may read it. */
async function stampOf(db: Db): Promise<string> {
  const { id, version, updatedAt, needsPlan, contentHash } = codes;
  const one = sql`concat_ws('/', ${id}, ${version}, ${updatedAt}, ${needsPlan}, ${contentHash})`;
  const [row] = await db
    .select({ stamp: sql<string>`coalesce(md5(string_agg(${one}, ',' order by ${id})), '')` })
    .from(codes)
    .where(isNull(codes.hiddenAt));
  return row?.stamp ?? "";
}

async function makeIndex(db: Db): Promise<LibraryIndex> {
  const articles = listArticles().map(article => ({ kind: "article", article }) as const);
  const entries = [...articles, ...(await readCodes(db))];
  return { entries, index: indexDocuments(entries.map(documentOf)) };
}

/** The public codes and our articles, indexed in memory: made anew when a code changes, looked at now and then. */
export async function getLibraryIndex(ctx: { db: Db; now: Date }): Promise<LibraryIndex> {
  const known = kept.get(ctx.db);
  const isFresh =
    known && Math.abs(ctx.now.getTime() - known.seenAt.getTime()) < limits.assistant.indexKeptMs;
  if (isFresh) return known.made;
  const stamp = await stampOf(ctx.db);
  const made = known?.stamp === stamp ? known.made : makeIndex(ctx.db);
  kept.set(ctx.db, { stamp, seenAt: addMs(ctx.now, 0), made });
  made.catch(() => kept.delete(ctx.db));
  return made;
}
