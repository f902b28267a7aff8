import { z } from "zod";
import { libraryKinds } from "#core/vocabulary.ts";

export const ViewTarget = z.object({ kind: z.enum(libraryKinds), itemId: z.string().min(1).max(128) });
/** Whether this visit was counted; it is not when it was counted before or does not count by the rule. */
export const ViewAnswer = z.object({ counted: z.boolean() });
