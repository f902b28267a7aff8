import { isFunc, isInvocation, isMember, isWithin, type Node, parentOf } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/**
 * `broadcastEval(client => client.user.setActivity("a", { type: "WATCHING" }))`: such a function is sent as a text, and
 * has none of the names of its file where it runs. What was put in for it is taken from the package there.
 */
export function withoutFile(rewriter: Rewriter): void {
  const scripts = (rewriter.tree.identifiers.get("broadcastEval") ?? []).flatMap(scriptOf);
  const names = scripts.length > 0 ? rewriter.names.expressions : null;
  if (!names) return;
  for (const { node, edits } of rewriter.changes) {
    if (!scripts.some(script => isWithin(node, script))) continue;
    for (const edit of edits)
      edit.text = edit.text.replace(names, name => `require('discord.js').${name.split(".").at(-1)}`);
  }
}

function scriptOf(name: Node): Node[] {
  const callee = parentOf(name);
  const call = isMember(callee) && callee.property === name ? parentOf(callee) : undefined;
  const script = isInvocation(call) && call.callee === callee ? call.arguments[0] : undefined;
  return script && isFunc(script) ? [script] : [];
}
