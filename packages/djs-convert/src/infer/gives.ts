import { plain, type Type } from "../engine/types.ts";

type Gives =
  | "key"
  | "one"
  | "counted"
  | "same"
  | "list"
  | "keys"
  | "mapped"
  | "boolean"
  | "number"
  | "text"
  | "entries"
  | "parts"
  | "result";

const gives = (rows: Partial<Record<Gives, string>>): ReadonlyMap<string, Gives> =>
  new Map(
    (Object.entries(rows) as [Gives, string][]).flatMap(([kind, names]) =>
      names.split(" ").map(name => [name, kind] as const),
    ),
  );

/** What the methods of a collection give. */
export const ofCollections = gives({
  // `resolve` is what a manager has, in files that were converted before.
  one: "get find at ensure resolve",
  counted: "first last random",
  same: "filter sort sorted clone concat each tap sweep intersect difference reverse slice",
  list: "array values findAll filterArray toJSON",
  keys: "keys keyArray",
  mapped: "map flatMap",
  boolean: "has some every delete exists equals",
  entries: "entries",
  parts: "partition",
  result: "reduce",
});
/** What the methods of a list give. */
export const ofLists = gives({
  one: "find pop shift at findLast",
  same: "filter slice concat sort reverse splice values fill",
  entries: "entries",
  mapped: "map flatMap",
  text: "join toString",
  number: "indexOf findIndex push unshift",
  boolean: "includes some every",
});

/** What the functions of the language give. */
export const ofFunctions: ReadonlyMap<string, Type> = new Map<string, Type>([
  ["String", plain.string],
  ["Number", plain.number],
  ["parseInt", plain.number],
  ["parseFloat", plain.number],
  ["Boolean", plain.boolean],
]);
/** Methods that give a text, whatever they are called on. */
export const givesText = new Set(
  "toString toLowerCase toUpperCase toFixed toLocaleString toISOString toDateString toUTCString toLocaleTimeString toLocaleDateString toTimeString trim join replace replaceAll padStart padEnd substring substr charAt codeBlock cleanContent".split(
    " ",
  ),
);

/** What a text's method gives. */
export function ofTexts(name: string): Type {
  if (/^(split|match)$/.test(name)) return { kind: "array", of: plain.string, weak: false };
  if (/^(includes|startsWith|endsWith)$/.test(name)) return plain.boolean;
  return /^(indexOf|lastIndexOf|search|charCodeAt|codePointAt|localeCompare)$/.test(name)
    ? plain.number
    : plain.string;
}
