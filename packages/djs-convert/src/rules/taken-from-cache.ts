import type { Identifier, ObjectProperty } from "@babel/types";
import { isMember, memberName, parentOf } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import { after, before, type Rewriter } from "./rewriter.ts";

/** Whether something is asked of what a name holds that only a manager has. */
export function usesManager({ tree }: Rewriter, name: Identifier, ofManagers: ReadonlySet<string>): boolean {
  const binding = tree.resolve(name);
  return (
    binding !== null &&
    tree.references(binding).some(one => {
      const use = parentOf(one);
      return isMember(use) && use.object === one && ofManagers.has(memberName(use) ?? "");
    })
  );
}

/** `{ roles }` becomes `{ roles: { cache: roles } }`. */
export function takenFromCache(rewriter: Rewriter, property: ObjectProperty): Edit[] {
  const { value } = property;
  return property.shorthand
    ? [after(property, `: { cache: ${rewriter.text(value)} }`)]
    : [before(value, "{ cache: "), after(value, " }")];
}
