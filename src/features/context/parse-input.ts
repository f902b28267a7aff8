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

/** Where texts hold U+0000, which no database takes. */
function nullPlaces(value: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof value === "string") return value.includes("\0") ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => nullPlaces(one, [...path, index]));
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  return Object.entries(value).flatMap(([key, one]) => nullPlaces(one, [...path, key]));
}

/** Parses what came from outside, or refuses it with a message at each wrong field. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input, { error: keyOf });
  const issues = result.success
    ? nullPlaces(result.data).map(path => ({ path, message: "invalid" }))
    : result.error.issues;
  if (result.success && issues.length === 0) return result.data;
  throw new AppError("validation_failed", {}, fieldErrors(issues));
}
