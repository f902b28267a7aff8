import { createHash } from "node:crypto";
import { createToken } from "#core/keys.ts";
import { minuteMs } from "#core/time.ts";
import type { StandInUser } from "./people.ts";

const codeLifeMs = 10 * minuteMs;

/** What a code was given for; all of it is compared when the code comes back. */
export type Grant = {
  user: StandInUser;
  scopes: string[];
  clientId: string;
  redirectUri: string;
  challenge: string | null;
};

/** Codes and tokens that were given out. A code works once, within ten minutes. */
export function createGrants() {
  const codes = new Map<string, Grant & { givenAt: number }>();
  const tokens = new Map<string, Grant>();

  return {
    giveCode(grant: Grant, now: Date): string {
      const code = createToken().slice(0, 30);
      codes.set(code, { ...grant, givenAt: now.getTime() });
      return code;
    },
    /** The grant of a code that fits in every respect; the code is spent whether it fits or not. */
    takeCode(
      code: string,
      asked: { clientId: string; redirectUri: string; verifier: string },
      now: Date,
    ): Grant | null {
      const grant = codes.get(code);
      codes.delete(code);
      if (grant === undefined || now.getTime() - grant.givenAt > codeLifeMs) return null;
      if (grant.clientId !== asked.clientId || grant.redirectUri !== asked.redirectUri) return null;
      const challenge = createHash("sha256").update(asked.verifier).digest("base64url");
      return grant.challenge === null || grant.challenge === challenge ? grant : null;
    },
    giveToken(grant: Grant): string {
      const token = createToken();
      tokens.set(token, grant);
      return token;
    },
    ofToken: (token: string): Grant | null => tokens.get(token) ?? null,
  };
}
export type Grants = ReturnType<typeof createGrants>;
