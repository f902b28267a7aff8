import { z } from "zod";

/** Which monitors have one of the plan's slots: all ids, and no other. */
export const MonitorChoice = z.object({ ids: z.array(z.string().max(64)).max(1_000) });
export type MonitorChoice = z.output<typeof MonitorChoice>;

export const MonitorChoices = z.object({
  /** How many the plan lets run. */
  max: z.number().int(),
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      url: z.string().nullable(),
      /** Runs, or is paused by its owner; the others wait for a slot. */
      holdsSlot: z.boolean(),
    }),
  ),
});
export type MonitorChoices = z.output<typeof MonitorChoices>;
