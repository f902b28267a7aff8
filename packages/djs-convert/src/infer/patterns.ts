import { keyName, type Node, parentOf } from "../engine/nodes.ts";
import { pair, plain, type Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";
import { elementAt, memberOf } from "./members.ts";

/** What a value gives when it is walked through: a collection gives pairs. */
export function elementOf(type: Type | undefined): Type | undefined {
  if (type?.kind === "array" || type?.kind === "list") return type.of;
  if (type?.kind === "collection") return pair(plain.string, type.of, type.weak);
  return type?.kind === "foreign" ? type : undefined;
}

/** `y` of `[x, y]`. */
function ofPlace(infer: Infer, part: Node, type: Type | undefined): Type | undefined {
  const list = parentOf(part);
  if (list?.type !== "ArrayPattern") return type;
  const isPlaced = type?.kind === "list" || (type?.kind === "array" && type.key);
  const index = list.elements.findIndex(one => one === part);
  return isPlaced ? elementAt(infer, type, index) : elementOf(type);
}

/** A list of which nothing else is known. */
export const anyList: Extract<Type, { kind: "array" }> = { kind: "array", of: undefined, weak: false };

/** Follows `{ a: { b } }` and `[x, y]` down to one name. */
export function throughPattern(
  infer: Infer,
  pattern: Node,
  identifier: Node,
  type: Type | undefined,
): Type | undefined {
  if (pattern === identifier) return type;
  const path: Node[] = [];
  for (let at: Node | undefined = identifier; at && at !== pattern; at = parentOf(at)) path.unshift(at);
  let current = type;
  for (const part of path) {
    if (part.type === "ObjectProperty") {
      const name = keyName(part);
      const next: Type | undefined = name === undefined ? undefined : memberOf(infer, current, name);
      current = next ?? (name && !current ? infer.byName(name, true) : undefined);
    } else if (part.type === "RestElement") {
      if (parentOf(part)?.type === "ArrayPattern") return { ...anyList, of: elementOf(current) };
      // `{ Client, ...rest }` of the package: what is left of it.
      return current?.kind === "module" ? current : undefined;
    } else current = ofPlace(infer, part, current);
  }
  return current;
}
