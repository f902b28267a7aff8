import { type Call, isMember, memberName, stringValue } from "../engine/nodes.ts";
import type { Type } from "../engine/types.ts";
import type { Infer } from "./context.ts";

/** The class that `Structures.get("Guild")` gives. */
export const structureAsked = (infer: Infer, call: Call): Type | undefined => structureOf(infer, call, "get");

/** The class that the second argument of `Structures.extend("Guild", Guild => …)` is given. */
export const structureExtended = (infer: Infer, call: Call): Type | undefined =>
  structureOf(infer, call, "extend");

function structureOf(infer: Infer, { callee, arguments: [first] }: Call, method: string): Type | undefined {
  if (!isMember(callee) || memberName(callee) !== method) return undefined;
  const owner = infer.typeOf(callee.object);
  const name = stringValue(first);
  const isStructures = owner?.kind === "class" && owner.name === "Structures";
  return isStructures && name && infer.table.hasClass(name)
    ? { kind: "class", name, weak: false }
    : undefined;
}
