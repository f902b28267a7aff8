import { eq } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { hasReadPass } from "../reading/index.ts";
import { fileTree } from "./file-tree.ts";
import { getVisibleProject, isOwner, isStaff, type ProjectRow } from "./find-project.ts";
import { creatorColumns, creatorOf, imageOf, shownBase } from "./project-card.ts";
import { readContents, readImages } from "./project-rows.ts";
import type { fileAccess, Project, ProjectDetail, ProjectEntry } from "./project-view.schema.ts";
import { readText } from "./read-text.ts";

type ReadCtx = Pick<Ctx, "actor" | "db" | "now">;

/** The owner and staff read freely; everybody else logs in and passes the human check. */
export async function accessOf(ctx: ReadCtx, row: ProjectRow): Promise<(typeof fileAccess)[number]> {
  if (isOwner(ctx, row) || isStaff(ctx)) return "open";
  if (ctx.actor.kind !== "user") return "login";
  return (await hasReadPass(ctx)) ? "open" : "human-check";
}

async function readCreator(db: Db, ownerId: string) {
  const [row] = await db.select(creatorColumns).from(users).where(eq(users.id, ownerId));
  if (row === undefined) throw new Error("A project without its owner");
  return creatorOf(row);
}

async function describe(ctx: ReadCtx, row: ProjectRow): Promise<ProjectDetail> {
  const mine = isOwner(ctx, row);
  const images = await readImages(ctx.db, row.id);
  return {
    ...shownBase(row),
    creator: await readCreator(ctx.db, row.ownerId),
    revision: row.revision,
    isOwner: mine,
    moderationReason: mine || isStaff(ctx) ? row.moderationReason : null,
    images: images.map(imageOf),
    access: await accessOf(ctx, row),
  };
}

/** A project as everybody who may see it sees it; without its files. */
export const getProjectDetail = async (ctx: ReadCtx, idOrCodename: string): Promise<ProjectDetail> =>
  describe(ctx, await getVisibleProject(ctx, idOrCodename));

/** The same with the tree of its files; names only, and nothing for visitors. */
export async function getProjectTree(ctx: ReadCtx, idOrCodename: string): Promise<Project> {
  const detail = await getProjectDetail(ctx, idOrCodename);
  if (detail.access === "login") return { ...detail, files: [] };
  return { ...detail, files: fileTree(await readContents(ctx.db, detail.id)) };
}

/** JSON of the tree with the text of each file, read one after the other as the answer goes out. */
async function* treeJson(
  ctx: Ctx,
  entries: ProjectEntry[],
  hashes: Map<string, string>,
): AsyncGenerator<string> {
  for (const [index, entry] of entries.entries()) {
    const { path } = entry;
    const comma = index > 0 ? "," : "";
    if (entry.type === "folder") {
      const { children, ...folder } = entry;
      yield `${comma}${JSON.stringify(folder).slice(0, -1)},"children":[`;
      yield* treeJson(ctx, children, hashes);
      yield "]}";
      continue;
    }
    const code = entry.isText ? await readText(ctx.files, hashes.get(path) ?? "") : null;
    yield comma + JSON.stringify(code === null ? entry : { ...entry, code });
  }
}

/** The whole project as JSON, in pieces: with the text of its files where the asking one may read them. */
export async function getProjectJson(ctx: Ctx, idOrCodename: string): Promise<AsyncGenerator<string>> {
  const detail = await getProjectDetail(ctx, idOrCodename);
  const contents =
    detail.access === "login" ? { files: [], folders: [] } : await readContents(ctx.db, detail.id);
  const readable = detail.access === "open" ? contents.files : [];
  const hashes = new Map(readable.map(({ path, hash }) => [path, hash]));
  async function* pieces() {
    yield `${JSON.stringify(detail).slice(0, -1)},"files":[`;
    if (detail.access === "open") yield* treeJson(ctx, fileTree(contents), hashes);
    else
      yield fileTree(contents)
        .map(entry => JSON.stringify(entry))
        .join(",");
    yield "]}";
  }
  return pieces();
}
