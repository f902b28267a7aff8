import { methodCalls } from "../engine/method-calls.ts";
import { isFunc, isWithin, type Node } from "../engine/nodes.ts";
import type { Rewriter } from "./rewriter.ts";

/**
 * `broadcastEval(client => client.user.setActivity("a", { type: "WATCHING" }))`: such a function is sent as a text, and
 * has none of the names of its file where it runs. What was put in for it is taken from the package there.
 */
export function withoutFile(rewriter: Rewriter): void {
  const scripts = methodCalls(rewriter.tree, "broadcastEval").flatMap(({ arguments: [script] }) =>
    script && isFunc(script) ? [script] : [],
  );
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
