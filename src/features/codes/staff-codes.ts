import * as fs from "node:fs";
import * as path from "node:path";
import { count, desc, eq, ilike, or, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { Language } from "#core/vocabulary.ts";
import { codes, codeVersions, users } from "#db/schema/index.ts";
import { assertRight } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import type { CodeRow } from "./find-code.ts";
import { contentFolder } from "./load-content.ts";
import { type EditedCode, type StaffCodePage, StaffCodeQuery } from "./staff-codes.schema.ts";
import { readVersionFiles } from "./version-files.ts";

type Asking = Pick<Ctx, "db" | "actor">;

function matches(q: string) {
  if (q === "") return undefined;
  const pattern = `%${q.replace(/[\\%_]/g, letter => `\\${letter}`)}%`;
  return or(ilike(codes.id, pattern), ilike(codes.titleEn, pattern), ilike(codes.titleAr, pattern));
}

/** All codes, hidden ones too; the one saved last comes first. For staff. */
export async function listStaffCodes(
  ctx: Asking,
  { query, language }: { query: unknown; language: Language },
): Promise<StaffCodePage> {
  assertRight(ctx, "codes");
  const { q, page: wished } = parseInput(StaffCodeQuery, query);
  const { pageSize } = limits.staff;
  const [total] = await ctx.db.select({ count: count() }).from(codes).where(matches(q));
  const matching = total?.count ?? 0;
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const page = Math.min(wished, pages);
  const rows = await ctx.db
    .select()
    .from(codes)
    .where(matches(q))
    .orderBy(desc(codes.updatedAt), codes.id)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(row => ({
    id: row.id,
    kind: row.kind,
    language: row.language,
    source: row.source,
    title: language === "ar" ? row.titleAr : row.titleEn,
    version: row.version,
    needsPlan: row.needsPlan,
    isHidden: row.hiddenAt !== null,
    views: row.views,
    updatedAt: row.updatedAt.toISOString(),
  }));
  return { items, matching, page, pages };
}

const draftOf = (row: CodeRow, files: ReadonlyMap<string, string>): EditedCode["draft"] => ({
  kind: row.kind,
  language: row.language,
  title: { en: row.titleEn, ar: row.titleAr },
  description: { en: row.descriptionEn, ar: row.descriptionAr },
  setup: row.setup,
  tags: row.tags,
  discordJs: row.discordJs,
  needsPlan: row.needsPlan,
  video: row.video,
  entry: row.entry,
  preview: row.preview,
  files: [...files].map(([file, text]) => ({ path: file, text })),
  note: { en: "", ar: "" },
  baseVersion: row.version,
});

/** A code with the files of its newest version, and what the versions were. For staff. */
export async function getEditedCode(ctx: Asking, { id }: { id: string }): Promise<EditedCode> {
  assertRight(ctx, "codes");
  const [row] = await ctx.db.select().from(codes).where(eq(codes.id, id));
  if (row === undefined) throw new AppError("code_not_found");
  const files = await readVersionFiles(ctx.db, id, row.version);
  const versions = await ctx.db
    .select({
      version: codeVersions,
      author: sql<string | null>`coalesce(${users.globalName}, ${users.username})`,
    })
    .from(codeVersions)
    .leftJoin(users, eq(users.id, codeVersions.authorId))
    .where(eq(codeVersions.codeId, id))
    .orderBy(desc(codeVersions.number));
  return {
    id,
    source: row.source,
    isHidden: row.hiddenAt !== null,
    hasFolderVideo: fs.existsSync(path.join(contentFolder(), id, "demo.webm")),
    draft: draftOf(row, files),
    versions: versions.map(({ version, author }) => ({
      number: version.number,
      date: version.date.toISOString(),
      note: { en: version.noteEn, ar: version.noteAr },
      author,
    })),
  };
}
