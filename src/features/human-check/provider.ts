import type { HumanCheckPurpose } from "#core/vocabulary.ts";
import type { Ctx } from "../context/index.ts";

/** What a check is bound to: made for one, it is worth nothing for another. */
export type HumanCheckBinding = { purpose: HumanCheckPurpose; sessionId: string };

/** A solution that holds: the name under which it is spent, and when it would have expired anyway. */
export type HeldSolution = { signature: string; expiresAt: Date };

/** A way to tell people from programs. Another one is added by a second value of this type. */
export type HumanCheckProvider = {
  /** What the browser's part needs to begin; sent as JSON. */
  createChallenge(
    ctx: Pick<Ctx, "keys" | "now">,
    binding: HumanCheckBinding,
  ): Promise<Record<string, unknown>>;
  /** Null for anything that does not hold: wrong, expired, of another purpose or session, garbage. */
  verify(
    ctx: Pick<Ctx, "keys" | "now">,
    solution: string,
    binding: HumanCheckBinding,
  ): Promise<HeldSolution | null>;
};
