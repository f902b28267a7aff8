import type { Version } from "#djs-convert";

/** The pages of the converters. */
export const converterIds = ["v12", "v13", "v14"] as const;
export type ConverterId = (typeof converterIds)[number];

type Target = Exclude<Version, 11>;
export type From = Exclude<Version, 14> | "auto";
export type Choice = { from: From; to: Target };

type Kind = Choice & {
  /** Without language prefix. */
  path: string;
};

export const converters: Record<ConverterId, Kind> = {
  v12: { path: "/djs-v11-to-v12", from: 11, to: 12 },
  v13: { path: "/djs13", from: 12, to: 13 },
  v14: { path: "/djs-v13-to-v14", from: 13, to: 14 },
};

/** What an offline visit needs besides the parts of the pages. */
export const converterPaths: readonly string[] = converterIds.map(id => converters[id].path);

export const fromChoices: readonly From[] = ["auto", 11, 12, 13];
export const toChoices: readonly Target[] = [12, 13, 14];

/** Every step from whatever it was. */
export const allSteps: Choice = { from: "auto", to: 14 };

/** Whether there is a step between the two. */
export const isForward = ({ from, to }: Choice): boolean => from === "auto" || from < to;

/** What an address asks for; where it asks for what is not there, the page's own step. */
export function readChoice(id: ConverterId, search: URLSearchParams): Choice {
  const { from, to } = converters[id];
  const asked: Choice = {
    from: fromChoices.find(value => String(value) === search.get("from")) ?? from,
    to: toChoices.find(value => String(value) === search.get("to")) ?? to,
  };
  return isForward(asked) ? asked : { from, to };
}

/** The search of an address with a choice; a page's own step stands in none. */
export function writeChoice(id: ConverterId, search: URLSearchParams, choice: Choice): string {
  const next = new URLSearchParams(search);
  for (const name of ["from", "to"] as const) {
    if (choice[name] === converters[id][name]) next.delete(name);
    else next.set(name, String(choice[name]));
  }
  return next.size === 0 ? "" : `?${next}`;
}

/** Another beginning moves an end that would lie before it, and the other way round. */
export function withFrom(choice: Choice, from: From): Choice {
  const to = toChoices.find(value => isForward({ from, to: value }) && value >= choice.to) ?? 14;
  return { from, to };
}
export function withTo(choice: Choice, to: Target): Choice {
  if (isForward({ from: choice.from, to })) return { from: choice.from, to };
  const before = to === 12 ? 11 : to === 13 ? 12 : 13;
  return { from: before, to };
}
