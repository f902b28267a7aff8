import { methodCalls } from "../engine/method-calls.ts";
import { isFunc, isWithin, type Node } from "../engine/nodes.ts";
import type { Edit } from "../engine/splice.ts";
import type { Rewriter } from "./rewriter.ts";

/**
 * `broadcastEval(client => client.user.setActivity("a", { type: "WATCHING" }))`: such a function is sent as a text, and
 * has none of the names of its file where it runs. What was put in for it is taken from the package there.
 */
export function withoutFile(rewriter: Rewriter): void {
  const scripts = methodCalls(rewriter.tree, "broadcastEval").flatMap(({ arguments: [script] }) =>
    script && isFunc(script) ? [script] : [],
  );
  if (scripts.length === 0) return;
  const isSent = (node: Node): boolean => scripts.some(script => isWithin(node, script));
  const sent = rewriter.changes.filter(({ node }) => isSent(node)).flatMap(({ edits }) => edits);
  const stayed = rewriter.changes.filter(({ node }) => !isSent(node)).flatMap(({ edits }) => edits);
  takenThere(rewriter, sent, stayed, "'");
}

/** Takes what `sent` has asked for at the head of the file from its package where it is used; `quote` is put around that. */
export function takenThere(
  { names, voiceNames }: Rewriter,
  sent: readonly Edit[],
  stayed: readonly Edit[],
  quote: string,
): void {
  for (const exports of [names, voiceNames]) {
    const { expressions } = exports;
    if (!expressions) continue;
    for (const edit of sent)
      edit.text = edit.text.replace(expressions, name => {
        if (!stayed.some(one => one.text.match(expressions)?.includes(name))) exports.drop(name);
        return `require(${quote}${exports.source}${quote}).${name.split(".").at(-1)}`;
      });
  }
}
