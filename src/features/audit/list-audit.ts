import { and, count, desc, eq } from "drizzle-orm";
import { limits } from "#core/limits.ts";
import { auditEntries, users } from "#db/schema/index.ts";
import { type Ctx, parseInput } from "../context/index.ts";
import { assertRight } from "./assert-right.ts";
import { type AuditPage, AuditQuery } from "./audit.schema.ts";

/** What staff did, the newest first. For staff. */
export async function listAudit(ctx: Pick<Ctx, "db" | "actor">, input: unknown): Promise<AuditPage> {
  assertRight(ctx, "audit");
  const { actor, subject, action, page } = parseInput(AuditQuery, input);
  const where = and(
    actor === "" ? undefined : eq(auditEntries.actorId, actor),
    subject === "" ? undefined : eq(auditEntries.subjectId, subject),
    action === null ? undefined : eq(auditEntries.action, action),
  );
  const { pageSize } = limits.staff;
  const [total] = await ctx.db.select({ count: count() }).from(auditEntries).where(where);
  const matching = total?.count ?? 0;
  const pages = Math.max(1, Math.ceil(matching / pageSize));
  const current = Math.min(page, pages);
  const rows = await ctx.db
    .select({ entry: auditEntries, globalName: users.globalName, username: users.username })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(where)
    .orderBy(desc(auditEntries.id))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const items = rows.map(({ entry, globalName, username }) => ({
    id: entry.id,
    actor: { id: entry.actorId, name: globalName ?? username },
    action: entry.action,
    subjectKind: entry.subjectKind,
    subjectId: entry.subjectId,
    reason: entry.reason,
    details: entry.details,
    at: entry.at.toISOString(),
  }));
  return { items, matching, page: current, pages };
}
