import { hasRoute } from "../route-table.ts";

type Changes = Record<string, string | null>;

/** The page of a code: the present address with some parts changed or taken out, without language prefix. */
export function codeAddress(id: string, search: URLSearchParams, changes: Changes = {}): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === "" ? `/code/${id}` : `/code/${id}?${text}`;
}

/** The versions that `?diff=1..2` compares; null when it names none that are there. */
export function comparedVersions(
  search: URLSearchParams,
  newest: number,
): { from: number; to: number } | null {
  const match = /^(\d{1,6})\.\.(\d{1,6})$/.exec(search.get("diff") ?? "");
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  const isThere = (number: number) => number >= 1 && number <= newest;
  return match !== null && isThere(from) && isThere(to) ? { from, to } : null;
}

/** The version that `?v=` names, or the newest. */
export function shownVersion(search: URLSearchParams, newest: number): number {
  const asked = search.get("v") ?? "";
  return /^\d{1,6}$/.test(asked) && Number(asked) >= 1 && Number(asked) < newest ? Number(asked) : newest;
}

const converters: Record<string, string> = {
  "11": "/djs-v11-to-v12",
  "12": "/djs13",
  "13": "/djs-v13-to-v14",
};

/** Where a code is converted to the next discord.js; null where there is none. */
export function converterAddress(
  { id, discordJs }: { id: string; discordJs: string | null },
  exists: (path: string) => boolean = hasRoute,
): string | null {
  const path = discordJs === null ? undefined : converters[discordJs];
  return path !== undefined && exists(path) ? `${path}?code=${id}` : null;
}
