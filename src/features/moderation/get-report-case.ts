import { asc, eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { reportedContents, reports, users } from "#db/schema/index.ts";
import { findBidiControls } from "#secret-scan";
import { assertRight } from "../audit/index.ts";
import type { Ctx } from "../context/index.ts";
import { grammarOf, highlight } from "../highlight/index.ts";
import type { FileView } from "../projects/project-view.schema.ts";
import { readContent } from "./assess-report.ts";
import type { ReportCase } from "./moderation.schema.ts";
import { readGroups } from "./report-groups.ts";

type Asking = Pick<Ctx, "db" | "actor" | "files">;

async function getCopy(ctx: Pick<Ctx, "db">, hash: string) {
  const [copy] = await ctx.db.select().from(reportedContents).where(eq(reportedContents.hash, hash));
  if (copy === undefined) throw new AppError("report_not_found");
  return copy;
}

const imageUrl = (hash: string, image: string) => `/api/staff/reports/${hash}/images/${image}`;

/** Everything about one reported content. For staff. */
export async function getReportCase(ctx: Asking, { hash }: { hash: string }): Promise<ReportCase> {
  assertRight(ctx, "reports");
  const copy = await getCopy(ctx, hash);
  const group = (await readGroups(ctx, [hash])).get(hash);
  if (group === undefined) throw new AppError("report_not_found");
  const rows = await ctx.db
    .select({ report: reports, name: sql<string | null>`coalesce(${users.globalName}, ${users.username})` })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.contentHash, hash))
    .orderBy(asc(reports.createdAt), asc(reports.id));
  const { description, tags, files, images } = copy.snapshot;
  return {
    group,
    description,
    tags,
    files: files.map(({ path, sizeBytes, isText }) => ({ path, sizeBytes, isText })),
    images: images.map(({ hash: image, width, height }) => ({ url: imageUrl(hash, image), width, height })),
    risks: copy.risks,
    reports: rows.map(({ report, name }) => ({
      id: report.id,
      reporter: { id: report.reporterId, name },
      reason: report.reason,
      details: report.details,
      createdAt: report.createdAt.toISOString(),
      outcome: report.outcome,
    })),
  };
}

/** A file of the copy as it was, for the viewer. For staff, without a human check. */
export async function readReportedFile(
  ctx: Asking,
  { hash, path }: { hash: string; path: string },
): Promise<FileView> {
  assertRight(ctx, "reports");
  const { snapshot } = await getCopy(ctx, hash);
  const file = snapshot.files.find(one => one.path === path);
  if (file === undefined) throw new AppError("not_found");
  const content = file.isText ? await readContent(ctx, file.hash) : null;
  const fileName = path.slice(path.lastIndexOf("/") + 1);
  const base = { path, fileName, sizeBytes: file.sizeBytes, isText: content !== null };
  if (content === null) return { ...base, language: null, lines: [], bidi: [] };
  const text = content.toString("utf8");
  const language = grammarOf(path);
  return { ...base, language, lines: await highlight(text, language), bidi: findBidiControls(text) };
}

/** A picture of the copy (WebP). For staff. */
export async function readReportedImage(
  ctx: Asking,
  { hash, image }: { hash: string; image: string },
): Promise<Buffer> {
  assertRight(ctx, "reports");
  const { snapshot } = await getCopy(ctx, hash);
  const isPart = snapshot.images.some(one => one.hash === image);
  const content = isPart ? await readContent(ctx, image) : null;
  if (content === null) throw new AppError("not_found");
  return content;
}
