import { limits } from "#core/limits.ts";
import { addMs, secondMs } from "#core/time.ts";
import type { PostAnswer } from "#probes/index.ts";

/** Until when Discord has asked us to leave a webhook, or all of them, alone. */
export type DiscordLimits = {
  blockedUntil(webhook: string, now: Date): Date | null;
  /** Takes note of an answer; for a 429 returns when the message may be sent again. */
  note(webhook: string, answer: PostAnswer, now: Date): Date | null;
};

const secondsOf = (value: unknown): number => {
  const seconds =
    typeof value === "number" ? value : Number.parseFloat(typeof value === "string" ? value : "");
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
};

function parseBody(text: string): { retry_after?: unknown; global?: unknown } {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

const afterSeconds = (now: Date, seconds: number): Date =>
  addMs(now, Math.ceil(Math.min(seconds * secondMs, limits.notification.rateLimitMaxMs)));

export function createDiscordLimits(): DiscordLimits {
  const blocked = new Map<string, Date>();
  let allBlocked: Date | null = null;

  const block = (webhook: string, until: Date, now: Date) => {
    for (const [key, end] of blocked) if (end <= now) blocked.delete(key);
    blocked.set(webhook, until);
  };
  return {
    blockedUntil(webhook, now) {
      const ends = [blocked.get(webhook), allBlocked].flatMap(end =>
        end && end > now ? [end.getTime()] : [],
      );
      return ends.length === 0 ? null : new Date(Math.max(...ends));
    },
    note(webhook, { statusCode, headers, bodyText }, now) {
      const resetS = secondsOf(headers["x-ratelimit-reset-after"]);
      if (statusCode !== 429) {
        if (headers["x-ratelimit-remaining"] === "0" && resetS > 0)
          block(webhook, afterSeconds(now, resetS), now);
        return null;
      }
      const body = parseBody(bodyText);
      // The header counts whole seconds, the body fractions; the longer one is safe.
      const asked = Math.max(secondsOf(headers["retry-after"]), secondsOf(body.retry_after));
      const until = afterSeconds(now, asked > 0 ? asked : Math.max(resetS, limits.notification.retryDelayS));
      if (headers["x-ratelimit-global"] === "true" || body.global === true) allBlocked = until;
      else block(webhook, until, now);
      return until;
    },
  };
}
