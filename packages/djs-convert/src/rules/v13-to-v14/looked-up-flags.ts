import {
  isMember,
  lastName,
  type Member,
  memberName,
  type Node,
  parentOf,
  stringValue,
} from "../../engine/nodes.ts";
import { alternatives, heldBy, listWalkedBy } from "../held-values.ts";
import type { Rewriter } from "../rewriter.ts";
import { flagName, renameFlag } from "./flag-names.ts";
import { besideNamed } from "./message-content.ts";
import { isPermissionHolder } from "./permission-names.ts";

/**
 * `Permissions.FLAGS[name]`: what the name holds is written as it is now, where it is there for that alone. Texts that are
 * called permissions are, wherever they stand; of all others a person is told.
 */
export function flagLookedUp(rewriter: Rewriter, owner: string, flag: Member): void {
  const { property: key } = flag;
  const held = heldBy(rewriter, key);
  const names = (held?.values ?? []).flatMap(alternatives);
  const areFlags = names.length > 0 && names.every(one => isFlag(owner, one));
  if (areFlags && held?.reads.every(looksFlagUp))
    for (const one of names) {
      if (renameFlag(rewriter, owner, one, true)) besideNamed(rewriter, owner, one);
    }
  else if (owner !== "Permissions" || !isCalledPermission(rewriter, key))
    rewriter.flag("14-058", flag, "behaviour");
}

/** `command.permissions.forEach(one => f(Permissions.FLAGS[one]))`. */
function isCalledPermission({ tree }: Rewriter, key: Node): boolean {
  const binding = key.type === "Identifier" ? tree.resolve(key) : null;
  const list = binding ? listWalkedBy(binding) : null;
  return [key, list].some(one => one && isPermissionHolder(lastName(one)));
}

const isFlag = (owner: string, name: Node): boolean => flagName(owner, stringValue(name) ?? "") !== undefined;

const looksFlagUp = (name: Node): boolean => {
  const flag = parentOf(name);
  return (
    isMember(flag) && flag.property === name && isMember(flag.object) && memberName(flag.object) === "FLAGS"
  );
};
