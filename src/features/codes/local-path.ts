/**
 * The path inside a code that `reference`, written in the file `from`, leads to. Null for what lies elsewhere:
 * other origins, `data:`, fragments, bare module names, or above the code's own folder.
 */
export function localPath(from: string, reference: string): string | null {
  const [path = ""] = reference.trim().split(/[?#]/, 1);
  if (path === "" || path.startsWith("//") || /^[a-z][a-z\d+.-]*:/i.test(path)) return null;
  const segments = path.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const segment of decoded(path).split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return null;
  }
  return segments.join("/");
}

/** A module's specifier is an address only when it begins like one; `react` is a name. */
export const localModulePath = (from: string, specifier: string): string | null =>
  /^\.{0,2}\//.test(specifier) ? localPath(from, specifier) : null;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
