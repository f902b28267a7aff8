import { OpenAPIHono } from "@hono/zod-openapi";
import { AppError } from "#core/errors.ts";
import { fieldErrors } from "#features/context/index.ts";
import type { ApiEnv } from "./api-env.ts";
import { answerRefusal } from "./api-error.ts";

type Issue = { code?: string; path: readonly PropertyKey[]; message: string; origin?: unknown };

/** What zod says in its own words becomes a key of the catalogue; a message that a schema names stays. */
function withKey(issue: Issue): Issue {
  if (issue.code === "invalid_type" && /received (undefined|null)$/.test(issue.message))
    return { ...issue, message: "required" };
  const size = issue.origin === "string" && { too_big: "too_long", too_small: "too_short" }[issue.code ?? ""];
  return size && /^Too (big|small)/.test(issue.message) ? { ...issue, message: size } : issue;
}

/** A router whose routes refuse input that does not fit their schemas with 422 and a text at each field. */
export function createRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const fields = fieldErrors(result.error.issues.map(issue => withKey(issue as Issue)));
      return answerRefusal(c, new AppError("validation_failed", {}, fields));
    },
  });
}
