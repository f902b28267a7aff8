import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { HumanCheckPurpose } from "#core/vocabulary.ts";
import type { Ctx } from "#features/context/index.ts";
import { createHumanCheck } from "#features/human-check/index.ts";

/** Finds the number behind a challenge as a browser does, and packs it as the widget does. */
export async function solve(challenge: Record<string, unknown>): Promise<string> {
  // The library's own shape; the API hands it out as JSON of no particular type.
  const asked = challenge as unknown as Challenge;
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString("base64");
}

/** A solution that holds for the session of `ctx`. */
export const solveHumanCheck = async (ctx: Ctx, purpose: HumanCheckPurpose): Promise<string> =>
  solve(await createHumanCheck(ctx, purpose));
