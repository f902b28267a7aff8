import type { z } from "zod";
import { AppError, type FieldErrors } from "#core/errors.ts";
import { validationMessages } from "#i18n/messages/validation.ts";

/** What zod reports by itself, in the words of the catalogue; a message that a schema names wins over this. */
function keyOf(issue: { code: string; input?: unknown; origin?: unknown }): string {
  if (issue.input === undefined || issue.input === null) return "required";
  if (issue.code === "too_big" && issue.origin === "string") return "too_long";
  if (issue.code === "too_small" && issue.origin === "string") return "too_short";
  return "invalid";
}

const isKnown = (key: string) => Object.hasOwn(validationMessages.en, key);

/** The first issue of each field as a key of the catalogue `validation`. Nested fields are joined by dots. */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join(".");
    fields[field] ??= { key: isKnown(issue.message) ? issue.message : "invalid" };
  }
  return fields;
}

/** Parses what came from outside, or refuses it with a message at each wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: keyOf });
  if (result.success) return result.data;
  throw new AppError("validation_failed", {}, fieldErrors(result.error.issues));
}
