import { z } from "zod";
import { readLimited } from "#core/limited-body.ts";
import { limits } from "#core/limits.ts";
import { PaymentError } from "./provider.ts";

type Call = { method?: "GET" | "POST" | "PATCH"; body?: unknown };
export type PaddleClient = (path: string, call?: Call) => Promise<unknown>;

const Answer = z.object({ data: z.unknown() });
const Refusal = z.object({ error: z.object({ code: z.string().regex(/^[\w.-]{1,100}$/) }) });

async function readJson(response: Response): Promise<unknown> {
  try {
    const bytes = await readLimited(response, limits.billing.providerAnswerMaxBytes);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}

/** Refusals that pass: too slow, locked (half an hour around a renewal) or changed at the same time, too many. */
const passing = new Set([408, 409, 429]);

/** Paddle's API. What it answers is handed on unread; errors carry its code and nothing that it says about people. */
export function createPaddleClient({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }): PaddleClient {
  return async (path, { method = "GET", body } = {}) => {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${apiKey}`,
        "paddle-version": "1",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limits.billing.providerTimeoutMs),
      redirect: "error",
    }).catch(error => {
      const isSlow = error instanceof Error && error.name === "TimeoutError";
      throw new PaymentError(isSlow ? "timeout" : "unreachable", false);
    });
    const json = await readJson(response);
    if (!response.ok) {
      const refusal = Refusal.safeParse(json);
      const code = refusal.success ? refusal.data.error.code : `HTTP ${response.status}`;
      throw new PaymentError(code, response.status < 500 && !passing.has(response.status));
    }
    const answer = Answer.safeParse(json);
    if (!answer.success) throw new PaymentError("unreadable answer", false);
    return answer.data.data;
  };
}
