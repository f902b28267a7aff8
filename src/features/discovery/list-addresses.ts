import { and, asc, eq, isNull } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import type { LibraryKind } from "#core/vocabulary.ts";
import { codes, projects } from "#db/schema/index.ts";
import type { Ctx } from "../context/index.ts";

type Asking = Pick<Ctx, "db">;
export type Address = { path: string; changedAt: Date };

const tables = { code: codes, project: projects };
/** For everybody, and so for search engines. */
const isPublic = {
  code: isNull(codes.hiddenAt),
  project: and(eq(projects.isPrivate, false), isNull(projects.hiddenAt), isNull(projects.removedAt)),
};

/** How many sitemaps the public items of a kind fill. */
export async function countAddressPages(ctx: Asking, kind: LibraryKind): Promise<number> {
  const count = await ctx.db.$count(tables[kind], isPublic[kind]);
  return Math.ceil(count / limits.sitemap.itemsMax);
}

/** One sitemap's worth of the addresses of public items, the oldest first; pages count from 1. */
export async function listAddresses(ctx: Asking, kind: LibraryKind, page: number): Promise<Address[]> {
  const { itemsMax } = limits.sitemap;
  const [table, name] = kind === "code" ? [codes, codes.id] : [projects, projects.codename];
  const rows = await ctx.db
    .select({ name, changedAt: table.updatedAt })
    .from(table)
    .where(isPublic[kind])
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(itemsMax)
    .offset((page - 1) * itemsMax);
  return rows.map(row => ({ path: `/${kind}/${row.name}`, changedAt: row.changedAt }));
}
