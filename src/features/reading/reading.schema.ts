import { z } from "zod";

/** Until when the session may read and copy code; null while it may not. */
export const ReadPass = z.object({ validUntil: z.iso.datetime().nullable() });
export type ReadPass = z.output<typeof ReadPass>;

export const ReadPassRequest = z.object({ humanCheck: z.string().nullish() });
