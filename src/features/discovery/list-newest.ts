import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Language, LibraryKind } from "#core/vocabulary.ts";
import { codes, projects, users } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";
import { searchLibrary } from "../search/index.ts";

/** What stands in a feed for one code or project. */
export type NewItem = {
  path: string;
  title: string;
  summary: string;
  tags: string[];
  /** Who shares it; null for the library's own codes. */
  author: string | null;
  createdAt: Date;
  updatedAt: Date;
};
type Asking = Pick<Ctx, "db" | "now">;
type Wanted = { kind: LibraryKind; tag: string | null; language: Language };

async function listCodes(ctx: Asking, ids: string[], language: Language): Promise<[string, NewItem][]> {
  const rows = await ctx.db
    .select()
    .from(codes)
    .where(and(inArray(codes.id, ids), isNull(codes.hiddenAt)));
  return rows.map(row => {
    const [title, summary] =
      language === "ar" ? [row.titleAr, row.descriptionAr] : [row.titleEn, row.descriptionEn];
    const { id, tags, createdAt, updatedAt } = row;
    return [id, { path: `/code/${id}`, title, summary, tags, author: null, createdAt, updatedAt }];
  });
}

async function listProjects(ctx: Asking, ids: string[]): Promise<[string, NewItem][]> {
  const isPublic = [eq(projects.isPrivate, false), isNull(projects.hiddenAt), isNull(projects.removedAt)];
  const rows = await ctx.db
    .select({ project: projects, globalName: users.globalName, username: users.username })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(and(inArray(projects.id, ids), ...isPublic));
  return rows.map(({ project, globalName, username }) => {
    const { id, codename, name, description, tags, createdAt, updatedAt } = project;
    const about = { title: name, summary: description, tags, author: globalName ?? username };
    return [id, { path: `/project/${codename}`, ...about, createdAt, updatedAt }];
  });
}

/** The newest public codes or projects, of a tag or of all; the newest first. */
export async function listNewest(ctx: Asking, { kind, tag, language }: Wanted): Promise<NewItem[]> {
  const sections = kind === "code" ? ["djs", "web"] : ["project"];
  const { hits } = await searchLibrary(ctx, { sections, tag, sort: "newest" });
  const ids = hits.map(hit => hit.id);
  if (ids.length === 0) return [];
  const items = new Map(await (kind === "code" ? listCodes(ctx, ids, language) : listProjects(ctx, ids)));
  return ids.flatMap(id => items.get(id) ?? []);
}
