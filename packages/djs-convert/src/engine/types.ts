import type { ArrayExpression, Class, ObjectExpression } from "@babel/types";
import type { Func } from "./nodes.ts";

/**
 * What is known about a value. `weak` when only a parameter's name or position says it. `foreign` belongs to another
 * package or is a plain value of the language: never discord.js. `made` was made here with `new`, not received.
 */
export type Type =
  | { kind: "instance"; names: readonly string[]; weak: boolean; own?: OwnClass; made?: boolean }
  | { kind: "class"; name: string; weak: boolean; own?: OwnClass }
  | { kind: "collection"; of: Type | undefined; weak: boolean }
  | { kind: "promise"; of: Type | undefined; weak: boolean }
  | {
      kind: "array";
      of: Type | undefined;
      weak: boolean;
      /** What stands first, where it is a pair. */
      key?: Type;
    }
  | { kind: "enum" | "enumObject"; name: string; weak: boolean }
  | {
      kind: "module" | "constants" | "number" | "boolean" | "bigint" | "nothing" | "foreign";
      weak: boolean;
    }
  | { kind: "string"; weak: boolean /** What another file has written. */; text?: string }
  | { kind: "function"; func: Func; weak: boolean }
  | { kind: "method"; owner: Type; name: string; result: string; weak: boolean }
  | { kind: "object"; node: ObjectExpression; weak: boolean }
  | { kind: "list"; node: ArrayExpression; of: Type | undefined; weak: boolean }
  | Elsewhere;

/**
 * An object or a function of another file, or all that the file exports: what it has and gives is known, where it is
 * written is not of this file.
 */
export type Elsewhere = {
  kind: "elsewhere";
  what: "object" | "function" | "module";
  member: (name: string) => Type | undefined;
  result: () => Type | undefined;
  /** Whether an object that is written out has nothing of this name. */
  lacks?: (name: string) => boolean;
  weak: boolean;
};

/** A class of the bot's own; of another file only what it has is known. `isOpen` where it may have more. */
export type OwnClass =
  | Class
  | {
      member: (name: string, isStatic: boolean) => Type | undefined;
      isOpen: boolean;
      /** Whether the class of a package that it extends gets what it is made with first. */
      handsOn: boolean;
      /** Whether its constructor has options for where it is given none. */
      hasOptions: boolean;
    };

export const plain = {
  module: { kind: "module", weak: false },
  constants: { kind: "constants", weak: false },
  string: { kind: "string", weak: false },
  number: { kind: "number", weak: false },
  boolean: { kind: "boolean", weak: false },
  bigint: { kind: "bigint", weak: false },
  nothing: { kind: "nothing", weak: false },
  foreign: { kind: "foreign", weak: false },
} as const satisfies Record<string, Type>;

export const instance = (names: readonly string[], weak: boolean): Type => ({
  kind: "instance",
  names,
  weak,
});

/** A method of which nothing is known but its name: what it gives depends on what it is called with. */
export const methodOf = (owner: Type, name: string): Type => ({
  kind: "method",
  owner,
  name,
  result: "",
  weak: owner.weak,
});

/** `[id, message]`, which collections and lists are walked through by. */
export const pair = (key: Type, of: Type | undefined, weak: boolean): Type => ({
  kind: "array",
  of,
  weak,
  key,
});

export const isObject = (type: Type | undefined): boolean =>
  type?.kind === "object" || (type?.kind === "elsewhere" && type.what === "object");

export const isFunction = (type: Type | undefined): boolean =>
  type?.kind === "function" || (type?.kind === "elsewhere" && type.what === "function");

/** What is known about a value, and no more than likely; so is all that it has and gives. */
export function weaken(type: Type | undefined): Type | undefined {
  if (type === undefined || type.weak) return type;
  if (type.kind !== "elsewhere") return { ...type, weak: true };
  const { member, result } = type;
  return { ...type, member: name => weaken(member(name)), result: () => weaken(result()), weak: true };
}

const simple: Readonly<Record<string, Type | undefined>> = {
  s: plain.string,
  n: plain.number,
  b: plain.boolean,
  i: plain.bigint,
  v: plain.nothing,
  "?": undefined,
};

// Nobody writes a cast in JavaScript: a channel is used as the kind that it is known to be.
const channels: Readonly<Record<string, readonly string[]>> = {
  Channel: ["TextChannel", "VoiceChannel", "CategoryChannel", "DMChannel"],
  GuildChannel: ["TextChannel", "VoiceChannel", "CategoryChannel"],
};

const readCertain = new Map<string, Type | undefined>();
const readWeak = new Map<string, Type | undefined>();

/** Reads the short form of src/tables/read-table.ts. Of overloads the first. */
export function readType(text: string, weak: boolean): Type | undefined {
  const known = weak ? readWeak : readCertain;
  if (known.has(text)) return known.get(text);
  const type = parseType(text, weak);
  known.set(text, type);
  return type;
}

function parseType(text: string, weak: boolean): Type | undefined {
  const slash = text.indexOf("/");
  const first = slash < 0 ? text : text.slice(0, slash);
  if (first in simple) return weak ? weaken(simple[first]) : simple[first];
  const rest = first.slice(1);
  if (first[0] === "~") return { kind: "promise", of: readType(rest, weak), weak };
  if (first[0] === "#") return { kind: "collection", of: readType(rest, weak), weak };
  if (first[0] === "[") return { kind: "array", of: readType(rest, weak), weak };
  if (first[0] === "%") return { kind: "enum", name: rest, weak };
  const names = first.split("|").flatMap(name => (/^[A-Z]/.test(name) ? (channels[name] ?? name) : []));
  return names.length > 0 ? instance(names, weak) : undefined;
}

/** Of two things that a value may be, the better known; instances are joined. */
export function join(a: Type | undefined, b: Type | undefined): Type | undefined {
  if (!a || a.kind === "nothing") return b ?? a;
  if (!b || b.kind === "nothing") return a;
  if (a.kind === "instance" && b.kind === "instance") {
    const names = [...new Set([...a.names, ...b.names])];
    return names.length === a.names.length ? a : instance(names, a.weak || b.weak);
  }
  // "None" instead of a role: what matters is the role.
  if (a.kind === "instance" || b.kind === "instance") return a.kind === "instance" ? a : b;
  // `members = [...members]`: until then it is a collection.
  if (a.kind === "collection" || b.kind === "collection") return a.kind === "collection" ? a : b;
  return a.weak && !b.weak ? b : a;
}

/** What is waited for. */
export const settled = (type: Type | undefined): Type | undefined =>
  type?.kind === "promise" ? type.of : type;
