import type { CodeListName } from "#features/codes/codes.schema.ts";

type Changes = Record<string, string | null>;

/** Where each list stands, without language prefix. */
export const listPaths: Record<CodeListName, string> = {
  djs: "/codes/djs",
  web: "/codes/html",
  video: "/codes-yt",
};

/** What a fresh list has anyway does not stand in its address. */
const defaults: Record<string, string> = { page: "1", tab: "all" };

/** The address of a list: the present one with some parts changed or taken out. */
export function codesAddress(list: CodeListName, search: URLSearchParams, changes: Changes = {}): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  for (const [name, value] of [...next]) if (value === "" || defaults[name] === value) next.delete(name);
  const text = next.toString();
  return text === "" ? listPaths[list] : `${listPaths[list]}?${text}`;
}

/** Another filter begins at the first page. */
export const filteredAddress = (list: CodeListName, search: URLSearchParams, changes: Changes): string =>
  codesAddress(list, search, { ...changes, page: null });

export const codeTabs = ["all", "views", "search"] as const;
export type CodeTab = (typeof codeTabs)[number];

/** The tab that an address shows: a search wins, then the order. */
export function tabOf(search: URLSearchParams): CodeTab {
  if ((search.get("q") ?? "") !== "" || search.get("tab") === "search") return "search";
  return search.get("sort") === "views" ? "views" : "all";
}

/** Where a tab leads; the filters stay. */
export function tabAddress(list: CodeListName, search: URLSearchParams, tab: CodeTab): string {
  const plain = { q: null, tab: null, sort: null };
  if (tab === "views") return filteredAddress(list, search, { ...plain, sort: "views" });
  if (tab === "search") return filteredAddress(list, search, { tab: "search", sort: null });
  return filteredAddress(list, search, plain);
}

export const hasFilter = (search: URLSearchParams): boolean =>
  ["q", "tag", "language"].some(name => (search.get(name) ?? "") !== "");
