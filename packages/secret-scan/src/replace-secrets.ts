import type { Secret } from "./secret.ts";

/**
 * The text without these secrets, which a scan of this very text has found. Those that have no replacement stay.
 * Secrets that share a string share some of its changes, which are made once.
 */
export function replaceSecrets(text: string, secrets: readonly Pick<Secret, "edits">[]): string {
  const edits = secrets.flatMap(secret => secret.edits).sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: string[] = [];
  let at = 0;
  let last: (typeof edits)[number] | undefined;
  for (const edit of edits) {
    const isSame = last?.start === edit.start && last.end === edit.end && last.text === edit.text;
    if (isSame || edit.start < at) continue;
    pieces.push(text.slice(at, edit.start), edit.text);
    at = edit.end;
    last = edit;
  }
  return pieces.join("") + text.slice(at);
}
