import type { HumanCheckPurpose } from "#core/vocabulary.ts";
import type { Ctx } from "../context/index.ts";

/** What a check is bound to: made for one, it is worth nothing for another. */
export type HumanCheckBinding = { purpose: HumanCheckPurpose; sessionId: string };

/** What a way of checking may look at. */
export type HumanCheckCtx = Pick<Ctx, "env" | "keys" | "log" | "now">;

/** A solution that holds: the name under which it is spent, and when it would have expired anyway. */
export type HeldSolution = { signature: string; expiresAt: Date };

/** A way to tell people from programs. Another one is added by another value of this type. */
export type HumanCheckProvider = {
  /** What the browser's part needs to begin; sent as JSON. */
  createChallenge(ctx: HumanCheckCtx, binding: HumanCheckBinding): Promise<Record<string, unknown>>;
  /**
   * Null for anything that does not hold: wrong, expired, of another purpose or session, garbage. Throws
   * human_check_unavailable when nobody can tell, which lets nothing through.
   */
  verify(ctx: HumanCheckCtx, solution: string, binding: HumanCheckBinding): Promise<HeldSolution | null>;
};
