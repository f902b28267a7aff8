import { and, eq, inArray, isNull, or } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Language, LibraryKind } from "#core/vocabulary.ts";
import { codes, projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

/** What codes and projects have in common for whoever keeps, counts or lists them. */
export type LibraryItem = {
  kind: LibraryKind;
  id: string;
  title: Record<Language, string>;
  /** Address of its page, below the language. */
  path: string;
  /** Null for the library's own codes. */
  ownerId: string | null;
};
type Target = { kind: LibraryKind; itemId: string };
type Asking = Pick<Ctx, "db" | "actor">;

async function listCodes(ctx: Asking, ids: string[]): Promise<LibraryItem[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .select({ id: codes.id, en: codes.titleEn, ar: codes.titleAr })
    .from(codes)
    .where(and(inArray(codes.id, ids), isNull(codes.hiddenAt)));
  return rows.map(({ id, en, ar }) => ({
    kind: "code",
    id,
    title: { en, ar },
    path: `/code/${id}`,
    ownerId: null,
  }));
}

/** Public projects, and the asking user's own. */
async function listProjects(ctx: Asking, ids: string[]): Promise<LibraryItem[]> {
  if (ids.length === 0) return [];
  const isPublic = and(eq(projects.isPrivate, false), isNull(projects.hiddenAt));
  const mine = ctx.actor.kind === "user" ? eq(projects.ownerId, ctx.actor.userId) : undefined;
  const rows = await ctx.db
    .select({
      id: projects.id,
      codename: projects.codename,
      name: projects.name,
      ownerId: projects.ownerId,
    })
    .from(projects)
    .where(
      and(
        or(inArray(projects.id, ids), inArray(projects.codename, ids)),
        isNull(projects.removedAt),
        or(isPublic, mine),
      ),
    );
  return rows.map(({ id, codename, name, ownerId }) => ({
    kind: "project",
    id,
    title: { en: name, ar: name },
    path: `/project/${codename}`,
    ownerId,
  }));
}

/** Those of the named items that the asking user may see, in no order. */
export async function listLibraryItems(ctx: Asking, targets: readonly Target[]): Promise<LibraryItem[]> {
  const idsOf = (kind: LibraryKind) => targets.filter(one => one.kind === kind).map(one => one.itemId);
  return [...(await listCodes(ctx, idsOf("code"))), ...(await listProjects(ctx, idsOf("project")))];
}

/** One of them, by its id (a project by its codename as well). Throws not_found. */
export async function getLibraryItem(ctx: Asking, target: Target): Promise<LibraryItem> {
  const [item] = await listLibraryItems(ctx, [target]);
  if (item === undefined) throw new AppError("not_found");
  return item;
}
