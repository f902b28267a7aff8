import { and, asc, count, desc, eq, inArray, isNull } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { projectImages, projects, users } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { searchLibrary } from "../search/index.ts";
import { isPublic, type ProjectRow } from "./find-project.ts";
import { creatorColumns, creatorOf, imageOf, shownBase } from "./project-card.ts";
import type { ImageRow } from "./project-rows.ts";
import { type ProjectCard, type ProjectPage, ProjectQuery } from "./project-view.schema.ts";

/** The first picture of each project. */
async function readCovers(ctx: Pick<Ctx, "db">, ids: string[]): Promise<Map<string, ImageRow>> {
  const images = await ctx.db
    .select()
    .from(projectImages)
    .where(inArray(projectImages.projectId, ids))
    .orderBy(asc(projectImages.position));
  return new Map(images.toReversed().map(image => [image.projectId, image]));
}

async function cardsOf(ctx: Pick<Ctx, "db">, rows: ProjectRow[]): Promise<ProjectCard[]> {
  if (rows.length === 0) return [];
  const owners = await ctx.db
    .select(creatorColumns)
    .from(users)
    .where(inArray(users.id, [...new Set(rows.map(({ ownerId }) => ownerId))]));
  const creators = new Map(owners.map(user => [user.id, creatorOf(user)]));
  const covers = await readCovers(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(row => {
    const creator = creators.get(row.ownerId);
    const cover = covers.get(row.id);
    return creator ? [{ ...shownBase(row), creator, image: cover ? imageOf(cover) : null }] : [];
  });
}

/** The cards of projects in the order of their ids; those that are not public (any more) are left out. */
export async function listProjectCards(ctx: Pick<Ctx, "db">, ids: readonly string[]): Promise<ProjectCard[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select()
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  const cards = await cardsOf(ctx, rows.filter(isPublic));
  const byId = new Map(cards.map(card => [card.id, card]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/** One page of the public projects, all of them or what a query finds; input is the search of the address. */
export async function listProjects(ctx: Pick<Ctx, "db" | "now">, input: unknown = {}): Promise<ProjectPage> {
  const query = ProjectQuery.parse(input);
  const { hits, total, page, pages, facets } = await searchLibrary(ctx, {
    q: query.q,
    sections: ["project"],
    tag: query.tag,
    sort: query.sort ?? (query.q === "" ? "newest" : "best"),
    page: query.page,
  });
  const ids = hits.map(({ id }) => id);
  const inCode = new Set(hits.filter(hit => hit.line !== null).map(hit => hit.id));
  const cards = await listProjectCards(ctx, ids);
  return {
    // The list is for everybody, and the files are not (decision 20): where the words stand, but not the line.
    items: cards.map(card => ({ ...card, foundInCode: inCode.has(card.id) })),
    total,
    page,
    pages,
    tags: facets.tags,
  };
}

const owned = (userId: string) => and(eq(projects.ownerId, userId), isNull(projects.removedAt));

/** The asking user's own projects, public, private and hidden ones; the one saved last comes first. */
export async function listOwnProjects(
  ctx: Pick<Ctx, "actor" | "db">,
  input: unknown = {},
): Promise<ProjectPage> {
  const userId = assertUser(ctx);
  const { pageSize } = limits.library;
  const { page: wished } = ProjectQuery.parse(input);
  const [row] = await ctx.db.select({ total: count() }).from(projects).where(owned(userId));
  const total = row?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(wished, pages);
  const rows = await ctx.db
    .select()
    .from(projects)
    .where(owned(userId))
    .orderBy(desc(projects.updatedAt), asc(projects.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = (await cardsOf(ctx, rows)).map(card => ({ ...card, foundInCode: false }));
  return { items, total, page, pages, tags: [] };
}

/** The public projects of a user, for their profile; the newest first. */
export async function listProjectsOf(ctx: Pick<Ctx, "db">, ownerId: string): Promise<ProjectCard[]> {
  const rows = await ctx.db
    .select()
    .from(projects)
    .where(and(owned(ownerId), eq(projects.isPrivate, false), isNull(projects.hiddenAt)))
    .orderBy(desc(projects.createdAt), asc(projects.id))
    .limit(limits.library.pageSize);
  return cardsOf(ctx, rows);
}
