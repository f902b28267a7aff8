import { and, eq, isNull, ne } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import type { Role } from "#core/vocabulary.ts";
import type { Tx } from "#db/client.ts";
import { staffRoles, users } from "#db/schema/index.ts";
import { assertRight, writeAudit } from "../audit/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { RoleDecision } from "./staff-roles.schema.ts";

/** All admins are locked, so that two who leave at once do not both count the other. */
async function assertAdminStays(tx: Tx, leaving: string): Promise<void> {
  const staying = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, "admin"), isNull(users.bannedAt)))
    .orderBy(users.id)
    .for("update");
  if (!staying.some(({ id }) => id !== leaving)) throw new AppError("last_admin");
}

async function keepRole(tx: Tx, ctx: Pick<Ctx, "now">, given: { to: string; role: Role; by: string }) {
  const { to, role, by } = given;
  await tx.update(users).set({ role }).where(eq(users.id, to));
  await tx.delete(staffRoles).where(eq(staffRoles.userId, to));
  if (role !== "user")
    await tx.insert(staffRoles).values({ userId: to, role, givenBy: by, givenAt: ctx.now });
}

/**
 * Gives somebody who has logged in a role, or takes it away; it holds from the next request on. Whom the settings name
 * stays admin, and the last admin stays, too. For admins.
 */
export async function setRole(
  ctx: Pick<Ctx, "actor" | "db" | "env" | "now">,
  input: { id: string; decision: unknown },
): Promise<{ id: string }> {
  const by = assertRight(ctx, "roles");
  const { role, reason } = parseInput(RoleDecision, input.decision);
  if (ctx.env.STAFF_DISCORD_IDS.includes(input.id)) throw new AppError("role_by_setting");
  await ctx.db.transaction(async tx => {
    const [before] = await tx.select({ role: users.role }).from(users).where(eq(users.id, input.id));
    if (before?.role === "admin" && role !== "admin") await assertAdminStays(tx, input.id);
    const [user] = await tx
      .select({ role: users.role, bannedAt: users.bannedAt })
      .from(users)
      .where(eq(users.id, input.id))
      .for("update");
    if (user === undefined) throw new AppError("user_not_found");
    if (user.bannedAt !== null && role !== "user") throw new AppError("account_banned");
    if (user.role === role) return;
    await keepRole(tx, ctx, { to: input.id, role, by });
    await writeAudit(tx, ctx, {
      action: role === "user" ? "role.take" : "role.give",
      subjectKind: "user",
      subjectId: input.id,
      reason,
      details: { before: user.role, role },
    });
  });
  return { id: input.id };
}

/** Brings roles in line with the settings: whom they name is admin, and whom they named no longer is as named here. */
export async function settleRoles({ db, env }: Pick<Ctx, "db" | "env">): Promise<void> {
  await db.transaction(async tx => {
    const rows = await tx
      .select({ id: users.id, role: users.role, given: staffRoles.role })
      .from(users)
      .leftJoin(staffRoles, eq(staffRoles.userId, users.id))
      .where(ne(users.role, "user"));
    for (const { id, role, given } of rows) {
      const right = env.STAFF_DISCORD_IDS.includes(id) ? "admin" : (given ?? "user");
      if (right !== role) await tx.update(users).set({ role: right }).where(eq(users.id, id));
    }
    for (const id of env.STAFF_DISCORD_IDS)
      await tx.update(users).set({ role: "admin" }).where(eq(users.id, id));
  });
}
