import { z } from "zod";
import { type ConsentKind, consentKinds } from "#core/vocabulary.ts";

/** The version of each text that is agreed to. Raise it when the text changes in substance. */
export const consentTextVersions: Record<ConsentKind, number> = { age13: 1, adult: 1, coins: 1 };

export const ConsentGiven = z.object({ kind: z.enum(consentKinds, "age_required") });
export type ConsentGiven = z.output<typeof ConsentGiven>;
