import { eq, or } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Tx } from "#db/client.ts";
import { projects } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";

export type ProjectRow = typeof projects.$inferSelect;
type Asking = Pick<Ctx, "db" | "actor">;

export const isStaff = ({ actor }: Pick<Ctx, "actor">): boolean =>
  actor.kind === "user" && (actor.role === "staff" || actor.role === "admin");
export const isOwner = ({ actor }: Pick<Ctx, "actor">, row: Pick<ProjectRow, "ownerId">): boolean =>
  actor.kind === "user" && actor.userId === row.ownerId;

/** Whether everybody may see it. */
export const isPublic = (row: Pick<ProjectRow, "isPrivate" | "hiddenAt" | "removedAt">): boolean =>
  !row.isPrivate && row.hiddenAt === null && row.removedAt === null;

const nameShape = /^[a-z0-9-]{1,64}$/;
const isNamed = (idOrCodename: string) =>
  or(eq(projects.id, idOrCodename), eq(projects.codename, idOrCodename));

/** Removed: for staff alone. Private or hidden: for its owner and staff. Otherwise for everybody (decision 42). */
function isVisible(ctx: Pick<Ctx, "actor">, row: ProjectRow): boolean {
  if (isStaff(ctx) || isPublic(row)) return true;
  return row.removedAt === null && isOwner(ctx, row);
}

/** The project that the asking one may see; null for one that is not there or not for them. */
export async function findVisibleProject(ctx: Asking, idOrCodename: string): Promise<ProjectRow | null> {
  if (!nameShape.test(idOrCodename)) return null;
  const [row] = await ctx.db.select().from(projects).where(isNamed(idOrCodename));
  return row !== undefined && isVisible(ctx, row) ? row : null;
}

export async function getVisibleProject(ctx: Asking, idOrCodename: string): Promise<ProjectRow> {
  const row = await findVisibleProject(ctx, idOrCodename);
  if (row === null) throw new AppError("project_not_found");
  return row;
}

/** The asking user's own project. One that they may see but not change is forbidden, any other unknown. */
export async function getOwnProject(ctx: Asking, idOrCodename: string): Promise<ProjectRow> {
  const userId = assertUser(ctx);
  const row = await getVisibleProject(ctx, idOrCodename);
  if (row.ownerId !== userId) throw new AppError("forbidden");
  return row;
}

/** The row, held until the transaction ends: saves of one project come one after the other. */
export async function lockProject(tx: Tx, id: string): Promise<ProjectRow> {
  const [row] = await tx.select().from(projects).where(eq(projects.id, id)).for("update");
  if (row === undefined || row.removedAt !== null) throw new AppError("project_not_found");
  return row;
}
