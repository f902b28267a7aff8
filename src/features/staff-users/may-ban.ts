import type { Role } from "#core/vocabulary.ts";
import type { Ctx } from "../context/index.ts";

/** Staff ban users, admins also staff; nobody bans an admin, nor oneself. */
export function mayBan({ actor }: Pick<Ctx, "actor">, user: { id: string; role: Role }): boolean {
  if (actor.kind !== "user" || actor.userId === user.id) return false;
  if (actor.role === "admin") return user.role !== "admin";
  return actor.role === "staff" && user.role === "user";
}
