import type { FieldErrors } from "#core/errors.ts";
import type { FileProblem } from "#features/projects/project-files.schema.ts";
import { lookUp } from "#i18n/message.ts";
import { projectFileMessages } from "#i18n/messages/project-files.ts";
import { useLanguage } from "../../translation.tsx";

type Problem = FileProblem | FieldErrors[string];

/** Why something is refused, in the page's language: the same sentences that the server says. */
export function useProblemText(): (problem: Problem) => string {
  const language = useLanguage();
  return ({ key, params }) => lookUp(projectFileMessages, language, key, "list_invalid", params);
}
