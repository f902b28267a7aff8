import type { ErrorCode } from "#core/errors.ts";
import type { Language } from "#core/vocabulary.ts";
import { languageOfPath } from "./language.ts";

/** The body of every refusal of the API. `error` and `fields` are texts in the language of the page. */
type Refusal = { error: string; code: ErrorCode; fields?: Record<string, string>; requestId: string };

/** A refusal of the API, or no answer at all (`code` null): then the message is the browser's. */
export class ApiFailure extends Error {
  readonly code: ErrorCode | null;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly requestId: string | null;

  constructor(status: number, refusal: Partial<Refusal>, cause?: unknown) {
    super(refusal.error ?? "", { cause });
    this.name = "ApiFailure";
    this.status = status;
    this.code = refusal.code ?? null;
    this.fields = refusal.fields ?? {};
    this.requestId = refusal.requestId ?? null;
  }
}

/** The refusal in an answer's body, whatever came. */
export const failureOf = (status: number, body: unknown): ApiFailure =>
  new ApiFailure(status, typeof body === "object" && body !== null ? (body as Partial<Refusal>) : {});

export type ApiRequest = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
  /** Default: the language of the page's address. */
  language?: Language;
};

const pageLanguage = (): Language =>
  languageOfPath(typeof location === "undefined" ? "/" : location.pathname);

async function send(path: string, { method = "GET", body, signal, language }: ApiRequest): Promise<Response> {
  try {
    return await fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        "x-language": language ?? pageLanguage(),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure(0, {}, error);
  }
}

/** An answer that breaks off is no empty one; of a refusal the status says enough. */
const broken =
  (response: Response, { signal }: ApiRequest) =>
  (error: unknown): undefined => {
    if (!response.ok) return undefined;
    throw signal?.aborted ? error : new ApiFailure(0, {}, error);
  };

/**
 * Calls our API (`path` begins with /api/) and returns its JSON, or undefined for an empty answer.
 * Throws an ApiFailure; an aborted call throws what the browser throws.
 */
export async function callApi<Answer = void>(path: string, request: ApiRequest = {}): Promise<Answer> {
  const response = await send(path, request);
  const isJson = response.headers.get("content-type")?.includes("json") === true;
  const body: unknown = isJson ? await response.json().catch(broken(response, request)) : undefined;
  // Our own API under the same version: its contract is checked by its tests, not again in every browser.
  if (response.ok) return body as Answer;
  throw failureOf(response.status, body);
}
