import OpenAI, { APIConnectionTimeoutError, APIError } from "openai";
import type { Env } from "#core/env.ts";
import { limits } from "#core/limits.ts";
import type { AssistantFailure } from "#core/vocabulary.ts";

export type ModelMessage = { role: "system" | "user" | "assistant"; content: string };
export type Endpoint = { baseUrl: string; model: string; apiKey: string | undefined };

/** Where answers are written; null on an installation without a model. Only the operator's settings name it. */
export function endpointOf({ AI_BASE_URL, AI_MODEL, AI_API_KEY }: Env): Endpoint | null {
  if (AI_BASE_URL === undefined || AI_MODEL === undefined) return null;
  return { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY };
}

/** An answer that did not come to its end by itself. */
export class ModelFailure extends Error {
  readonly failure: AssistantFailure;
  constructor(failure: AssistantFailure, cause?: unknown) {
    super(failure, { cause });
    this.name = "ModelFailure";
    this.failure = failure;
  }
}

const tooMany = 429;

function failureOf(error: unknown, hasBegun: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (error instanceof APIConnectionTimeoutError) return new ModelFailure("timeout", error);
  if (error instanceof APIError && error.status === tooMany) return new ModelFailure("busy", error);
  // What cannot be read was sent by something that speaks another language, or broke off.
  if (hasBegun || error instanceof SyntaxError) return new ModelFailure("broken", error);
  return new ModelFailure("unavailable", error);
}

/**
 * The pieces of an answer as the model writes them. Ends early, without an error, when `signal` ends it: the
 * connection is closed, so that the model stops as well. Throws a ModelFailure.
 */
export async function* askModel(
  { baseUrl, model, apiKey }: Endpoint,
  messages: ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? "none",
    organization: null,
    project: null,
    // A question that was refused is asked again by whoever asked it, who sees what it costs.
    maxRetries: 0,
    timeout: limits.assistant.answerMs,
    logLevel: "off",
    // A redirect would carry what people wrote, and the key, to somebody the operator did not name.
    fetchOptions: { redirect: "error" },
  });
  let hasBegun = false;
  let isWhole = false;
  try {
    const stream = await client.chat.completions.create({ model, messages, stream: true }, { signal });
    for await (const chunk of stream) {
      hasBegun = true;
      const choice = chunk.choices?.[0];
      if (choice?.finish_reason) isWhole = true;
      if (typeof choice?.delta?.content === "string") yield choice.delta.content;
    }
  } catch (error) {
    if (signal.aborted) return;
    throw failureOf(error, hasBegun);
  }
  if (!isWhole && !signal.aborted) throw new ModelFailure("broken");
}
