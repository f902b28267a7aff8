import { AppError, type FieldErrors } from "#core/errors.ts";
import type { StagedFile } from "../file-store/index.ts";
import type { SeenFile } from "./look-through.ts";
import type { StoredFile } from "./project-contents.ts";
import { visibleName } from "./project-files.schema.ts";

export type NewFile = StoredFile & { staged: StagedFile };

/** The refusal that names file, line and kind of each secret. */
function refuseSecrets(found: readonly { path: string; line: number; kind: string }[]): AppError {
  const fields: FieldErrors = {};
  for (const { kind, path, line } of found) fields[`${visibleName(path)}:${line}`] ??= { key: kind };
  const [first] = found;
  const place = { path: visibleName(first?.path ?? ""), line: first?.line ?? 0 };
  return new AppError("secrets_found", place, fields);
}

/**
 * The files under their paths. Refuses them when there is a secret in one: of a private project as well, since one tap
 * makes it public.
 */
export function assignPaths(paths: readonly string[], seen: readonly SeenFile[]): NewFile[] {
  const files = seen.map((staged, index) => ({ ...staged, path: paths[index] ?? "", staged }));
  const secrets = files.flatMap(({ path, secrets: found }) => found.map(secret => ({ ...secret, path })));
  if (secrets.length > 0) throw refuseSecrets(secrets);
  return files;
}
