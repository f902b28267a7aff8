import type { FieldErrors } from "#core/errors.ts";
import { ProjectDetails, withBounds } from "#features/projects/project.schema.ts";
import type { ProjectDetail } from "#features/projects/project-view.schema.ts";
import { projectFileMessages } from "#i18n/messages/project-files.ts";

export type DetailsDraft = { name: string; description: string; tags: string[]; isPrivate: boolean };

export const emptyDetails: DetailsDraft = { name: "", description: "", tags: [], isPrivate: false };

export const detailsOf = ({ name, description, tags, isPrivate }: ProjectDetail): DetailsDraft => ({
  name,
  description,
  tags,
  isPrivate,
});

export const sameDetails = (a: DetailsDraft, b: DetailsDraft): boolean =>
  a.name === b.name &&
  a.description === b.description &&
  a.isPrivate === b.isPrivate &&
  a.tags.join("\n") === b.tags.join("\n");

/** What the server would say of the details, by field; empty when nothing. */
export function detailErrors(draft: DetailsDraft): FieldErrors {
  const result = ProjectDetails.safeParse(draft);
  if (result.success) return {};
  const errors: FieldErrors = {};
  for (const issue of result.error.issues) {
    const key = Object.hasOwn(projectFileMessages.en, issue.message) ? issue.message : "list_invalid";
    errors[String(issue.path[0])] ??= { key };
  }
  return withBounds(errors);
}

export function appendDetails(form: FormData, { name, description, tags, isPrivate }: DetailsDraft): void {
  form.set("projectName", name);
  form.set("description", description);
  form.set("tags", JSON.stringify(tags));
  form.set("isPrivate", String(isPrivate));
}
