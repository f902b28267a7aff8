import type { Readable } from "node:stream";
import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { projectFiles, projects } from "#db/schema/index.ts";
import { findBidiControls } from "#secret-scan";
import type { Ctx } from "../context/index.ts";
import { grammarOf, highlight } from "../highlight/index.ts";
import { assertReadPass } from "../reading/index.ts";
import { getVisibleProject, isOwner, isStaff, type ProjectRow } from "./find-project.ts";
import type { StoredFile } from "./project-contents.ts";
import { cleanPath, filePathProblem, nameOf } from "./project-files.schema.ts";
import type { FileView } from "./project-view.schema.ts";
import { readText } from "./read-text.ts";

type FileAddress = { id: string; path: string };

/** Refuses whoever may see the project but not read its files yet. */
export async function assertMayRead(ctx: Ctx, row: ProjectRow): Promise<void> {
  if (!isOwner(ctx, row) && !isStaff(ctx)) await assertReadPass(ctx);
}

async function getStoredFile(ctx: Ctx, { id, path }: FileAddress): Promise<StoredFile & { row: ProjectRow }> {
  const row = await getVisibleProject(ctx, id);
  await assertMayRead(ctx, row);
  if (filePathProblem(path) !== null) throw new AppError("not_found");
  const [file] = await ctx.db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.projectId, row.id), eq(projectFiles.path, cleanPath(path))));
  if (file === undefined) throw new AppError("not_found");
  return { ...file, row };
}

export type RawFile = Pick<StoredFile, "hash" | "sizeBytes" | "isText"> & { name: string; content: Readable };

/** A file of a project as it was uploaded. Reading it raw is counted apart from views. */
export async function getProjectFile(ctx: Ctx, address: FileAddress): Promise<RawFile> {
  const { row, path, hash, sizeBytes, isText } = await getStoredFile(ctx, address);
  const content = await ctx.files.get(hash);
  if (content === null) throw new Error("A file of a project is not in the store.");
  if (!isOwner(ctx, row))
    await ctx.db
      .update(projects)
      .set({ rawReads: sql`${projects.rawReads} + 1` })
      .where(eq(projects.id, row.id));
  return { name: nameOf(path), hash, sizeBytes, isText, content };
}

/** A file for the viewer: highlighted here, with every character that could show it in another order. */
export async function viewProjectFile(ctx: Ctx, address: FileAddress): Promise<FileView> {
  const { path, hash, sizeBytes } = await getStoredFile(ctx, address);
  const text = await readText(ctx.files, hash);
  const base = { path, fileName: nameOf(path), sizeBytes, isText: text !== null };
  if (text === null) return { ...base, language: null, lines: [], bidi: [] };
  const language = grammarOf(path);
  return { ...base, language, lines: await highlight(text, language), bidi: findBidiControls(text) };
}
