import { z } from "zod";

const instant = z.iso.datetime();

/** A signed-in browser of the asking user. */
export const SessionItem = z.object({
  id: z.string(),
  /** The session that asks. */
  current: z.boolean(),
  /** What the browser calls itself; empty when it said nothing. */
  userAgent: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});
export type SessionItem = z.output<typeof SessionItem>;

export const SessionList = z.object({ sessions: z.array(SessionItem) });
export type SessionList = z.output<typeof SessionList>;
