import type { FailureCause } from "#core/vocabulary.ts";

/** Where the target of a check lies; null when its name was never resolved. */
export type Reach = "loopback" | "private" | "public" | null;

export type Evidence = {
  /** When a target outside of this machine last answered in any way (ms since 1970; 0 for never). */
  publicAnswerMs: number;
  privateAnswerMs: number;
};

export type CheckEnd = { ok: boolean; cause: FailureCause | null; scope: Reach };

/** A failure that a broken network of our own would look like as well. */
const couldBeOurs: readonly FailureCause[] = ["dns", "connect", "tls", "timeout"];

/** Codes that say that this machine had no socket, file or memory left: no word about the target. */
const ourOwn = new Set(["EMFILE", "ENFILE", "EADDRNOTAVAIL", "ENOBUFS", "ENOMEM"]);

/** Whether a check failed for want of something here, so that it proves nothing. */
export const failedHere = (end: { ok: boolean; detail: string | null }): boolean =>
  !end.ok && end.detail !== null && ourOwn.has(end.detail);

/** Whether something answered: a good check, an HTTP status or a missing keyword prove that the network carries. */
export const provesReach = (end: CheckEnd): boolean =>
  end.ok || end.cause === "status" || end.cause === "keyword";

/** Evidence after a check; `nowMs` is its end. */
export function noteAnswer(evidence: Evidence, end: CheckEnd, nowMs: number): Evidence {
  if (end.scope === "loopback" || !provesReach(end)) return evidence;
  return end.scope === "private"
    ? { ...evidence, privateAnswerMs: nowMs }
    : { ...evidence, publicAnswerMs: nowMs };
}

/**
 * Whether the end of a check may be taken at its word, or only when the network control can be reached. A failure
 * is believed when another target, as far away, answered after this check had begun: an answer from before proves
 * nothing about a network that has just died. Holds for one monitor as for ten thousand.
 */
export function judge(evidence: Evidence, end: CheckEnd, startedMs: number): "believe" | "ask-control" {
  if (end.ok || end.scope === "loopback") return "believe";
  if (end.cause === null || !couldBeOurs.includes(end.cause)) return "believe";
  const answeredMs =
    end.scope === "private"
      ? Math.max(evidence.publicAnswerMs, evidence.privateAnswerMs)
      : evidence.publicAnswerMs;
  return answeredMs > startedMs ? "believe" : "ask-control";
}
