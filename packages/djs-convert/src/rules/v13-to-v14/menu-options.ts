import {
  bare,
  isCall,
  isFunc,
  isMember,
  type Member,
  memberName,
  type Node,
  parentOf,
} from "../../engine/nodes.ts";
import { heldBy } from "../held-values.ts";
import { rename } from "../member-rows.ts";
import type { Rewriter } from "../rewriter.ts";

export const partsOfOptions = "default description emoji label value";

/** `menu.options[0].default = true` and `menu.options.find(one => one.value === x)`: options have builders, too. */
export function menuOptions(rewriter: Rewriter, node: Member): void {
  const name = memberName(node);
  if (name === undefined || rewriter.done.has(node) || !isOption(rewriter, bare(node.object))) return;
  rewriter.change("14-T142", node, [rename(node, `data.${name}`)], true);
}

function isOption(rewriter: Rewriter, node: Node, depth = 0): boolean {
  if (isMember(node)) return isList(rewriter, node.object);
  if (isCall(node))
    return (
      isMember(node.callee) && memberName(node.callee) === "find" && isList(rewriter, node.callee.object)
    );
  const binding = node.type === "Identifier" ? rewriter.tree.resolve(node) : null;
  if (!binding) return false;
  const { owner, identifier } = binding;
  if (isFunc(owner)) {
    const call = owner.params[0] === identifier ? parentOf(owner) : undefined;
    const callee = isCall(call) && call.arguments[0] === owner && isMember(call.callee) ? call.callee : null;
    const isWalk =
      callee && /^(every|filter|find|findIndex|forEach|map|some)$/.test(memberName(callee) ?? "");
    return isWalk !== null && isWalk && isList(rewriter, callee.object);
  }
  const loop = owner.type === "VariableDeclarator" ? parentOf(parentOf(owner) ?? owner) : undefined;
  if (loop?.type === "ForOfStatement") return isList(rewriter, loop.right);
  const [held, ...others] = heldBy(rewriter, node)?.values ?? [];
  return held !== undefined && others.length === 0 && depth < 20 && isOption(rewriter, bare(held), depth + 1);
}

/** `menu.options` of a menu that was made here. */
function isList(rewriter: Rewriter, node: Node): boolean {
  const list = bare(node);
  if (!isMember(list) || memberName(list) !== "options") return false;
  const type = rewriter.typeOf(list.object);
  return type?.kind === "instance" && type.made === true && type.names.includes("MessageSelectMenu");
}
