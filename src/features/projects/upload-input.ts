import { z } from "zod";
import { AppError, type FieldErrors } from "#core/errors.ts";
import { limits } from "#core/limits.ts";
import { projectFileMessages } from "#i18n/messages/project-files.ts";
import { fieldErrors } from "../context/index.ts";
import { ProjectDescription, ProjectName, ProjectTags, withBounds } from "./project.schema.ts";
import { cleanPath, filePathProblem, folderProblem, visibleName } from "./project-files.schema.ts";
import { refuse, type Upload } from "./upload.ts";

/** JSON inside a field of the form. */
const Json = z.string().transform((text, ctx): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue({ code: "custom", message: "list_invalid" });
    return z.NEVER;
  }
});
const List = Json.pipe(z.array(z.string("list_invalid"), "list_invalid"));
const Flag = z.enum(["true", "false"]).transform(text => text === "true");
const given = z.literal("true", "agreement_required");

const details = {
  projectName: ProjectName,
  description: ProjectDescription,
  tags: Json.pipe(ProjectTags),
  isPrivate: Flag,
};
const lists = { addedFolders: List.default([]) };

/** What the upload form says beside its files. */
export const CreateFields = z.object({
  ...details,
  ...lists,
  agreedTerms: given,
  affirmedRights: given,
  adult: Flag.default(false),
});

/** What the editor says; details that it leaves out stay as they are. */
export const SaveFields = z.object({
  ...z.object(details).partial().shape,
  ...lists,
  deletedFiles: List.default([]),
  removedImages: List.default([]),
  revision: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .nullable()
    .default(null),
});

/** The first issue of each field, in the words of the projects where they have any. */
function errorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const own = issues.filter(issue => Object.hasOwn(projectFileMessages.en, issue.message));
  const named = own.map(issue => [issue.path.map(String).join("."), { key: issue.message }] as const);
  return withBounds({ ...fieldErrors(issues), ...Object.fromEntries(named.toReversed()) });
}

/** Reads the form's fields, or refuses them with a message at each that is wrong. */
export function parseFields<Schema extends z.ZodType>(schema: Schema, upload: Upload): z.output<Schema> {
  const result = schema.safeParse(Object.fromEntries(upload.fields), {
    error: issue => (issue.input === undefined ? "required" : "invalid"),
  });
  if (result.success) return result.data;
  throw new AppError("validation_failed", {}, errorsOf(result.error.issues));
}

/** Which path belongs to which file: `pathsJson` wins over the comma-joined `paths` (decision 5). */
function readPaths(upload: Upload): string[] {
  if (upload.fields.has("pathsJson")) return parseFields(z.object({ pathsJson: List }), upload).pathsJson;
  const joined = upload.fields.get("paths") ?? "";
  return joined === "" ? [] : joined.split(",");
}

/** The paths of the files and of the added folders, clean and allowed. */
export function parsePaths(upload: Upload, addedFolders: readonly string[]): string[] {
  const paths = readPaths(upload).map(cleanPath);
  const counts = { files: upload.files.length, paths: paths.length };
  if (counts.files !== counts.paths) throw new AppError("paths_mismatch", counts);
  if (addedFolders.length > limits.project.foldersMax)
    throw refuse({
      addedFolders: { key: "folders_too_many", params: { max: limits.project.foldersMax } },
    });
  const refused = (list: readonly string[], problemOf: typeof filePathProblem) =>
    list.flatMap(path => {
      const problem = problemOf(path);
      return problem ? [[visibleName(path), problem] as const] : [];
    });
  const wrong = [...refused(paths, filePathProblem), ...refused(addedFolders, folderProblem)];
  if (wrong.length > 0) throw refuse(Object.fromEntries(wrong));
  return paths;
}
