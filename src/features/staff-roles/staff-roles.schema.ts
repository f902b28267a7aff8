import { z } from "zod";
import { namedRoles } from "#core/staff-rights.ts";
import { roles } from "#core/vocabulary.ts";
import { DecisionReason } from "../audit/decision-reason.schema.ts";

/** Somebody of the team, and where the role comes from. */
export const TeamMember = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  role: z.enum(namedRoles),
  /** Named by the settings: only whoever runs the installation takes that away. */
  isBySetting: z.boolean(),
  givenBy: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  givenAt: z.iso.datetime().nullable(),
  isBanned: z.boolean(),
});
export type TeamMember = z.output<typeof TeamMember>;

export const Team = z.object({
  items: z.array(TeamMember),
  /** Whether the asking member of staff may give and take roles. */
  canChange: z.boolean(),
});
export type Team = z.output<typeof Team>;

/** `user` takes a role away. The reason stays in the log. */
export const RoleDecision = z.object({
  role: z.enum(roles),
  reason: DecisionReason,
});
export type RoleDecision = z.output<typeof RoleDecision>;
