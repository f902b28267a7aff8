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
  const isSent = (node: Node): boolean => scripts.some(script => isWithin(node, script));
  const sent = rewriter.changes.filter(({ node }) => isSent(node)).flatMap(({ edits }) => edits);
  const stayed = rewriter.changes.filter(({ node }) => !isSent(node)).flatMap(({ edits }) => edits);
  for (const edit of sent)
    edit.text = edit.text.replace(names, name => {
      if (!stayed.some(one => one.text.match(names)?.includes(name))) rewriter.names.drop(name);
      return `require('discord.js').${name.split(".").at(-1)}`;
    });
}

function scriptOf(name: Node): Node[] {
  const callee = parentOf(name);
  const call = isMember(callee) && callee.property === name ? parentOf(callee) : undefined;
  const script = isInvocation(call) && call.callee === callee ? call.arguments[0] : undefined;
  return script && isFunc(script) ? [script] : [];
}
