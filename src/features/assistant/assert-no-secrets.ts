import { AppError, type FieldErrors } from "#core/errors.ts";
import { scanSecrets } from "#secret-scan";

/** Under this name a question is looked through: as plain text, whatever code stands in it. */
export const questionName = "message.txt";

/** What somebody asks goes to a model's provider: a token in it must not. */
export function assertNoSecrets(text: string): void {
  const found = scanSecrets(questionName, text);
  const [first] = found;
  if (first === undefined) return;
  const fields: FieldErrors = { text: { key: first.kind } };
  throw new AppError("secrets_found", { path: questionName, line: first.line }, fields);
}
