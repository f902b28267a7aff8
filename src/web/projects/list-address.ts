type Changes = Record<string, string | null>;

/** The address of the list without language prefix: the present one with some parts changed or taken out. */
export function projectsAddress(search: URLSearchParams, changes: Changes): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === "") next.delete(name);
    else next.set(name, value);
  }
  if (next.get("page") === "1") next.delete("page");
  const text = next.toString();
  return text === "" ? "/projects" : `/projects?${text}`;
}

/** Another filter begins at the first page. */
export const filteredAddress = (search: URLSearchParams, changes: Changes): string =>
  projectsAddress(search, { ...changes, page: null });
