import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { AppError, type ErrorCode, type ErrorParams, errorTable, type FieldErrors } from "#core/errors.ts";
import type { Language } from "#core/vocabulary.ts";
import { errorText } from "#i18n/error-text.ts";
import { lookUp } from "#i18n/message.ts";
import { projectFileMessages } from "#i18n/messages/project-files.ts";
import { secretMessages } from "#i18n/messages/secrets.ts";
import { validationMessages } from "#i18n/messages/validation.ts";
import type { ApiEnv } from "./api-env.ts";

/** Every refusal has this shape. `error` is text in the language of the request, `code` is for programs. */
export const ApiError = z
  .object({
    error: z.string(),
    code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
    /** Messages by field of the form. */
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string(),
  })
  .openapi("ApiError");
export type ApiError = z.output<typeof ApiError>;

/** The `responses` of a route for its refusals; each status is described by the codes it may carry. */
export function refusals<Code extends ErrorCode>(...codes: Code[]) {
  const byStatus = Map.groupBy(codes, code => errorTable[code].status);
  const entries = [...byStatus].map(([status, list]) => [
    status,
    { description: list.join(", "), content: { "application/json": { schema: ApiError } } },
  ]);
  // The statuses are those of the codes by construction; Object.fromEntries forgets them.
  return Object.fromEntries(entries) as {
    [Status in (typeof errorTable)[Code]["status"]]: {
      description: string;
      content: { "application/json": { schema: typeof ApiError } };
    };
  };
}

const fieldText = (language: Language, key: string, params?: ErrorParams): string => {
  if (Object.hasOwn(projectFileMessages.en, key))
    return lookUp(projectFileMessages, language, key, "files_required", params);
  if (Object.hasOwn(secretMessages.en, key))
    return lookUp(secretMessages, language, key, "private-key", params);
  return lookUp(validationMessages, language, key, "invalid", params);
};

const fieldTexts = (fields: FieldErrors, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { key, params }]) => [field, fieldText(language, key, params)]),
  );

/** The answer of a refusal. */
export function answerRefusal(c: Context<ApiEnv>, refusal: AppError): Response {
  const language = c.get("language");
  const requestId = c.get("requestId");
  const fields = fieldTexts(refusal.fields ?? {}, language);
  const params = { reference: requestId, reason: Object.values(fields)[0] ?? "", ...refusal.params };
  const body: ApiError = {
    error: errorText(language, refusal.code, { params }),
    code: refusal.code,
    ...(refusal.fields && { fields }),
    requestId,
  };
  return c.json(body, errorTable[refusal.code].status);
}

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // Hono's own: a body that is no JSON, or of another type than the route takes.
  if (error instanceof HTTPException && error.status < 500)
    return new AppError(error.status === 415 ? "unsupported_media_type" : "bad_request");
  return new AppError("internal");
}

/** Turns whatever was thrown into an answer. What is not ours to tell goes to the log, with the reference id. */
export function answerError(error: unknown, c: Context<ApiEnv>): Response {
  const refusal = asRefusal(error);
  if (refusal.code === "internal") c.get("log").error({ err: error }, "request failed");
  return answerRefusal(c, refusal);
}
