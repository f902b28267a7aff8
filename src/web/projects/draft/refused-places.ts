/** What the server refused, by the place where it is said; texts in the language of the page. */
export type RefusedPlaces = {
  /** By field: name, description, tags. */
  details: Record<string, string>;
  /** `path` is null where all files together are meant. */
  files: { path: string | null; text: string }[];
  images: string[];
  /** What belongs to nothing that can be seen. */
  rest: string[];
};

const detailNames = new Map([
  ["projectName", "name"],
  ["description", "description"],
  ["tags", "tags"],
]);
const filesFields = ["files", "paths", "pathsJson", "addedFolders", "deletedFiles"];
const imageFields = ["newImages", "removedImages"];
const unseenFields = ["isPrivate", "revision", "agreedTerms", "affirmedRights", "adult"];

/** Fields of the form have names that are ours and are never shown; every other name is a path of the user's. */
export function refusedPlaces(fields: Readonly<Record<string, string>>): RefusedPlaces {
  const places: RefusedPlaces = { details: {}, files: [], images: [], rest: [] };
  for (const [field, text] of Object.entries(fields)) {
    // One tag of several is named by its place in the list.
    const detail = detailNames.get(/^tags\.\d+$/.test(field) ? "tags" : field);
    if (detail !== undefined) places.details[detail] ??= text;
    else if (imageFields.includes(field)) places.images.push(text);
    else if (filesFields.includes(field)) places.files.push({ path: null, text });
    else if (unseenFields.includes(field)) places.rest.push(text);
    else places.files.push({ path: field, text });
  }
  return places;
}
