import type { NewExpression } from "@babel/types";
import { type Call, isInvocation, isMember, memberName, type Node } from "../engine/nodes.ts";
import type { Tree } from "../engine/scope.ts";
import { importOf, requiredSource } from "../infer/modules.ts";

/** What a file takes from another one: `*` is all of it. */
interface Taken {
  source: string;
  name: string;
}

/** The calls of what another file exports under one of these names. */
export function callsOf(
  tree: Tree,
  isTarget: (source: string) => boolean,
  names: readonly string[],
): (Call | NewExpression)[] {
  return tree.nodes.filter((node): node is Call | NewExpression => {
    const taken = isInvocation(node) ? takenBy(tree, node.callee) : undefined;
    return taken !== undefined && names.includes(taken.name) && isTarget(taken.source);
  });
}

/** `require("./a")`, a name that was imported, and a member of either. */
function takenBy(tree: Tree, callee: Node): Taken | undefined {
  const source = requiredSource(callee);
  if (source !== undefined) return { source, name: "*" };
  if (callee.type === "Identifier") {
    const binding = tree.resolve(callee);
    return binding ? importOf(binding, tree) : undefined;
  }
  if (!isMember(callee) || callee.computed) return undefined;
  const whole = takenBy(tree, callee.object);
  return whole?.name === "*" ? { source: whole.source, name: memberName(callee) ?? "" } : undefined;
}
