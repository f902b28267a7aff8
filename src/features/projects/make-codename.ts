import { createId } from "#core/ids.ts";

/** The readable name in a project's address: what is Latin of its name, and a few letters that make it the only one. */
export function makeCodename(name: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 40)
    .replace(/^-+|-+$/g, "");
  return `${words || "project"}-${createId(8)}`;
}
