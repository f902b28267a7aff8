import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { z } from "zod";
import type { Keys } from "#core/keys.ts";
import { limits } from "#core/limits.ts";
import { addMs, secondMs } from "#core/time.ts";
import type { HumanCheckBinding, HumanCheckProvider } from "./provider.ts";

const hex = z.string().regex(/^[\da-f]{2,128}$/);
/** What the browser's part sends back: the challenge as it was given, and the number that it found. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("SHA-256"),
      cost: z.literal(1),
      data: z.object({ purpose: z.string(), session: z.string(), expires: z.number() }),
      keyLength: z.literal(32),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number().int().min(0).max(limits.humanCheck.maxNumber), derivedKey: hex }),
});

/** The session's id stays on the server; the challenge carries a keyed hash of it. */
const mark = (keys: Keys, { sessionId }: HumanCheckBinding) => keys.sign("human-check-session", sessionId);
const secretsOf = (keys: Keys) => ({
  hmacSignatureSecret: keys.sign("human-check", "challenge"),
  hmacKeySignatureSecret: keys.sign("human-check", "solution"),
});

function parsePayload(solution: string): z.output<typeof Payload> | null {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(solution, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/** ALTCHA: the browser looks for the number behind a hash, which takes it under a second; nobody is tracked. */
export const proofOfWork: HumanCheckProvider = {
  async createChallenge(ctx, binding) {
    const expiresAt = addMs(ctx.now, limits.humanCheck.challengeMs);
    const { parameters, signature } = await createChallenge({
      algorithm: "SHA-256",
      cost: 1,
      counter: randomInt(limits.humanCheck.minNumber, limits.humanCheck.maxNumber),
      data: { purpose: binding.purpose, session: mark(ctx.keys, binding), expires: expiresAt.getTime() },
      deriveKey,
      ...secretsOf(ctx.keys),
    });
    // For the browser's part, which asks for a new challenge in time. Not signed: the end that counts is in `data`.
    return { parameters: { ...parameters, expiresAt: expiresAt.getTime() / secondMs }, signature };
  },

  async verify(ctx, solution, binding) {
    const payload = parsePayload(solution);
    if (payload === null) return null;
    const { challenge } = payload;
    const { purpose, session, expires } = challenge.parameters.data;
    const isBound = purpose === binding.purpose && session === mark(ctx.keys, binding);
    if (!isBound || expires <= ctx.now.getTime()) return null;
    const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(ctx.keys) });
    return verified ? { signature: challenge.signature, expiresAt: new Date(expires) } : null;
  },
};
