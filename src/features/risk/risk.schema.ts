import { z } from "zod";
import { riskKinds } from "#core/vocabulary.ts";

/** One reason for a second look, with the place where it shows. */
export const RiskPoint = z.object({
  kind: z.enum(riskKinds),
  /** What it adds to the score. */
  score: z.number().int(),
  path: z.string(),
  line: z.number().int(),
});
export type RiskPoint = z.output<typeof RiskPoint>;

/** How much a project deserves a moderator's eye, from 0 to 100. It orders the queue and decides nothing. */
export const Risk = z.object({ score: z.number().int(), points: z.array(RiskPoint) });
export type Risk = z.output<typeof Risk>;
