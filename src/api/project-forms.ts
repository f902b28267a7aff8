import { limits } from "#core/limits.ts";

/**
 * The forms of uploads, described for the documentation of the API only: a schema that checks them would have to hold
 * the whole form in memory. What comes in is checked by the verbs.
 */
const text = (description: string, example = "") => ({ type: "string" as const, description, example });
const list = (description: string, example = "[]") => text(`${description} (a JSON list)`, example);
const flag = (description: string) => ({ type: "string" as const, enum: ["true", "false"], description });
const given = (description: string) => ({ type: "string" as const, enum: ["true"], description });
const binaries = (description: string, maxItems: number) => ({
  type: "array" as const,
  maxItems,
  description,
  items: { type: "string" as const, format: "binary" },
});

const { nameMin, nameMax, descriptionMin, descriptionMax, filesMax, imagesMax } = limits.project;

const details = {
  projectName: text(`${nameMin} to ${nameMax} characters`, "Ticket bot"),
  description: text(`${descriptionMin} to ${descriptionMax} characters`, "Opens a ticket for whoever asks."),
  tags: list("Tags"),
  isPrivate: flag("Private or public"),
};

const files = {
  addedFolders: list("Paths of empty folders"),
  files: binaries("Files, at most 1 MB each and 20 MB in all", filesMax),
  pathsJson: list("The path of each file, in the order of `files`", '["index.js"]'),
  paths: text("The same joined by commas, instead of `pathsJson`; no path may hold a comma then"),
  newImages: binaries("PNG, JPEG, WebP, GIF or AVIF, at most 5 MB each", imagesMax),
};

export const uploadForm = {
  create: {
    type: "object" as const,
    required: [...Object.keys(details), "files", "pathsJson", "agreedTerms", "affirmedRights"],
    properties: {
      ...details,
      ...files,
      agreedTerms: given("Terms of service, privacy policy and project-sharing terms are agreed to"),
      affirmedRights: given("One may share all of it"),
      adult: flag("One is 18, or a guardian agrees; kept, so that it is asked once"),
    },
  },
  save: {
    type: "object" as const,
    properties: {
      ...details,
      deletedFiles: list("Paths of files and folders to delete"),
      removedImages: list("Ids or addresses of images to remove"),
      ...files,
      revision: text("The revision that the editor began from", "1"),
    },
  },
};
