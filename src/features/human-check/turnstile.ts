import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "#core/errors.ts";
import { readLimited } from "#core/limited-body.ts";
import { limits } from "#core/limits.ts";
import { addMs } from "#core/time.ts";
import type { HumanCheckBinding, HumanCheckCtx, HumanCheckProvider } from "./provider.ts";

const verifyPath = "/turnstile/v0/siteverify";

/** What siteverify answers; `action` and `cdata` come back as the widget was given them. */
const Verdict = z.discriminatedUnion("success", [
  z.object({
    success: z.literal(true),
    challenge_ts: z.coerce.date(),
    hostname: z.string(),
    action: z.string().nullish(),
    cdata: z.string().nullish(),
  }),
  z.object({ success: z.literal(false), "error-codes": z.array(z.string()).catch([]) }),
]);
type Verdict = z.output<typeof Verdict>;

/** The visitor's fault; every other code is ours or Cloudflare's. */
const refusedTokens = new Set(["missing-input-response", "invalid-input-response", "timeout-or-duplicate"]);

/** The session's id stays here; what Cloudflare is told is a keyed hash of it. */
const mark = ({ keys }: HumanCheckCtx, { sessionId }: HumanCheckBinding) =>
  keys.sign("human-check-turnstile", sessionId);

async function askSiteverify({ env, log }: HumanCheckCtx, token: string): Promise<Verdict> {
  const { requestMs, answerMaxBytes } = limits.humanCheck;
  try {
    const response = await fetch(`${env.TURNSTILE_API_URL}${verifyPath}`, {
      method: "POST",
      body: new URLSearchParams({ secret: env.TURNSTILE_SECRET_KEY ?? "", response: token }),
      signal: AbortSignal.timeout(requestMs),
      redirect: "error",
    });
    const bytes = await readLimited(response, answerMaxBytes);
    return Verdict.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch (error) {
    log.warn({ err: error }, "Turnstile did not answer");
    throw new AppError("human_check_unavailable");
  }
}

/** Cloudflare's Turnstile: the widget's token is shown to Cloudflare, which says where and for what it was made. */
export const turnstile: HumanCheckProvider = {
  createChallenge: async (ctx, binding) => ({
    siteKey: ctx.env.TURNSTILE_SITE_KEY,
    action: binding.purpose,
    cData: mark(ctx, binding),
  }),

  async verify(ctx, token, binding) {
    const verdict = await askSiteverify(ctx, token);
    if (!verdict.success) {
      const codes = verdict["error-codes"];
      if (codes.length > 0 && codes.every(code => refusedTokens.has(code))) return null;
      // Codes only: the secret and the token stay out of the log.
      ctx.log.error({ codes: codes.map(code => code.slice(0, 60)) }, "Turnstile refused to verify");
      throw new AppError("human_check_unavailable");
    }
    const expiresAt = addMs(verdict.challenge_ts, limits.humanCheck.challengeMs);
    const isBound =
      verdict.action === binding.purpose &&
      verdict.cdata === mark(ctx, binding) &&
      verdict.hostname === new URL(ctx.env.PUBLIC_URL).hostname;
    if (!isBound || expiresAt <= ctx.now) return null;
    return { signature: createHash("sha256").update(token).digest("base64url"), expiresAt };
  },
};
