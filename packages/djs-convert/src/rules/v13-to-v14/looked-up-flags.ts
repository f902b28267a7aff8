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
 * `Permissions.FLAGS[name]`: what the name holds is written as it is now, where it is there for that alone. Permissions are
 * so anyway, as nothing answers to their old names, and a person is told what else reads them. Texts that are called
 * permissions are written wherever they stand; of all others a person is told.
 */
export function flagLookedUp(rewriter: Rewriter, owner: string, flag: Member): void {
  const { property: key } = flag;
  const held = heldBy(rewriter, key);
  const names = (held?.values ?? []).flatMap(alternatives);
  const areFlags = names.length > 0 && names.every(one => isFlag(owner, one));
  const isAlone = areFlags && held?.reads.every(looksFlagUp);
  const isPermission = owner === "Permissions";
  if (isAlone || (areFlags && isPermission))
    for (const one of names) {
      if (renameFlag(rewriter, owner, one, true)) besideNamed(rewriter, owner, one);
    }
  if (!isAlone && (areFlags || !isPermission || !isCalledPermission(rewriter, key)))
    rewriter.flag("14-058", flag, "behaviour");
}

/** `command.permissions.forEach(one => f(Permissions.FLAGS[one]))`. */
function isCalledPermission({ tree }: Rewriter, key: Node): boolean {
  const binding = key.type === "Identifier" ? tree.resolve(key) : null;
  const list = binding ? listWalkedBy(binding) : null;
  return isPermissionHolder(lastName(list ?? key));
}

const isFlag = (owner: string, name: Node): boolean => flagName(owner, stringValue(name) ?? "") !== undefined;

const looksFlagUp = (name: Node): boolean => {
  const flag = parentOf(name);
  return (
    isMember(flag) && flag.property === name && isMember(flag.object) && memberName(flag.object) === "FLAGS"
  );
};
