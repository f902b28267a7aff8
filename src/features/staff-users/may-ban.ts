import type { Role } from "#core/vocabulary.ts";
import { mayDo } from "../audit/index.ts";
import type { Ctx } from "../context/index.ts";

/** Staff ban users, admins also staff; nobody bans an admin, nor oneself. */
export function mayBan(ctx: Pick<Ctx, "actor">, user: { id: string; role: Role }): boolean {
  if (ctx.actor.kind !== "user" || ctx.actor.userId === user.id || user.role === "admin") return false;
  return mayDo(ctx, user.role === "staff" ? "staffBans" : "bans");
}
