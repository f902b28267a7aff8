import "#core/zod-in-browser.ts";
import { z } from "zod";
import type { FieldErrors } from "#core/errors.ts";
import { limits } from "#core/limits.ts";

/** What people say about a project. Messages are keys of i18n/messages/project-files.ts. */

const { nameMin, nameMax, descriptionMin, descriptionMax } = limits.project;
const { tagsMax, tagMax } = limits.library;

const bounds: Record<string, Record<string, number>> = {
  project_name_length: { min: nameMin, max: nameMax },
  project_description_length: { min: descriptionMin, max: descriptionMax },
  tag_too_long: { max: tagMax },
  tags_too_many: { max: tagsMax },
};

/** The fields' errors with the numbers that their texts name. */
export const withBounds = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).map(([field, { key, params }]) => [
      field,
      { key, params: { ...bounds[key], ...params } },
    ]),
  );

/** Controls and forced directions, which could make a line look like another. Line breaks stay where they may stand. */
const unseen = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu;
const Line = z
  .string()
  .transform(text => text.normalize("NFC").replace(unseen, "").replace(/\s+/g, " ").trim());
const Text = z
  .string()
  .transform(text => text.normalize("NFC").replace(/\r\n?/g, "\n").replace(unseen, "").trim());

const between = (min: number, max: number, message: string) => z.string().min(min, message).max(max, message);

export const ProjectName = Line.pipe(between(nameMin, nameMax, "project_name_length"));
export const ProjectDescription = Text.pipe(
  between(descriptionMin, descriptionMax, "project_description_length"),
);
export const ProjectTag = Line.pipe(z.string().min(1, "tag_empty").max(tagMax, "tag_too_long"));

/** The first of tags that differ in upper and lower case only. */
const once = (tags: string[]): string[] => {
  const keys = tags.map(tag => tag.toLowerCase());
  return tags.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
};

export const ProjectTags = z
  .array(ProjectTag, "list_invalid")
  .max(limits.project.filesMax, "tags_too_many")
  .transform(once)
  .pipe(z.array(z.string()).max(tagsMax, "tags_too_many"));

/** The details of a project as form and API take them. */
export const ProjectDetails = z.object({
  name: ProjectName,
  description: ProjectDescription,
  tags: ProjectTags,
  isPrivate: z.boolean(),
});
export type ProjectDetails = z.output<typeof ProjectDetails>;
