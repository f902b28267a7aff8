/** The address of a page of a list whose filters stand in the address. */
export function listAddress(
  path: string,
  search: URLSearchParams,
  changes: Record<string, string | number>,
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === "" || (name === "page" && value === 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next.size === 0 ? path : `${path}?${next}`;
}
