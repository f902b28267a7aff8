import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import type { Role } from "#core/vocabulary.ts";
import type { Database, Db } from "#db/client.ts";
import { blobs, notices, projectFiles, projects, reports, searchDocuments } from "#db/schema/index.ts";
import type { Ctx, Services } from "#features/context/index.ts";
import { decideProject, reportProject } from "#features/moderation/index.ts";
import { makeUser, noon, testServices } from "./factories.ts";
import { makeProject } from "./library.ts";

/** Puts files into the store and into a project, past every check. */
export async function addFiles(services: Services, projectId: string, files: Record<string, string>) {
  const staging = await services.files.openStaging();
  for (const [path, text] of Object.entries(files)) {
    const staged = await staging.add(Readable.from([Buffer.from(text)]), 1_000_000);
    await services.files.put(staged);
    const { hash, sizeBytes } = staged;
    await services.db.insert(blobs).values({ hash, sizeBytes, touchedAt: noon }).onConflictDoNothing();
    await services.db.insert(projectFiles).values({ projectId, path, hash, sizeBytes, isText: true });
  }
  await staging.close();
}

/** Services with a file store of their own, and people: an owner with a project, reporters, staff. */
export async function moderationWorld(database: Database, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "ra3d-moderation-"));
  const services = testServices(database, { DATA_DIR: folder, ...settings });
  const user = (role: Role = "user", name = "Rana") => makeUser(services, { role, name });
  const project = async (owner: Ctx & { userId: string }, given: Parameters<typeof makeProject>[2] = {}) => {
    const row = await makeProject(services.db, owner.userId, given);
    await addFiles(services, row.id, { "index.js": `console.log("${row.id}");\n`, "README.md": "# Bot\n" });
    return row;
  };
  const report = (
    ctx: Ctx,
    id: string,
    draft: unknown = { reason: "malware", details: "index.js, line 1" },
  ) => reportProject(ctx, { id, draft });
  /** A reported project that search knows, its people, and the content that was reported. */
  async function reported(staff: Ctx, given: Parameters<typeof makeProject>[2] = {}) {
    const owner = await user("user", "Owner");
    const reporter = await user("user", "Reporter");
    const { id } = await project(owner, given);
    await decideProject(staff, { id, decision: { outcome: "restored" } });
    await report(reporter, id);
    const [row] = await services.db.select().from(reports).where(eq(reports.projectId, id));
    return { owner, reporter, id, hash: row?.contentHash ?? "" };
  }
  return {
    services,
    reported,
    user,
    project,
    report,
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
export type ModerationWorld = Awaited<ReturnType<typeof moderationWorld>>;

export async function storedProject(db: Db, id: string) {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row;
}

export const isInSearch = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(searchDocuments, eq(searchDocuments.itemId, id))) > 0;

export async function storedNotices(db: Db, userId: string) {
  const rows = await db.select().from(notices).where(eq(notices.userId, userId));
  return rows.map(({ kind, params }) => ({ kind, ...params }));
}

/** The same person later. */
export const at = <C extends Ctx>(ctx: C, ms: number): C => ({
  ...ctx,
  now: new Date(ctx.now.getTime() + ms),
});
