import { z } from "zod";
import { limits } from "#core/limits.ts";

/** Why staff do something to somebody, in at most `max` characters. It stays in the log. */
export const decisionReason = (max: number) =>
  z.string("decision_reason_required").trim().min(1, "decision_reason_required").max(max, "too_long");

export const DecisionReason = decisionReason(limits.report.noteMax);
