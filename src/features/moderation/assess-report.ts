import { buffer } from "node:stream/consumers";
import { and, eq } from "drizzle-orm";
import { projectFiles, projects, reportedContents } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { riskOf, type SourceFile } from "../risk/index.ts";
import type { Snapshot } from "./take-copy.ts";

type Access = Pick<Ctx, "db" | "files">;

/** A stored content; null when it is not in the store (any more). */
export async function readContent({ files }: Pick<Ctx, "files">, hash: string): Promise<Buffer | null> {
  const stream = await files.get(hash);
  return stream && buffer(stream);
}

async function readTexts(access: Access, files: Snapshot["files"]): Promise<SourceFile[]> {
  const texts: SourceFile[] = [];
  for (const { path, hash, isText } of files) {
    const content = isText ? await readContent(access, hash) : null;
    if (content !== null) texts.push({ path, text: content.toString("utf8") });
  }
  return texts;
}

/** Looks through a project after a save, so that staff see which ones deserve it. A later save is looked at by itself. */
export async function assessProject(access: Access, projectId: string): Promise<void> {
  const [project] = await access.db.select().from(projects).where(eq(projects.id, projectId));
  if (project === undefined) return;
  const files = await access.db.select().from(projectFiles).where(eq(projectFiles.projectId, projectId));
  const { score } = riskOf(await readTexts(access, files));
  await access.db
    .update(projects)
    .set({ riskScore: score })
    .where(and(eq(projects.id, projectId), eq(projects.revision, project.revision)));
}

/** Looks through a copy of what was reported, so that the worst stands first in the queue. */
export async function assessReport(access: Access, contentHash: string): Promise<void> {
  const [copy] = await access.db
    .select()
    .from(reportedContents)
    .where(eq(reportedContents.hash, contentHash));
  if (copy === undefined) return;
  const { score, points } = riskOf(await readTexts(access, copy.snapshot.files));
  await access.db
    .update(reportedContents)
    .set({ riskScore: score, risks: points })
    .where(eq(reportedContents.hash, contentHash));
}
