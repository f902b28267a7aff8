import { lte } from "drizzle-orm";
import { AppError } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import type { HumanCheckPurpose } from "#core/vocabulary.ts";
import { spentSolutions } from "#db/schema/index.ts";
import { assertUser, type Ctx } from "../context/index.ts";
import { proofOfWork } from "./proof-of-work.ts";
import type { HumanCheckBinding, HumanCheckCtx, HumanCheckProvider } from "./provider.ts";
import { turnstile } from "./turnstile.ts";

/** The way that the settings name; without one nothing leaves the site. */
const providerOf = ({ env }: Pick<Ctx, "env">): HumanCheckProvider =>
  env.TURNSTILE_SITE_KEY === undefined ? proofOfWork : turnstile;

function bindingOf(ctx: Pick<Ctx, "actor">, purpose: HumanCheckPurpose): HumanCheckBinding {
  // Visitors write to us as well: their check is bound to its purpose, and spent by its first use.
  if (purpose !== "contact") assertUser(ctx);
  return { purpose, sessionId: ctx.actor.kind === "user" ? ctx.actor.sessionId : "" };
}

const refusal = () => new AppError("human_check_failed", {}, { humanCheck: { key: "human_check_required" } });

/** A fresh challenge for the asking session and one purpose. */
export const createHumanCheck = (
  ctx: Pick<Ctx, "actor"> & HumanCheckCtx,
  purpose: HumanCheckPurpose,
): Promise<Record<string, unknown>> => providerOf(ctx).createChallenge(ctx, bindingOf(ctx, purpose));

/**
 * Takes a solution made by this session for this purpose, once: the row that spends it is written by whoever comes
 * first, also among requests that come at the same time. Throws human_check_failed for everything else, and
 * human_check_unavailable when the provider cannot tell.
 */
export async function assertHumanCheck(
  ctx: Pick<Ctx, "actor" | "db"> & HumanCheckCtx,
  solution: string | null,
  purpose: HumanCheckPurpose,
): Promise<void> {
  const binding = bindingOf(ctx, purpose);
  if (!solution || solution.length > limits.humanCheck.solutionMax) throw refusal();
  const held = await providerOf(ctx).verify(ctx, solution, binding);
  if (held === null) throw refusal();
  const spent = await ctx.db
    .insert(spentSolutions)
    .values(held)
    .onConflictDoNothing()
    .returning({ signature: spentSolutions.signature });
  if (spent.length === 0) throw refusal();
}

/** Forgets spent solutions that have expired, which nobody can use any more. Returns how many. */
export async function purgeSpentSolutions(ctx: Pick<Ctx, "db" | "now">): Promise<number> {
  const gone = await ctx.db
    .delete(spentSolutions)
    .where(lte(spentSolutions.expiresAt, ctx.now))
    .returning({ signature: spentSolutions.signature });
  return gone.length;
}
