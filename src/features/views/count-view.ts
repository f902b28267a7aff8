import { and, eq, gt, inArray, sql } from "drizzle-orm";
import { isbot } from "isbot";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { Tx } from "#db/client.ts";
import { codes, projects, viewMarks } from "#db/schema/index.ts";
import { assertUser, type Ctx, parseInput } from "../context/index.ts";
import { getLibraryItem, type LibraryItem } from "../library/index.ts";
import { hasReadPass } from "../reading/index.ts";
import { writeSearchViews } from "../search/index.ts";
import { dayOf, saltsOf, viewerHash } from "./view-salts.ts";
import { ViewTarget } from "./views.schema.ts";

type Item = Pick<LibraryItem, "kind" | "id">;

async function markViewed(tx: Tx, item: Item, { userId, now }: { userId: string; now: Date }) {
  const hashes = (await saltsOf(tx, dayOf(now))).map(salt => viewerHash(salt, userId));
  const [viewer] = hashes;
  if (viewer === undefined) throw new Error("There is no salt for today.");
  const isItem = and(eq(viewMarks.kind, item.kind), eq(viewMarks.itemId, item.id));
  const since = addMs(now, -limits.library.viewAgainMs);
  const before = await tx
    .select({ viewer: viewMarks.viewer })
    .from(viewMarks)
    .where(and(isItem, inArray(viewMarks.viewer, hashes), gt(viewMarks.seenAt, since)));
  if (before.length > 0) return false;
  // Of several requests that come at the same time, one writes the mark.
  const marked = await tx
    .insert(viewMarks)
    .values({ kind: item.kind, itemId: item.id, viewer, seenAt: now })
    .onConflictDoNothing()
    .returning({ viewer: viewMarks.viewer });
  return marked.length > 0;
}

async function addView(tx: Tx, { kind, id }: Item): Promise<void> {
  const table = kind === "code" ? codes : projects;
  const [row] = await tx
    .update(table)
    .set({ views: sql`${table.views} + 1` })
    .where(eq(table.id, id))
    .returning({ views: table.views });
  if (row) await writeSearchViews(tx, { kind, id, views: row.views });
}

/**
 * Counts a visit by the published rule: after the human check, once per viewer in 24 hours, never the owner, never
 * programs or callers without a name. The page sends it once it was visible for two seconds.
 */
export async function countView(ctx: Ctx, input: unknown, userAgent: string): Promise<boolean> {
  const userId = assertUser(ctx);
  const item = await getLibraryItem(ctx, parseInput(ViewTarget, input));
  // `isbot` says no for an empty name.
  if (userAgent.trim() === "" || isbot(userAgent) || item.ownerId === userId) return false;
  if (!(await hasReadPass(ctx))) return false;
  return ctx.db.transaction(async tx => {
    const isNew = await markViewed(tx, item, { userId, now: ctx.now });
    if (isNew) await addView(tx, item);
    return isNew;
  });
}
