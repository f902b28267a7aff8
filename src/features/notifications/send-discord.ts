import { brand } from "#core/brand.ts";
import { limits } from "#core/limits.ts";
import { type GuardedPost, type PostAnswer, PostError } from "#probes/index.ts";
import type { Services } from "../context/index.ts";
import type { DiscordLimits } from "./discord-limits.ts";
import { discordPayload } from "./discord-payload.ts";
import type { Message, Outcome } from "./notice.ts";
import { postAddressOf } from "./webhook-address.ts";

export type Post = (request: GuardedPost) => Promise<PostAnswer>;

/** Answers that another try may change: a server in trouble, one that was in a hurry, a detour. */
const isPassing = (status: number) => status >= 500 || status === 408 || status === 425 || status < 400;

function outcomeOf(answer: PostAnswer, again: Date | null): Outcome {
  const { statusCode } = answer;
  if (statusCode >= 200 && statusCode < 300) return { kind: "sent" };
  const reason = `HTTP ${statusCode}`;
  if (again !== null) return { kind: "retry", reason, unsent: true, at: again };
  return isPassing(statusCode)
    ? { kind: "retry", reason, unsent: true, at: null }
    : { kind: "failed", reason };
}

/** Before the request is out nothing can have arrived. */
const isUnsent = ({ cause, detail }: PostError): boolean =>
  cause === "dns" ||
  cause === "blocked" ||
  cause === "tls" ||
  ["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH"].includes(detail) ||
  (cause === "timeout" && (detail === "connect" || detail === "tls"));

/** Posts a message to its webhook, if that is one of Discord. */
export async function sendDiscord(
  { env }: Pick<Services, "env">,
  parts: { post: Post; rateLimits: DiscordLimits },
  message: Message,
  now: () => Date,
): Promise<Outcome> {
  const { target } = message;
  if (target === null) return { kind: "failed", reason: "webhook_unreadable" };
  const url = postAddressOf(target, env);
  if (url === null) return { kind: "failed", reason: "webhook_not_allowed" };
  try {
    const answer = await parts.post({
      url,
      body: JSON.stringify(discordPayload(message, env.PUBLIC_URL)),
      headers: {
        "Content-Type": "application/json",
        // The form that Discord asks of programs that are no browser.
        "User-Agent": `DiscordBot (${env.PUBLIC_URL}, ${brand.version})`,
      },
      timeoutMs: limits.notification.timeoutMs,
      // The address is Discord's own, or a loopback one that this installation's settings name.
      allowPrivateNetworks: env.DISCORD_API_URL !== null,
    });
    return outcomeOf(answer, parts.rateLimits.note(target, answer, now()));
  } catch (error) {
    if (!(error instanceof PostError)) throw error;
    const reason = error.cause === "timeout" ? "ETIMEDOUT" : error.detail;
    return { kind: "retry", reason, unsent: isUnsent(error), at: null };
  }
}
