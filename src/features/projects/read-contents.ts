import * as fs from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { AppError, type FieldErrors } from "#core/errors.ts";
import { type Secret, scanSecrets } from "#secret-scan";
import type { StagedFile } from "../file-store/index.ts";
import type { StoredFile } from "./project-contents.ts";
import { visibleName } from "./project-files.schema.ts";
import { textOf } from "./read-text.ts";

/** What can be searched for secrets: whatever the encoding, they are written in ASCII letters. */
function searchableOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  return new TextDecoder("latin1").decode(bytes);
}

export type FoundSecret = Pick<Secret, "kind" | "path" | "line">;

/** The refusal that names file, line and kind of each secret, never its value. */
export function refuseSecrets(found: readonly FoundSecret[]): AppError {
  const fields: FieldErrors = {};
  for (const { kind, path, line } of found) fields[`${visibleName(path)}:${line}`] ??= { key: kind };
  const [first] = found;
  return new AppError(
    "secrets_found",
    { path: visibleName(first?.path ?? ""), line: first?.line ?? 0 },
    fields,
  );
}

export type NewFile = StoredFile & { staged: StagedFile };

/**
 * Looks into each staged file, one at a time: whether it is text, and whether a secret stands in it. Private projects
 * are looked at as well: one tap makes them public.
 */
export async function readStaged(
  paths: readonly string[],
  staged: readonly StagedFile[],
): Promise<NewFile[]> {
  const files: NewFile[] = [];
  const secrets: FoundSecret[] = [];
  for (const [index, one] of staged.entries()) {
    const path = paths[index] ?? "";
    const bytes = await fs.readFile(one.file);
    const text = textOf(bytes);
    secrets.push(...scanSecrets(path, text ?? searchableOf(bytes)));
    files.push({ path, hash: one.hash, sizeBytes: one.sizeBytes, isText: text !== null, staged: one });
    // A large file takes some milliseconds: others are served in between.
    await setImmediate();
  }
  if (secrets.length > 0) throw refuseSecrets(secrets);
  return files;
}
